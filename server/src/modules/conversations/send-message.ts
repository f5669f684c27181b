import type { conversationCalls } from '@marquee/contract/calls/conversations'
import type { Message } from '@marquee/contract/calls/talk'
import { refuse, refuseField } from '@marquee/contract/refusals'
import { type Act, type Ctx, keysOf } from '../../platform/act.ts'
import { claimFiles } from '../files/claim-files.ts'
import { authorOf } from './author-of.ts'
import { type Conversation, lockOwnConversation, saveProgress } from './conversations.store.ts'
import { addMessage, findMessage, findSent, type MessageRow } from './messages.store.ts'
import { messageViews } from './messages.view.ts'
import { voiceOf } from './reading.ts'
import { windReminder } from './remind-unread.ts'
import { tellMessage } from './tell-members.ts'

/**
 * Sends a message: the next number of its conversation, once for each client id however often and from however many tabs it comes.
 * Refuses a message without words and files at `text`, and `conversation_over` when the other side has left.
 */
export const sendMessage: Act<typeof conversationCalls.sendMessage> = async (
  ctx,
  { conversationId, clientId, text, fileIds, replyToNo },
) => {
  if (!text && fileIds.length === 0) refuseField('text', 'Please write something or add a file.')
  const conversation = (await lockOwnConversation(conversationId, ctx.actor.id)) ?? refuse('not_found')
  const known = await findSent(keysOf(ctx.actor), clientId)
  if (known) return showSent(known, conversationId, ctx)
  const author = await authorOf(ctx.actor, conversation)
  if (author.isOver) refuse('conversation_over')
  if (replyToNo && !(await findMessage(conversationId, replyToNo)))
    refuseField('replyToNo', 'The message you answer is not here.')
  const files = await claimFiles(fileIds, keysOf(ctx.actor), `conversation:${conversationId}`)
  const [no, rev] = [conversation.lastNo + 1, conversation.rev + 1]
  const row = await addMessage({
    ...{ conversationId, no, rev, clientId, text, replyToNo, createdAt: ctx.now },
    ...{
      side: voiceOf(ctx.actor),
      authorId: keysOf(ctx.actor),
      author: author.name,
      onBehalfOf: author.onBehalfOf,
    },
    fileIds: files.map((file) => file.id),
  })
  await saveProgress(conversationId, { lastNo: no, rev, lastAt: ctx.now })
  await windReminder(conversationId, ctx.now)
  return (await tellMessage(conversation, row, ctx.now))(voiceOf(ctx.actor))
}

/** Puts a change of a message into the order of changes, and onto every screen. */
export async function touchMessage(conversation: Conversation, row: MessageRow, ctx: Ctx): Promise<Message> {
  const { id, lastNo, rev } = conversation
  await saveProgress(id, { lastNo, rev: rev + 1 })
  return (await tellMessage(conversation, row, ctx.now))(voiceOf(ctx.actor))
}

/** The message that stands; one's own in another conversation cannot be sent again here. */
async function showSent(row: MessageRow, conversationId: string, ctx: Ctx): Promise<Message> {
  if (row.conversationId !== conversationId) refuse('key_reused')
  return (await messageViews([row], ctx.now))(voiceOf(ctx.actor))(row)
}
