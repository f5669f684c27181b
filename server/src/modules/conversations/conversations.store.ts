import { DIRECT_CAMPAIGN_ID } from '@marquee/contract/rules/constants'
import { and, count, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { compiled, queuedWrite, queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import { brands } from '../brands/brands.tables.ts'
import { accounts } from '../identity/identity.tables.ts'
import { talents } from '../talents/talents.tables.ts'
import { conversations, messages } from './conversations.tables.ts'

export type Conversation = typeof conversations.$inferSelect
export type Side = 'brand' | 'talent'

/** Returns the stored campaign id: null for the direct conversation. */
export const storedCampaign = (campaignId: string): string | null =>
  campaignId === DIRECT_CAMPAIGN_ID ? null : campaignId

/** Creates the conversation unless it exists; returns it either way. */
export async function upsertConversation(wanted: {
  campaignId: string | null
  brandId: string
  talentId: string
  at: Date
}): Promise<Conversation> {
  const { at, ...between } = wanted
  await queueWrite(
    db()
      .insert(conversations)
      .values({ ...between, lastAt: at, createdAt: at })
      .onConflictDoNothing(),
  )
  const found = await findBetween(between)
  if (!found) throw new Error('The conversation could neither be created nor found')
  return found
}

/** Finds the conversation of a brand and a talent about a campaign; undefined before it is created. */
export async function findBetween(
  between: Pick<Conversation, 'campaignId' | 'brandId' | 'talentId'>,
): Promise<Conversation | undefined> {
  const [row] = await db()
    .select()
    .from(conversations)
    .where(
      and(
        eq(conversations.brandId, between.brandId),
        eq(conversations.talentId, between.talentId),
        between.campaignId
          ? eq(conversations.campaignId, between.campaignId)
          : isNull(conversations.campaignId),
      ),
    )
  return row
}

const findOwn = compiled((on, input: { id: string; partyId: string }) =>
  on.select().from(conversations).where(ownedBy(input)),
)
const holdOwn = compiled((on, input: { id: string; partyId: string }) =>
  on.select().from(conversations).where(ownedBy(input)).for('update'),
)

/** Loads a conversation of this brand or talent; undefined for a foreign one. */
export async function loadOwnConversation(id: string, partyId: string): Promise<Conversation | undefined> {
  return (await findOwn({ id, partyId }))[0]
}

/**
 * Locks and returns a conversation like `loadOwnConversation`, because messages are numbered one after the
 * other. Conversations are locked after everything else.
 */
export async function lockOwnConversation(id: string, partyId: string): Promise<Conversation | undefined> {
  return (await holdOwn({ id, partyId }))[0]
}

export async function loadConversation(id: string): Promise<Conversation | undefined> {
  const [row] = await db().select().from(conversations).where(eq(conversations.id, id))
  return row
}

/** Locks and returns a conversation of any account. */
export async function lockConversation(id: string): Promise<Conversation | undefined> {
  const [row] = await db().select().from(conversations).where(eq(conversations.id, id)).for('update')
  return row
}

const advance = queuedWrite(
  (on, input: { id: string; lastNo: number; rev: number; lastAt: Date | undefined }) =>
    on
      .update(conversations)
      .set({
        lastNo: sql`${input.lastNo}`,
        rev: sql`${input.rev}`,
        ...(input.lastAt && { lastAt: sql`${input.lastAt}` }),
      })
      .where(eq(conversations.id, input.id)),
)

/** Saves the counters of a locked conversation. */
export async function saveCounters(
  id: string,
  { lastNo, rev, lastAt }: { lastNo: number; rev: number; lastAt?: Date },
): Promise<void> {
  await advance({ id, lastNo, rev, lastAt })
}

const findTalent = compiled((on, input: { id: string }) =>
  on.select({ talentId: conversations.talentId }).from(conversations).where(eq(conversations.id, input.id)),
)

/** Returns the talent of a conversation; null when it does not exist. */
export async function talentOfConversation(id: string): Promise<string | null> {
  return (await findTalent({ id }))[0]?.talentId ?? null
}

interface Sending {
  conversationId: string
  accountId: string
  /** Absent for what is not stored. */
  clientId?: string
}

/** Who takes part in a conversation in which an account sends a message. */
export interface Participants {
  brand: string
  talent: string
  brandLeft: boolean
  talentLeft: boolean
  actingAccount: string
  /** What the account has already sent with this client id, in whichever conversation; null without one. */
  sent: typeof messages.$inferSelect | null
}

const findSending = compiled((on, input: Sending) =>
  on
    .select({
      brand: brands.companyName,
      talent: talents.displayName,
      brandLeft: sql<boolean>`(select status = 'erased' from ${accounts} where ${accounts.id} = ${brands.id})`,
      talentLeft: sql<boolean>`(${talents.erasedAt} is not null)`,
      actingAccount: sql<string>`coalesce((select ${accounts.name} from ${accounts} where ${accounts.id} = ${input.accountId}), '')`,
      sent: messages,
    })
    .from(conversations)
    .innerJoin(brands, eq(brands.id, conversations.brandId))
    .innerJoin(talents, eq(talents.id, conversations.talentId))
    .leftJoin(
      messages,
      input.clientId
        ? and(eq(messages.authorId, input.accountId), eq(messages.clientId, input.clientId))
        : sql`false`,
    )
    .where(eq(conversations.id, input.conversationId)),
)

/** Returns who takes part; undefined for a missing conversation. */
export async function findParticipants(sending: Sending): Promise<Participants | undefined> {
  const [row] = await findSending(sending)
  return row
}

/** Counts the other side's messages that no account of this side has read, after the last reminded one. */
export async function countWaiting(id: string, side: Side, remindedNo: number): Promise<number> {
  const read = sql`coalesce((select max(r.read_no) from conversation_members r where r.conversation_id = ${id} and r.side = ${side}), 0)`
  const [row] = await db()
    .select({ waiting: count() })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, id),
        eq(messages.side, side === 'brand' ? 'talent' : 'brand'),
        isNull(messages.deletedAt),
        sql`${messages.no} > greatest(${read}, ${remindedNo}::int)`,
      ),
    )
  return row?.waiting ?? 0
}

export async function markReminded(id: string, side: Side, no: number): Promise<void> {
  await queueWrite(
    db()
      .update(conversations)
      .set(side === 'brand' ? { brandRemindedNo: no } : { talentRemindedNo: no })
      .where(eq(conversations.id, id)),
  )
}

/** Returns the condition for a conversation of this brand or talent. */
export function ownedBy({ id, partyId }: { id: string; partyId: string }): SQL | undefined {
  return and(
    eq(conversations.id, id),
    or(eq(conversations.brandId, partyId), eq(conversations.talentId, partyId)),
  )
}
