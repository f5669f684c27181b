import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, sql } from 'drizzle-orm'
import { compiled, queuedWrite, queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import { afterCursor, decodePageCursor } from '../../platform/database/pagination.ts'
import { brandCardColumns } from '../brands/brands.store.ts'
import { brands } from '../brands/brands.tables.ts'
import { campaigns } from '../campaigns/campaigns.tables.ts'
import { talentCardColumns } from '../talents/talents.store.ts'
import { talents } from '../talents/talents.tables.ts'
import { inCampaign, type ReaderScope } from './conversation-list.store.ts'
import { type Conversation, ownedBy } from './conversations.store.ts'
import { conversations, messageReactions, messages, searchVector } from './conversations.tables.ts'

export type MessageRow = typeof messages.$inferSelect
export type NewMessage = typeof messages.$inferInsert

const insert = queuedWrite((on, values: NewMessage) => on.insert(messages).values(values))

/**
 * Queues a message and returns its row as it will be stored. A message that is no card also becomes the newest of its
 * conversation (`conversations.rules.sql`).
 */
export async function createMessage(values: NewMessage & { createdAt: Date }): Promise<MessageRow> {
  const row: MessageRow = {
    ...values,
    id: randomUUID(),
    authorId: values.authorId ?? null,
    onBehalfOf: values.onBehalfOf ?? null,
    clientId: values.clientId ?? null,
    replyToNo: values.replyToNo ?? null,
    card: values.card ?? null,
    eventId: values.eventId ?? null,
    isCurrent: values.isCurrent ?? false,
    editedAt: null,
    deletedAt: null,
    removedAt: null,
  }
  await insert(row)
  return row
}

/** Finds one message by its number; a locked conversation prevents concurrent changes. */
export async function findMessage(conversationId: string, no: number): Promise<MessageRow | undefined> {
  const [row] = await db()
    .select()
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), eq(messages.no, no)))
  return row
}

/** Finds one message by its id. */
export async function findMessageById(id: string): Promise<MessageRow | undefined> {
  const [row] = await db().select().from(messages).where(eq(messages.id, id))
  return row
}

export async function updateMessage(id: string, changes: Partial<NewMessage>): Promise<void> {
  await queueWrite(db().update(messages).set(changes).where(eq(messages.id, id)))
}

/** Removes the button of an object's last card when the next one is posted; returns how many. */
export async function retireCards(
  conversationId: string,
  subjectIds: readonly string[],
  rev: number,
): Promise<number> {
  const rows = await db()
    .update(messages)
    .set({ isCurrent: false, rev })
    .where(
      and(
        eq(messages.conversationId, conversationId),
        eq(messages.isCurrent, true),
        sql`${messages.card}->>'subjectId' = any(${sql.param(subjectIds)}::text[])`,
      ),
    )
    .returning({ id: messages.id })
  return rows.length
}

export async function hasCardOf(conversationId: string, eventId: string): Promise<boolean> {
  const rows = await db()
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), eq(messages.eventId, eventId)))
  return rows.length > 0
}

/** Where a page of messages begins; without any of these it is the newest page. */
export interface MessageRange {
  from?: number | undefined
  before?: number | undefined
  /** An ISO instant: the page begins at the first message since then, or at the last one. */
  at?: string | undefined
  afterRev?: number | undefined
  limit: number
}

type OwnRange = MessageRange & { id: string; partyId: string }

const findHistory = compiled((on, { id, partyId, from, before, at, afterRev, limit }: OwnRange) => {
  const first = at
    ? sql`coalesce((select min(since.no) from ${messages} since where since.conversation_id = ${conversations.id}
        and since.created_at >= ${at}::timestamptz), ${conversations.lastNo})`
    : from
  const isNewestFirst = first === undefined && afterRev === undefined
  const page = on
    .select({ no: messages.no })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversations.id),
        afterRev === undefined ? undefined : gt(messages.rev, afterRev),
        first === undefined || afterRev !== undefined ? undefined : gte(messages.no, first),
        before === undefined || !isNewestFirst ? undefined : lt(messages.no, before),
      ),
    )
    .orderBy(
      ...(afterRev === undefined
        ? [isNewestFirst ? desc(messages.no) : asc(messages.no)]
        : [asc(messages.rev), asc(messages.no)]),
    )
    .limit(limit)
    .as('page')
  return on
    .select({ conversation: conversations, message: messages })
    .from(conversations)
    .leftJoinLateral(page, sql`true`)
    .leftJoin(messages, and(eq(messages.conversationId, conversations.id), eq(messages.no, page.no)))
    .where(ownedBy({ id, partyId }))
    .orderBy(...(afterRev === undefined ? [] : [asc(messages.rev)]), asc(messages.no))
})

