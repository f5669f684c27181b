import type { conversationCalls } from '@marquee/contract/calls/conversations'
import { EDIT_WINDOW_MS, type Message } from '@marquee/contract/calls/messages'
import { fail } from '@marquee/contract/errors'
import { type Actor, accountIdOf, type Handler, type RequestContext } from '../../platform/handler.ts'
import { broadcastMessage } from './broadcast-to-members.ts'
import { type Conversation, lockOwnConversation, saveCounters } from './conversations.store.ts'
import { sideOf } from './members.ts'
import { addReaction, findMessage, type MessageRow, removeReaction, updateMessage } from './messages.store.ts'
import { requireNoContactDetails } from './require-no-contact-details.ts'

/** Edits the author's message. Fails with `not_your_message`, with `edit_too_late` after fifteen minutes, and at `text` for contact data before a deal. */
export const editMessage: Handler<typeof conversationCalls.editMessage> = async (
  ctx,
  { conversationId, no, text },
) => {
  const { conversation, row } = await lockMessage(ctx.actor, conversationId, no)
  if (row.authorId !== accountIdOf(ctx.actor)) fail('not_your_message')
  if (ctx.now.getTime() - row.createdAt.getTime() > EDIT_WINDOW_MS) fail('edit_too_late')
  await requireNoContactDetails(conversation, text)
  const changes = { text, editedAt: ctx.now, rev: conversation.rev + 1 }
  await updateMessage(row.id, changes)
  return saveRevision(conversation, { ...row, ...changes }, ctx)
}

/**
 * Deletes the author's message from every screen; its number stays, and the text is kept for disputes. Fails
 * with `not_your_message`.
 */
export const deleteMessage: Handler<typeof conversationCalls.deleteMessage> = async (
  ctx,
  { conversationId, no },
) => {
  const { conversation, row } = await lockMessage(ctx.actor, conversationId, no)
  if (row.authorId !== accountIdOf(ctx.actor)) fail('not_your_message')
  const changes = { deletedAt: ctx.now, rev: conversation.rev + 1 }
  await updateMessage(row.id, changes)
  return saveRevision(conversation, { ...row, ...changes }, ctx)
}

/** Adds a reaction to a message, or removes it; does nothing when it is already so. */
export const reactToMessage: Handler<typeof conversationCalls.reactToMessage> = async (
  ctx,
  { conversationId, no, emoji, on },
) => {
  const { conversation, row } = await lockMessage(ctx.actor, conversationId, no)
  const reaction = { messageId: row.id, accountId: accountIdOf(ctx.actor), emoji }
  await (on ? addReaction(reaction) : removeReaction(reaction))
  const rev = conversation.rev + 1
  await updateMessage(row.id, { rev })
  return saveRevision(conversation, { ...row, rev }, ctx)
}

/**
 * Returns a message of an own conversation and locks the conversation. Fails with `not_found` for cards and
 * deleted messages.
 */
async function lockMessage(
  actor: Actor,
  conversationId: string,
  no: number,
): Promise<{ conversation: Conversation; row: MessageRow }> {
  const conversation = (await lockOwnConversation(conversationId, actor.id)) ?? fail('not_found')
  const row = await findMessage(conversationId, no)
  return !row || row.card || row.deletedAt ? fail('not_found') : { conversation, row }
}

/** Saves the next revision of a conversation and broadcasts its changed message. */
async function saveRevision(
  conversation: Conversation,
  row: MessageRow,
  ctx: RequestContext,
): Promise<Message> {
  const { id, lastNo, rev } = conversation
  await saveCounters(id, { lastNo, rev: rev + 1 })
  return (await broadcastMessage(conversation, row, ctx.now))(sideOf(ctx.actor))
}
