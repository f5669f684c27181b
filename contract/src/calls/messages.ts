import { z } from 'zod'
import { reactionEmojis } from '../rules/emojis.ts'
import { id, instant } from '../rules/text.ts'
import { brandCard } from './campaigns.ts'
import { fileResponse } from './files.ts'
import { talentCard } from './talents.ts'

/** Longest message in characters, and most files with one. */
export const MAX_MESSAGE_LENGTH = 4_000
export const MAX_MESSAGE_FILES = 10
/** How long one's own message can still be worded anew, in milliseconds. */
export const EDIT_WINDOW_MS = 900_000
/** How long words wait on the screen alone before their reader also hears of them elsewhere, in milliseconds. */
export const UNREAD_REMINDER_DELAY_MS = 600_000

const side = z.enum(['brand', 'talent', 'system'])

/** A message. Both sides get the same; only cards are worded for their reader. What was deleted keeps its number and loses the rest. */
export const messageResponse = z.object({
  id: id(),
  conversationId: id(),
  /** 1..n in its conversation, without a gap. */
  no: z.int(),
  /** The conversation's change that it was last touched by; the cursor of catching up. */
  rev: z.int(),
  kind: z.enum(['text', 'card']),
  side,
  /** The account at the keys; null for a card. */
  authorId: id().nullable(),
  author: z.string(),
  /** The talent's name where their agent wrote. */
  onBehalfOf: z.string().nullable(),
  /** The id its sender gave it, by which a repetition is known. */
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
      /** What the button says while it is the reader's turn; null when it is not. */
      action: z.string().nullable(),
    })
    .nullable(),
  at: instant(),
  editedAt: instant().nullable(),
  deletedAt: instant().nullable(),
})
export type Message = z.output<typeof messageResponse>

/** A conversation as lists and its own head show it, with what its reader has marked in it. */
export const conversationResponse = z.object({
  id: id(),
  campaign: z.object({ id: id(), title: z.string(), isDirect: z.boolean(), coverUrl: z.string().nullable() }),
  brand: brandCard,
  talent: talentCard,
  /** The newest message in the reader's words; null before the first. */
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
  /** Where the two stand: the running deal, or the open offer. */
  dealId: id().nullable(),
  offerId: id().nullable(),
  /** Whether somebody of the other side is here now, and otherwise when last. */
  isOnline: z.boolean(),
  lastSeenAt: instant().nullable(),
})
export type Conversation = z.output<typeof conversationResponse>

/** How far somebody has got. */
export const receiptResponse = z.object({
  accountId: id(),
  name: z.string(),
  side: z.enum(['brand', 'talent']),
  deliveredNo: z.int(),
  readNo: z.int(),
})
export type Receipt = z.output<typeof receiptResponse>
