import type { Given, Replied } from '@marquee/contract/call'
import type { conversationCalls } from '@marquee/contract/calls/conversations'
import { refuse, refuseField } from '@marquee/contract/refusals'
import { type Act, type Ctx, keysOf } from '../../platform/act.ts'
import { push } from '../../platform/realtime.ts'
import { type Conversation, loadOwnConversation } from './conversations.store.ts'
import { isPutAway } from './conversations.view.ts'
import { findMessage } from './messages.store.ts'
import { addReport, advanceReader, countUnreadIn, findReader, saveReader } from './readers.store.ts'
import { voiceOf } from './reading.ts'
import { tellMarks } from './tell-members.ts'

type Call = typeof conversationCalls.markAction
type Mark = (ctx: Ctx, conversation: Conversation, input: Given<Call>) => Promise<void>

/** Marks a conversation for whoever reads it; the other side sees of it how far they have read, and nothing else. */
export const markConversation: Act<Call> = async (ctx, input) => {
  const conversation = (await loadOwnConversation(input.conversationId, ctx.actor.id)) ?? refuse('not_found')
  await marks[input.action](ctx, conversation, input)
  return show(ctx, conversation)
}

const marks: Record<Given<Call>['action'], Mark> = {
  delivered: (ctx, conversation, { no }) =>
    advance(ctx, conversation, { delivered: upTo(conversation, no), read: 0 }),
  read: (ctx, conversation, { no }) => {
    const reached = upTo(conversation, no)
    return advance(ctx, conversation, { delivered: reached, read: reached })
  },
  unread: async (ctx, conversation, { no }) => {
    await saveReader(readerOf(ctx, conversation), { readNo: upTo(conversation, no) - 1 })
    refreshOwn(ctx)
  },
  archive: (ctx, conversation, { on }) =>
    set(ctx, conversation, { archivedNo: on ? conversation.lastNo : null }),
  mute: (ctx, conversation, { on }) => set(ctx, conversation, { isMuted: on }),
  star: (ctx, conversation, { on }) => set(ctx, conversation, { isStarred: on }),
  report: async (ctx, conversation, { no, reason, text }) => {
    const message = no ? ((await findMessage(conversation.id, no)) ?? refuse('not_found')) : null
    await addReport({
      ...{ conversationId: conversation.id, messageNo: no ?? null, reporterId: keysOf(ctx.actor), text },
      reason: reason ?? refuseField('reason', 'Please say what is wrong.'),
      copy: message && { author: message.author, text: message.text, fileIds: message.fileIds },
    })
  },
}

async function advance(
  ctx: Ctx,
  conversation: Conversation,
  to: { delivered: number; read: number },
): Promise<void> {
  const row = await advanceReader(readerOf(ctx, conversation), to)
  if (row)
    await tellMarks(
      conversation,
      { accountId: row.accountId, deliveredNo: row.deliveredNo, readNo: row.readNo },
      ctx.now,
    )
}

async function set(
  ctx: Ctx,
  conversation: Conversation,
  changes: Parameters<typeof saveReader>[1],
): Promise<void> {
  await saveReader(readerOf(ctx, conversation), changes)
  refreshOwn(ctx)
}

/** The reader's other tabs and devices. */
function refreshOwn({ actor }: Ctx): void {
  push([keysOf(actor)], 'refresh', { topics: ['conversations'] })
}

function upTo({ lastNo }: Conversation, no: number | undefined): number {
  return Math.min(no ?? lastNo, lastNo)
}

function readerOf({ actor }: Ctx, { id }: Conversation) {
  return { conversationId: id, accountId: keysOf(actor), side: voiceOf(actor) }
}

async function show(ctx: Ctx, { id, lastNo }: Conversation): Promise<Replied<Call>> {
  const [row, unread] = await Promise.all([
    findReader(id, keysOf(ctx.actor)),
    countUnreadIn(id, keysOf(ctx.actor)),
  ])
  return {
    ...{ unread, deliveredNo: row?.deliveredNo ?? 0, readNo: row?.readNo ?? 0 },
    ...{
      isMuted: row?.isMuted ?? false,
      isStarred: row?.isStarred ?? false,
      isArchived: isPutAway(row ?? null, lastNo),
    },
  }
}
