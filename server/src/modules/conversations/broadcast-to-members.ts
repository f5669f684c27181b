import type { Message } from '@marquee/contract/calls/messages'
import type { ServerEvents } from '@marquee/contract/sockets'
import { broadcast } from '../../platform/realtime/broadcast.ts'
import type { Conversation, Side } from './conversations.store.ts'
import type { MessageRow } from './messages.store.ts'
import { messageViews } from './messages.view.ts'
import { membersOf } from './receipts.ts'

const voices = ['brand', 'talent'] as const satisfies Side[]

/** Carries a new or touched message to everybody's open screens, to each side in its own words; gives how a side sees it. */
export async function broadcastMessage(
  conversation: Conversation,
  row: MessageRow,
  now: Date,
): Promise<(voice: Side) => Message> {
  const isNew = row.no > conversation.lastNo
  const [members, views] = await Promise.all([
    membersOf(conversation, now),
    messageViews([row], now, isNew ? [] : [row]),
  ])
  const seenBy = (voice: Side) => views(voice)(row)
  const which = { conversationId: conversation.id, no: row.no, rev: row.rev }
  for (const voice of voices) {
    const news: ServerEvents['message'] = { ...which, message: seenBy(voice) }
    // One too long for the line between nodes is fetched instead.
    broadcast(members[voice], 'message', news, { ...which, message: null })
  }
  return seenBy
}

/** Tells how far somebody has got, for ticks on the other screens and counts on their own. */
export async function broadcastReceipts(
  conversation: Conversation,
  marks: Omit<ServerEvents['marks'], 'conversationId'>,
  now: Date,
): Promise<void> {
  const members = await membersOf(conversation, now)
  broadcast([...members.brand, ...members.talent], 'marks', {
    conversationId: conversation.id,
    ...marks,
  } satisfies ServerEvents['marks'])
}
