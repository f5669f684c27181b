import { broadcastMessage } from './broadcast-to-members.ts'
import { lockConversation, saveCounters } from './conversations.store.ts'
import { findMessageById, type MessageRow, updateMessage } from './messages.store.ts'

/** Removes a message from every screen after a decision about a report. Does nothing for one that is deleted already. */
export async function removeMessage(id: string, now: Date): Promise<void> {
  await change(id, now, (row) => (row.deletedAt ? null : { deletedAt: now, removedAt: now }))
}

/** Shows a removed message again. Does nothing for one that its author deleted. */
export async function restoreMessage(id: string, now: Date): Promise<void> {
  await change(id, now, (row) => (row.removedAt ? { deletedAt: null, removedAt: null } : null))
}

type Marks = Pick<MessageRow, 'deletedAt' | 'removedAt'>

async function change(id: string, now: Date, next: (row: MessageRow) => Marks | null): Promise<void> {
  const found = await findMessageById(id)
  const conversation = found && (await lockConversation(found.conversationId))
  const row = conversation && (await findMessageById(id))
  const marks = row && next(row)
  if (!conversation || !row || !marks) return
  const { id: conversationId, lastNo, rev } = conversation
  const changes = { ...marks, rev: rev + 1 }
  await updateMessage(id, changes)
  await saveCounters(conversationId, { lastNo, rev: rev + 1 })
  await broadcastMessage(conversation, { ...row, ...changes }, now)
}
