import { and, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import { compiled, queuedWrite, queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import { accounts } from '../identity/identity.tables.ts'
import { type ReaderScope, unreadOf } from './conversation-list.store.ts'
import type { Side } from './conversations.store.ts'
import {
  conversationMembers,
  conversations,
  messageReactions,
  messages,
  presence,
} from './conversations.tables.ts'

export type MemberRow = typeof conversationMembers.$inferSelect

interface Reader {
  conversationId: string
  accountId: string
  side: Side
}

const insertMember = queuedWrite((on, input: Reader) =>
  on.insert(conversationMembers).values(input).onConflictDoNothing(),
)
const advancePositions = compiled((on, input: Omit<Reader, 'side'> & { delivered: number; read: number }) =>
  on
    .update(conversationMembers)
    .set({
      deliveredNo: sql`greatest(${conversationMembers.deliveredNo}, ${input.delivered})`,
      readNo: sql`greatest(${conversationMembers.readNo}, ${input.read})`,
    })
    .where(
      and(
        eq(conversationMembers.conversationId, input.conversationId),
        eq(conversationMembers.accountId, input.accountId),
        // A repeated position changes nothing and sends nothing.
        sql`(${conversationMembers.deliveredNo} < ${input.delivered} or ${conversationMembers.readNo} < ${input.read})`,
      ),
    )
    .returning(),
)

/**
 * Advances a reader's receipt, never back, and creates the member where there is none. Returns undefined when
 * nothing has changed.
 */
export async function advanceReceipt(
  reader: Reader,
  receipt: { delivered: number; read: number },
): Promise<MemberRow | undefined> {
  const { side: _side, ...key } = reader
  await insertMember(reader)
  return (await advancePositions({ ...key, ...receipt }))[0]
}

/** Saves columns of a member; the receipt may also move back. */
export async function saveMember(
  reader: Reader,
  changes: Partial<typeof conversationMembers.$inferInsert>,
): Promise<void> {
  await queueWrite(
    db()
      .insert(conversationMembers)
      .values({ ...reader, ...changes })
      .onConflictDoUpdate({
        target: [conversationMembers.conversationId, conversationMembers.accountId],
        set: changes,
      }),
  )
}

/** Finds a member with its receipt; undefined before the account has opened the conversation. */
export async function findMember(conversationId: string, accountId: string): Promise<MemberRow | undefined> {
  const [row] = await db()
    .select()
    .from(conversationMembers)
    .where(
      and(
        eq(conversationMembers.conversationId, conversationId),
        eq(conversationMembers.accountId, accountId),
      ),
    )
  return row
}

export async function countUnreadIn(conversationId: string, accountId: string): Promise<number> {
  const [row] = await db()
    .select({ unread: unreadOf(accountId) })
    .from(conversations)
    .where(eq(conversations.id, conversationId))
  return row?.unread ?? 0
}

const selectReceipts = compiled((on, input: { conversationId: string }) =>
  on
    .select({
      accountId: conversationMembers.accountId,
      name: accounts.name,
      side: conversationMembers.side,
      deliveredNo: conversationMembers.deliveredNo,
      readNo: conversationMembers.readNo,
    })
    .from(conversationMembers)
    .innerJoin(accounts, eq(accounts.id, conversationMembers.accountId))
    .where(eq(conversationMembers.conversationId, input.conversationId))
    .orderBy(conversationMembers.accountId),
)

/** Lists the read positions of every account that has opened the conversation. */
export async function listReceipts(conversationId: string) {
  return selectReceipts({ conversationId })
}

/** Sums a reader's stored counts of unread messages over all conversations that are not muted. */
export async function countUnread({
  side,
  partyIds,
  accountId,
}: ReaderScope): Promise<{ unread: number; conversations: number }> {
  const unread = sql`coalesce(${conversationMembers.unread}, ${conversations.messageCount})`
  const [row] = await db()
    .select({
      unread: sql<number>`coalesce(sum(${unread}), 0)::int`,
      conversations: sql<number>`count(*)::int`,
    })
    .from(conversations)
    .leftJoin(
      conversationMembers,
      and(
        eq(conversationMembers.conversationId, conversations.id),
        eq(conversationMembers.accountId, accountId),
      ),
    )
    .where(
      and(
        inArray(side === 'brand' ? conversations.brandId : conversations.talentId, [...partyIds]),
        sql`${conversationMembers.isMuted} is not true`,
        sql`${unread} > 0`,
      ),
    )
  return row ?? { unread: 0, conversations: 0 }
}

/**
 * Lists accounts on the other side of an account's newest conversations, at most 200: those that show its
 * presence.
 */
export async function listPartners(accountId: string): Promise<string[]> {
  const ownConversations = db()
    .select({ id: conversationMembers.conversationId, side: conversationMembers.side })
    .from(conversationMembers)
    .innerJoin(conversations, eq(conversations.id, conversationMembers.conversationId))
    .where(eq(conversationMembers.accountId, accountId))
    .orderBy(desc(conversations.lastAt))
    .limit(200)
    .as('ownConversations')
  const rows = await db()
    .selectDistinct({ accountId: conversationMembers.accountId })
    .from(ownConversations)
    .innerJoin(
      conversationMembers,
      and(
        eq(conversationMembers.conversationId, ownConversations.id),
        ne(conversationMembers.side, ownConversations.side),
      ),
    )
    .limit(200)
  return rows.map((row) => row.accountId)
}

/** Deletes the receipts of an erased account, and its name from its messages. */
export async function deleteMember(accountId: string): Promise<void> {
  await queueWrite(db().delete(conversationMembers).where(eq(conversationMembers.accountId, accountId)))
  await queueWrite(db().delete(messageReactions).where(eq(messageReactions.accountId, accountId)))
  await queueWrite(db().delete(presence).where(eq(presence.accountId, accountId)))
  await queueWrite(
    db().update(messages).set({ author: 'Deleted user' }).where(eq(messages.authorId, accountId)),
  )
  await queueWrite(
    db()
      .update(messages)
      .set({ onBehalfOf: 'Deleted user' })
      .where(and(isNotNull(messages.onBehalfOf), ofTalent(accountId))),
  )
}

const ofTalent = (talentId: string) =>
  inArray(
    messages.conversationId,
    db().select({ id: conversations.id }).from(conversations).where(eq(conversations.talentId, talentId)),
  )
