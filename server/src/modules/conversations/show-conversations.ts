import type { Given, Replied } from '@marquee/contract/call'
import type { conversationCalls } from '@marquee/contract/calls/conversations'
import { refuse } from '@marquee/contract/refusals'
import type { Act, Ctx } from '../../platform/act.ts'
import { pageOf } from '../../platform/pages.ts'
import { listConversations, listTalkedAbout } from './conversation-list.store.ts'
import { loadOwnConversation } from './conversations.store.ts'
import { conversationCards, viewTopic } from './conversations.view.ts'
import { listMessages } from './messages.store.ts'
import { viewMessages } from './messages.view.ts'
import { showOne } from './open-conversation.ts'
import { countUnread, listReaderMarks } from './readers.store.ts'
import { readingOf, voiceOf } from './reading.ts'

type List = typeof conversationCalls.brandConversations

/** Conversations of whoever asks, or of the talents of an agent's roster, newest message first. */
export async function showConversations(ctx: Ctx, input: Given<List>): Promise<Replied<List>> {
  const reading = readingOf(ctx.actor)
  const [rows, card] = await Promise.all([
    listConversations(reading, input, ctx.now),
    conversationCards(reading.voice),
  ])
  return pageOf(rows, input.limit, card, ({ conversation }) => [
    conversation.lastAt.toISOString(),
    conversation.id,
  ])
}

/** Campaigns of a brand that have conversations. */
export const showTalkedAbout: Act<typeof conversationCalls.messageCampaigns> = async (ctx, page) => {
  const rows = await listTalkedAbout(ctx.actor.id, page)
  return pageOf(
    rows,
    page.limit,
    ({ campaignId, title, coverUrl, conversations, unread, lastAt }) => ({
      campaign: viewTopic(title === null ? null : { id: campaignId, title, coverUrl }),
      ...{ conversations, unread, lastAt: lastAt.toISOString() },
    }),
    (row) => [row.lastAt.toISOString(), row.campaignId],
  )
}

export const showConversation: Act<typeof conversationCalls.conversation> = async (
  ctx,
  { conversationId },
) => {
  const own = (await loadOwnConversation(conversationId, ctx.actor.id)) ?? refuse('not_found')
  return showOne(ctx, own.id)
}

/** Messages by number, by moment, or by what has changed; with how far everybody has read. */
export const showHistory: Act<typeof conversationCalls.history> = async (
  ctx,
  { conversationId, ...stretch },
) => {
  const { lastNo, rev } = (await loadOwnConversation(conversationId, ctx.actor.id)) ?? refuse('not_found')
  const [rows, marks] = await Promise.all([
    listMessages(conversationId, stretch),
    listReaderMarks(conversationId),
  ])
  return { items: await viewMessages(rows, voiceOf(ctx.actor), ctx.now), lastNo, rev, marks }
}

export const showCounts: Act<typeof conversationCalls.messageCounts> = ({ actor }) =>
  countUnread(readingOf(actor))
