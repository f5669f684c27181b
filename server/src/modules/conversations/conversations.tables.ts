import { type EventName, isEventName } from '@marquee/contract/events/index'
import { reactionEmojis } from '@marquee/contract/rules/emojis'
import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { createdAt, id, moment } from '../../platform/database/columns.ts'
import { type StoredShape, versionedJson } from '../../platform/database/versioned-json.ts'
import { brands } from '../brands/brands.tables.ts'
import { campaigns } from '../campaigns/campaigns.tables.ts'
import { accounts } from '../identity/identity.tables.ts'
import { talents } from '../talents/talents.tables.ts'

/**
 * The messages of a brand and a talent about one campaign, or direct. The comment behind a column is its data
 * class.
 */
export const conversations = pgTable(
  'conversations',
  {
    id: id(), // internal
    campaignId: uuid('campaign_id').references(() => campaigns.id), // internal; null: direct
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id), // internal
    talentId: uuid('talent_id')
      .notNull()
      .references(() => talents.id), // internal
    lastNo: integer('last_no').notNull().default(0), // internal; the number of the newest message
    rev: integer('rev').notNull().default(0), // internal; counts every change of a message
    messageCount: integer('message_count').notNull().default(0), // internal; without cards and deleted messages; kept by a trigger
    lastAt: moment('last_at').notNull(), // internal
    brandRemindedNo: integer('brand_reminded_no').notNull().default(0), // internal; the brand was reminded of unread messages up to this one
    talentRemindedNo: integer('talent_reminded_no').notNull().default(0), // internal; the same for the talent
    createdAt: createdAt(), // internal
  },
  (table) => [
    unique('conversations_once').on(table.brandId, table.talentId, table.campaignId).nullsNotDistinct(),
    index('conversations_brand').on(table.brandId, table.lastAt, table.id),
    index('conversations_talent').on(table.talentId, table.lastAt, table.id),
    index('conversations_campaign').on(table.campaignId, table.lastAt, table.id),
  ],
)

export interface StoredCard {
  event: EventName
  targetType: 'offer' | 'deal'
  targetId: string
  /** The object it is about; a new card about it retires the previous one. */
  subjectId: string
  facts: {
    brand: string
    talent: string
    pays: string
    earns: string
    isGift: boolean
    isRenewal: boolean
    piece: string
    termsBy: 'brand' | 'talent' | null
  }
}

const sides = z.enum(['brand', 'talent'])
const storedCard = z.object({
  event: z.string().refine((name): name is EventName => isEventName(name)),
  targetType: z.enum(['offer', 'deal']),
  targetId: z.string(),
  subjectId: z.string(),
  facts: z.object({
    brand: z.string(),
    talent: z.string(),
    pays: z.string(),
    earns: z.string(),
    // Cards stored before gifted work existed are about paid work.
    isGift: z.boolean().default(false),
    // Cards stored before renewals existed are about changes.
    isRenewal: z.boolean().default(false),
    piece: z.string(),
    termsBy: sides.nullable(),
  }),
})

/** Version 0 called the target `place` and `placeId`. */
const cardShape: StoredShape<StoredCard> = {
  version: 1,
  upgrade: (stored) => {
    const { place, placeId, ...card } = z.looseObject({}).parse(stored)
    return storedCard.parse({ targetType: place, targetId: placeId, ...card })
  },
}

/** The search vector of a message: whole words and prefixes, without a language. */
export const searchVector = (column: AnyPgColumn): SQL => sql`to_tsvector('simple', ${column})`

/** Messages are numbered 1..n in their conversation and never move; a deleted one keeps its number. */
export const messages = pgTable(
  'messages',
  {
    id: id(), // internal
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id), // internal
    no: integer('no').notNull(), // internal
    rev: integer('rev').notNull(), // internal; the revision of its last change
    side: text('side', { enum: ['brand', 'talent', 'system'] }).notNull(), // internal
    authorId: uuid('author_id'), // internal; null: a card
    author: text('author').notNull(), // personal; the name at that time
    onBehalfOf: text('on_behalf_of'), // personal; the talent, when their agent wrote it
    clientId: uuid('client_id'), // internal; detects duplicates
    text: text('text').notNull(), // personal
    fileIds: uuid('file_ids').array().notNull(), // internal
    replyToNo: integer('reply_to_no'), // internal
    card: versionedJson('card', cardShape), // business; instead of text
    eventId: text('event_id'), // internal; an event makes one card
    isCurrent: boolean('is_current').notNull().default(false), // internal; the last card of its object
    createdAt: createdAt(), // internal
    editedAt: moment('edited_at'), // internal
    deletedAt: moment('deleted_at'), // internal; the text is kept for disputes and never shown
    removedAt: moment('removed_at'), // internal; set with deleted_at while a decision about a report removes it
  },
  (table) => [
    uniqueIndex('messages_no').on(table.conversationId, table.no),
    uniqueIndex('messages_client').on(table.authorId, table.clientId),
    uniqueIndex('messages_event').on(table.conversationId, table.eventId),
    index('messages_rev').on(table.conversationId, table.rev),
    index('messages_cards').on(table.conversationId).where(sql`is_current`),
    index('messages_text').using('gin', searchVector(table.text)),
    check('messages_kind', sql`(card is null) = (author_id is not null)`),
  ],
)

/** The marks of one account in a conversation: the brand, the talent, and each agent separately. */
export const conversationMembers = pgTable(
  'conversation_members',
  {
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id), // internal
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }), // internal
    side: text('side', { enum: ['brand', 'talent'] }).notNull(), // internal
    deliveredNo: integer('delivered_no').notNull().default(0), // personal
    readNo: integer('read_no').notNull().default(0), // personal
    unread: integer('unread').notNull().default(0), // personal; messages of others after readNo; kept by a trigger
    archivedNo: integer('archived_no'), // personal; archived up to here, shown again with the next message
    isMuted: boolean('is_muted').notNull().default(false), // personal
    isStarred: boolean('is_starred').notNull().default(false), // personal
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.accountId] }),
    index('conversation_members_account').on(table.accountId, table.conversationId),
  ],
)

export const messageReactions = pgTable(
  'message_reactions',
  {
    messageId: uuid('message_id')
      .notNull()
      .references(() => messages.id), // internal
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }), // internal
    emoji: text('emoji', { enum: reactionEmojis }).notNull(), // personal
    createdAt: createdAt(), // internal
  },
  (table) => [primaryKey({ columns: [table.messageId, table.accountId, table.emoji] })],
)

/** Online accounts. A node renews the rows of accounts connected to it; rows of a dead node expire. */
export const presence = pgTable('presence', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }), // personal
  onlineUntil: moment('online_until').notNull(), // personal
  seenAt: moment('seen_at').notNull(), // personal
})
