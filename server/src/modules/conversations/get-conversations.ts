import type { CallInput, CallOutput } from '@marquee/contract/call'
import type { conversationCalls } from '@marquee/contract/calls/conversations'
import { fail } from '@marquee/contract/errors'
import { toPage } from '../../platform/database/pagination.ts'
import type { Handler, RequestContext } from '../../platform/handler.ts'
import { listAgenciesIn, listConversationCampaigns, listConversations } from './conversation-list.store.ts'
import { loadOwnConversation } from './conversations.store.ts'
import { conversationCards, loadConversationView, viewTopic } from './conversations.view.ts'
import { countUnread, listReceipts } from './members.store.ts'
import { readerScopeOf, sideOf } from './members.ts'
import { loadOwnHistory } from './messages.store.ts'
import { viewMessages } from './messages.view.ts'

type List = typeof conversationCalls.brandConversations

/** Returns conversations of the caller, or of the talents of an agent's roster, newest message first. */
export async function getConversations(
  ctx: RequestContext,
  input: CallInput<List>,
): Promise<CallOutput<List>> {
  const reader = readerScopeOf(ctx.actor)
  const [rows, card] = await Promise.all([
    listConversations(reader, input, ctx.now),
    conversationCards(reader.side),
  ])
  return toPage(rows, input.limit, card, ({ conversation }) => [
    conversation.lastAt.toISOString(),
    conversation.id,
  ])
}

/** Returns the brand's campaigns that have conversations. */
export const getConversationCampaigns: Handler<typeof conversationCalls.messageCampaigns> = async (
  ctx,
  page,
) => {
  const rows = await listConversationCampaigns(ctx.actor.id, page)
  return toPage(
    rows,
    page.limit,
    ({ campaignId, title, coverUrl, conversations, unread, lastAt }) => ({
      campaign: viewTopic(title === null ? null : { id: campaignId, title, coverUrl }),
      conversations,
      unread,
      lastAt: lastAt.toISOString(),
    }),
    (row) => [row.lastAt.toISOString(), row.campaignId],
  )
}

export const getConversation: Handler<typeof conversationCalls.conversation> = async (
  ctx,
  { conversationId },
) => {
  const own = (await loadOwnConversation(conversationId, ctx.actor.id)) ?? fail('not_found')
  return loadConversationView(ctx, own.id)
}

/** Returns the agencies whose agents have written in a conversation. Fails with `not_found` for a foreign one. */
export const getConversationAgencies: Handler<typeof conversationCalls.conversationAgencies> = async (
  ctx,
  { conversationId },
) => {
  const own = (await loadOwnConversation(conversationId, ctx.actor.id)) ?? fail('not_found')
  return { items: await listAgenciesIn(own.id) }
}

/** Returns messages by number, by moment, or by revision, with the read position of each member. */
export const getHistory: Handler<typeof conversationCalls.history> = async (
  ctx,
  { conversationId, ...range },
) => {
  const [history, receipts] = await Promise.all([
    loadOwnHistory(conversationId, ctx.actor.id, range),
    listReceipts(conversationId),
  ])
  const { conversation, rows } = history ?? fail('not_found')
  return {
    items: await viewMessages(rows, sideOf(ctx.actor), ctx.now),
    lastNo: conversation.lastNo,
    rev: conversation.rev,
    receipts,
  }
}

export const getCounts: Handler<typeof conversationCalls.messageCounts> = ({ actor }) =>
  countUnread(readerScopeOf(actor))