/**
 * Loads a page of messages of this party's conversation in the order of their numbers, or of their revisions
 * when catching up. One statement, so that the conversation's counters belong to exactly these messages.
 * Undefined for a foreign conversation.
 */
export async function loadOwnHistory(
  id: string,
  partyId: string,
  range: MessageRange,
): Promise<{ conversation: Conversation; rows: MessageRow[] } | undefined> {
  const found = await findHistory({ id, partyId, ...range })
  const conversation = found[0]?.conversation
  return conversation && { conversation, rows: found.flatMap(({ message }) => message ?? []) }
}

/** Lists messages by conversation and number, such as quoted ones. */
export async function listQuoted(
  wanted: readonly { conversationId: string; no: number }[],
): Promise<MessageRow[]> {
  if (wanted.length === 0) return []
  const which = wanted.map(({ conversationId, no }) => sql`(${conversationId}::uuid, ${no}::int)`)
  return db()
    .select()
    .from(messages)
    .where(sql`(${messages.conversationId}, ${messages.no}) in (${sql.join(which, sql`, `)})`)
}

export async function listReactions(messageIds: readonly string[]) {
  return messageIds.length === 0
    ? []
    : db()
        .select()
        .from(messageReactions)
        .where(inArray(messageReactions.messageId, [...messageIds]))
        .orderBy(asc(messageReactions.createdAt), asc(messageReactions.accountId))
}

type Reaction = Pick<typeof messageReactions.$inferSelect, 'messageId' | 'accountId' | 'emoji'>

export async function addReaction(reaction: Reaction): Promise<void> {
  await queueWrite(db().insert(messageReactions).values(reaction).onConflictDoNothing())
}

export async function removeReaction({ messageId, accountId, emoji }: Reaction): Promise<void> {
  await queueWrite(
    db()
      .delete(messageReactions)
      .where(
        and(
          eq(messageReactions.messageId, messageId),
          eq(messageReactions.accountId, accountId),
          eq(messageReactions.emoji, emoji),
        ),
      ),
  )
}

interface SearchFilter {
  words: readonly string[]
  conversationId?: string
  campaignId?: string
  cursor?: string
  limit: number
}

/** Finds messages that contain all of these words or prefixes, newest first; one more than the limit. */
export async function findMessagesByText(
  { side, partyIds }: ReaderScope,
  { words, conversationId, campaignId, cursor, limit }: SearchFilter,
) {
  const query = words.map((word) => `${word}:*`).join(' & ')
  return db()
    .select({
      message: messages,
      conversation: { id: conversations.id },
      campaign: { id: campaigns.id, title: campaigns.title, coverUrl: campaigns.coverUrl },
      brand: brandCardColumns,
      talent: talentCardColumns,
    })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .innerJoin(brands, eq(brands.id, conversations.brandId))
    .innerJoin(talents, eq(talents.id, conversations.talentId))
    .leftJoin(campaigns, eq(campaigns.id, conversations.campaignId))
    .where(
      and(
        inArray(side === 'brand' ? conversations.brandId : conversations.talentId, [...partyIds]),
        conversationId ? eq(conversations.id, conversationId) : undefined,
        campaignId ? inCampaign(campaignId) : undefined,
        sql`${searchVector(messages.text)} @@ to_tsquery('simple', ${query})`,
        isNull(messages.deletedAt),
        afterCursor([messages.createdAt, messages.id], decodePageCursor(cursor)),
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(limit + 1)
}

/** Lists the last messages of a conversation, oldest first. */
export async function listLastMessages(conversationId: string, limit: number): Promise<MessageRow[]> {
  const rows = await db()
    .select()
    .from(messages)
    .where(eq(messages.conversationId, conversationId))
    .orderBy(desc(messages.no))
    .limit(limit)
  return rows.toReversed()
}
