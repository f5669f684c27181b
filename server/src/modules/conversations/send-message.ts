import type { CallInput } from '@marquee/contract/call'
import type { conversationCalls } from '@marquee/contract/calls/conversations'
import type { Message } from '@marquee/contract/calls/messages'
import { fail, failField } from '@marquee/contract/errors'
import { type Actor, accountIdOf, loading, type RequestContext } from '../../platform/handler.ts'
import { claimFiles } from '../files/file.ts'
import { broadcastMessage } from './broadcast-to-members.ts'
import { findParticipants, lockOwnConversation, type Participants } from './conversations.store.ts'
import { sideOf } from './members.ts'
import { createMessage, findMessage, type MessageRow } from './messages.store.ts'
import { messageViews } from './messages.view.ts'
import { scheduleUnreadReminder } from './remind-unread.ts'
import { requireNoContactDetails } from './require-no-contact-details.ts'

type SendMessage = typeof conversationCalls.sendMessage

/**
 * Sends a message with the next number of its conversation, once for each client id however often and from
 * however many tabs it is sent. Fails at `text` without text and files, and for contact data before a
 * deal; with `conversation_closed` when the other party has closed their account.
 */
export const sendMessage = loading<SendMessage, Loaded>({ load, act: send })

type Loaded = Awaited<ReturnType<typeof load>>

/** Locks the conversation first. */
function load({ actor }: RequestContext, { conversationId, clientId }: CallInput<SendMessage>) {
  return Promise.all([
    lockOwnConversation(conversationId, actor.id),
    findParticipants({ conversationId, accountId: accountIdOf(actor), clientId }),
  ])
}

async function send(
  ctx: RequestContext,
  { conversationId, clientId, text, fileIds, replyToNo }: CallInput<SendMessage>,
  [conversation, participants]: Loaded,
): Promise<Message> {
  if (!text && fileIds.length === 0) failField('text', 'Please write something or add a file.')
  if (!conversation || !participants) fail('not_found')
  if (participants.sent) return showSent(participants.sent, conversationId, ctx)
  const author = authorOf(ctx.actor, participants)
  if (author.isOver) fail('conversation_closed')
  await requireNoContactDetails(conversation, text)
  if (replyToNo && !(await findMessage(conversationId, replyToNo)))
    failField('replyToNo', 'The message you’re replying to doesn’t exist.')
  const files = await claimFiles(fileIds, accountIdOf(ctx.actor), `conversation:${conversationId}`)
  const [no, rev] = [conversation.lastNo + 1, conversation.rev + 1]
  const row = await createMessage({
    conversationId,
    no,
    rev,
    clientId,
    text,
    replyToNo,
    createdAt: ctx.now,
    side: sideOf(ctx.actor),
    authorId: accountIdOf(ctx.actor),
    author: author.name,
    onBehalfOf: author.onBehalfOf,
    fileIds: files.map((file) => file.id),
  })
  await scheduleUnreadReminder(conversationId, ctx.now)
  return (await broadcastMessage(conversation, row, ctx.now))(sideOf(ctx.actor))
}

/**
 * Returns the existing message. Fails with `key_reused` when its client id belongs to another conversation.
 */
async function showSent(row: MessageRow, conversationId: string, ctx: RequestContext): Promise<Message> {
  if (row.conversationId !== conversationId) fail('key_reused')
  return (await messageViews([row], ctx.now))(sideOf(ctx.actor))(row)
}

/** Returns the author's name and whether the other party has closed their account. */
function authorOf(
  actor: Actor,
  participants: Participants,
): { name: string; onBehalfOf: string | null; isOver: boolean } {
  const isBrand = actor.role === 'brand'
  const name = isBrand
    ? participants.brand
    : actor.delegation
      ? participants.actingAccount
      : participants.talent
  return {
    name,
    onBehalfOf: actor.delegation ? participants.talent : null,
    isOver: isBrand ? participants.talentLeft : participants.brandLeft,
  }
}
