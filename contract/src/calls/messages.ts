import { z } from 'zod'
import { reactionEmojis } from '../rules/emojis.ts'
import { fileResponse } from '../rules/stored-file.ts'
import { id, instant } from '../rules/text.ts'
import { brandCard } from './campaigns.ts'
import { talentCard } from './talents.ts'

/** Longest message in characters, and the maximum number of files in one. */
export const MAX_MESSAGE_LENGTH = 4_000
export const MAX_MESSAGE_FILES = 10
/** How long authors can edit their message, in milliseconds. */
export const EDIT_WINDOW_MS = 900_000
/** How long a message may stay unread before its recipient gets a notification, in milliseconds. */
export const UNREAD_REMINDER_DELAY_MS = 600_000

const side = z.enum(['brand', 'talent', 'system'])

/**
 * A message. Both sides get the same content; only cards are worded for their reader. A deleted message keeps
 * its number only.
 */
export const messageResponse = z.object({
  id: id(),
  conversationId: id(),
  /** 1..n within its conversation, without gaps. */
  no: z.int(),
  /** The conversation revision of its last change; the cursor for catching up. */
  rev: z.int(),
  kind: z.enum(['text', 'card']),
  side,
  /** The account that wrote it; null for a card. */
  authorId: id().nullable(),
  author: z.string(),
  /** The talent's name when their agent wrote it. */
  onBehalfOf: z.string().nullable(),
  /** The id chosen by the sender's client; it detects duplicates. */
  clientId: z.string().nullable(),
  text: z.string(),
  files: z.array(fileResponse),
  replyTo: z.object({ no: z.int(), author: z.string(), text: z.string() }).nullable(),
  reactions: z.array(z.object({ emoji: z.enum(reactionEmojis), by: z.array(id()) })),
  card: z
    .object({
      event: z.string(),
      targetType: z.enum(['offer', 'deal']),
      targetId: id(),
      /** The button label while the reader must act; null otherwise. */
      action: z.string().nullable(),
    })
    .nullable(),
  at: instant(),
  editedAt: instant().nullable(),
  deletedAt: instant().nullable(),
  /** Marquee has removed it after a report; its deletion has the same time. */
  isRemoved: z.boolean().optional(),
})
export type Message = z.output<typeof messageResponse>

/** A conversation in lists and in its header, with the reader's own marks. */
export const conversationResponse = z.object({
  id: id(),
  campaign: z.object({ id: id(), title: z.string(), isDirect: z.boolean(), coverUrl: z.string().nullable() }),
  brand: brandCard,
  talent: talentCard,
  /** The newest message as its reader sees it; null before the first. */
  last: z
    .object({
      no: z.int(),
      side,
      authorId: id().nullable(),
      author: z.string(),
      text: z.string(),
      files: z.int(),
      at: instant(),
      isDeleted: z.boolean(),
    })
    .nullable(),
  lastNo: z.int(),
  rev: z.int(),
  unread: z.int(),
  isArchived: z.boolean(),
  isMuted: z.boolean(),
  isStarred: z.boolean(),
  /** The active deal between the two, or their open offer. */
  dealId: id().nullable(),
  offerId: id().nullable(),
  /** Whether an account of the other party is online, and otherwise when one last was. */
  isOnline: z.boolean(),
  lastSeenAt: instant().nullable(),
})
export type Conversation = z.output<typeof conversationResponse>

/** The delivered and read positions of one account. */
export const receiptResponse = z.object({
  accountId: id(),
  name: z.string(),
  side: z.enum(['brand', 'talent']),
  deliveredNo: z.int(),
  readNo: z.int(),
})
export type Receipt = z.output<typeof receiptResponse>

/** What an operator who acts as a user reads instead of a message, unless there is a case. */
export const HIDDEN_TEXT = 'Hidden'

/** Returns a message without what its author wrote. The text of a card says what happened and stays. */
export function maskMessage(message: Message): Message {
  if (message.kind === 'card') return message
  return {
    ...message,
    text: HIDDEN_TEXT,
    files: [],
    replyTo: message.replyTo && { ...message.replyTo, text: HIDDEN_TEXT },
  }
}

/** Returns a conversation without the text of its newest message. */
export function maskConversation(conversation: Conversation): Conversation {
  const { last } = conversation
  return { ...conversation, last: last && { ...last, text: HIDDEN_TEXT } }
}
