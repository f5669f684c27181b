import type { Message } from '@marquee/contract/calls/messages'
import type { ServerEvents } from '@marquee/contract/sockets'
import { broadcast } from '../../platform/realtime/broadcast.ts'
import type { Conversation, Side } from './conversations.store.ts'
import { membersOf } from './members.ts'
import type { MessageRow } from './messages.store.ts'
import { messageViews } from './messages.view.ts'

const sides = ['brand', 'talent'] as const satisfies Side[]

/**
 * Sends a new or changed message to every member's open screens, worded for each side; returns the view for a
 * side.
 */
export async function broadcastMessage(
  conversation: Conversation,
  row: MessageRow,
  now: Date,
): Promise<(side: Side) => Message> {
  const isNew = row.no > conversation.lastNo
  const [members, views] = await Promise.all([
    membersOf(conversation, now),
    messageViews([row], now, isNew ? [] : [row]),
  ])
  const seenBy = (side: Side) => views(side)(row)
  const which = { conversationId: conversation.id, no: row.no, rev: row.rev }
  for (const side of sides) {
    const payload: ServerEvents['message'] = { ...which, message: seenBy(side) }
    // A payload too long for the connection between nodes is fetched instead.
    broadcast(members[side], 'message', payload, { ...which, message: null })
  }
  return seenBy
}

/** Broadcasts a read position: ticks on the other screens and unread counts on the reader's own. */
export async function broadcastReceipts(
  conversation: Conversation,
  receipt: Omit<ServerEvents['receipts'], 'conversationId'>,
  now: Date,
): Promise<void> {
  const members = await membersOf(conversation, now)
  broadcast(() => [...members.brand(), ...members.talent()], 'receipts', {
    conversationId: conversation.id,
    ...receipt,
  } satisfies ServerEvents['receipts'])
}
