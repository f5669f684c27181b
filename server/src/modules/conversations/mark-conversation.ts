import type { CallInput, CallOutput } from '@marquee/contract/call'
import type { conversationCalls } from '@marquee/contract/calls/conversations'
import { fail, failField } from '@marquee/contract/errors'
import { accountIdOf, type Handler, type RequestContext } from '../../platform/handler.ts'
import { broadcast } from '../../platform/realtime/broadcast.ts'
import { broadcastReceipts } from './broadcast-to-members.ts'
import { messageReports } from './conversations.ports.ts'
import { type Conversation, loadOwnConversation } from './conversations.store.ts'
import { isHidden } from './conversations.view.ts'
import { advanceReceipt, countUnreadIn, findMember, saveMember } from './members.store.ts'
import { sideOf } from './members.ts'
import { findMessage } from './messages.store.ts'

type Call = typeof conversationCalls.markAction
type Mark = (ctx: RequestContext, conversation: Conversation, input: CallInput<Call>) => Promise<void>

/** Marks a conversation for its reader; the other side only sees the read position. */
export const markConversation: Handler<Call> = async (ctx, input) => {
  const conversation = (await loadOwnConversation(input.conversationId, ctx.actor.id)) ?? fail('not_found')
  await actions[input.action](ctx, conversation, input)
  return show(ctx, conversation)
}

const actions: Record<CallInput<Call>['action'], Mark> = {
  delivered: (ctx, conversation, { no }) =>
    advance(ctx, conversation, { delivered: upTo(conversation, no), read: 0 }),
  read: (ctx, conversation, { no }) => {
    const reached = upTo(conversation, no)
    return advance(ctx, conversation, { delivered: reached, read: reached })
  },
  unread: async (ctx, conversation, { no }) => {
    await saveMember(readerOf(ctx, conversation), { readNo: upTo(conversation, no) - 1 })
    refreshOwn(ctx)
  },
  archive: (ctx, conversation, { on }) =>
    set(ctx, conversation, { archivedNo: on ? conversation.lastNo : null }),
  mute: (ctx, conversation, { on }) => set(ctx, conversation, { isMuted: on }),
  star: (ctx, conversation, { on }) => set(ctx, conversation, { isStarred: on }),
  report: async (ctx, conversation, { no, reason, text }) => {
    const kind = reason ?? failField('reason', 'Please choose a reason.')
    const message = no ? ((await findMessage(conversation.id, no)) ?? fail('not_found')) : null
    const subject = message
      ? ({ noun: 'message', subjectId: message.id } as const)
      : ({ noun: 'conversation', subjectId: conversation.id } as const)
    await messageReports.get().report(ctx, { ...subject, kind, text })
  },
}

async function advance(
  ctx: RequestContext,
  conversation: Conversation,
  to: { delivered: number; read: number },
): Promise<void> {
  const row = await advanceReceipt(readerOf(ctx, conversation), to)
  if (row)
    await broadcastReceipts(
      conversation,
      { accountId: row.accountId, deliveredNo: row.deliveredNo, readNo: row.readNo },
      ctx.now,
    )
}

async function set(
  ctx: RequestContext,
  conversation: Conversation,
  changes: Parameters<typeof saveMember>[1],
): Promise<void> {
  await saveMember(readerOf(ctx, conversation), changes)
  refreshOwn(ctx)
}

/** Refreshes the reader's other tabs and devices. */
function refreshOwn({ actor }: RequestContext): void {
  broadcast([accountIdOf(actor)], 'refresh', { topics: ['conversations'] })
}

function upTo({ lastNo }: Conversation, no: number | undefined): number {
  return Math.min(no ?? lastNo, lastNo)
}

function readerOf({ actor }: RequestContext, { id }: Conversation) {
  return { conversationId: id, accountId: accountIdOf(actor), side: sideOf(actor) }
}

async function show(ctx: RequestContext, { id, lastNo }: Conversation): Promise<CallOutput<Call>> {
  const [row, unread] = await Promise.all([
    findMember(id, accountIdOf(ctx.actor)),
    countUnreadIn(id, accountIdOf(ctx.actor)),
  ])
  return {
    unread,
    deliveredNo: row?.deliveredNo ?? 0,
    readNo: row?.readNo ?? 0,
    isMuted: row?.isMuted ?? false,
    isStarred: row?.isStarred ?? false,
    isArchived: isHidden(row ?? null, lastNo),
  }
}
