import { DIRECT_CAMPAIGN_ID } from '@marquee/contract/rules/constants'
import { and, eq, gt, ilike, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { type Db, db } from '../../platform/database/database.ts'
import { newestOfEach } from '../../platform/database/newest-of-each.ts'
import { afterCursor, decodePageCursor } from '../../platform/database/pagination.ts'
import { agencyCardColumns } from '../agencies/agencies.store.ts'
import { agencies, agents } from '../agencies/agencies.tables.ts'
import { brandCardColumns } from '../brands/brands.store.ts'
import { brands } from '../brands/brands.tables.ts'
import { campaigns } from '../campaigns/campaigns.tables.ts'
import { endStates } from '../deals/deal.ts'
import { deals } from '../deals/deals.tables.ts'
import { offers } from '../offers/offers.tables.ts'
import { isOpenOffer, openStates } from '../offers/open-offers.store.ts'
import { talentCardColumns } from '../talents/talents.store.ts'
import { talents } from '../talents/talents.tables.ts'
import { type Side, storedCampaign } from './conversations.store.ts'
import { conversationMembers, conversations, messages, presence } from './conversations.tables.ts'

/** Which conversations are read, and by which account's receipts. */
export interface ReaderScope {
  side: Side
  /** The brand, or the talents. */
  partyIds: readonly string[]
  /** The reading account: the party's, or their agent's. */
  accountId: string
}

interface Filter {
  campaignId?: string | undefined
  show: 'inbox' | 'unread' | 'starred' | 'archived'
  q?: string | undefined
  cursor?: string | undefined
  limit: number
}

const newestFirst = sql`${conversations.lastAt} desc, ${conversations.id} desc`

/**
 * Lists conversations of a brand or of these talents with the reader's marks, newest message first; one more
 * than the limit.
 */
export async function listConversations(reading: ReaderScope, filter: Filter, now: Date) {
  const maxRows = filter.limit + 1
  const where = and(
    filter.campaignId === undefined ? undefined : inCampaign(filter.campaignId),
    shown(filter.show, reading.accountId),
    filter.q ? named(filter.q) : undefined,
    afterCursor([conversations.lastAt, conversations.id], decodePageCursor(filter.cursor)),
  )
  return select(db(), reading, now)
    .where(ofParties(reading, { where, maxRows }))
    .orderBy(newestFirst)
    .limit(maxRows)
}

/** Finds one conversation as lists show it. */
export async function findListed(id: string, reading: ReaderScope, now: Date) {
  const [row] = await select(db(), reading, now).where(eq(conversations.id, id))
  return row
}
export type ConversationRow = NonNullable<Awaited<ReturnType<typeof findListed>>>

function ofParties(
  { side, partyIds }: ReaderScope,
  page: { where: SQL | undefined; maxRows: number },
): SQL | undefined {
  const party = side === 'brand' ? conversations.brandId : conversations.talentId
  const [only, ...others] = partyIds
  if (only && others.length === 0) return and(eq(party, only), page.where)
  return newestOfEach(conversations, party, { ids: partyIds, order: newestFirst, ...page })
}

/** Returns the condition for a campaign's conversations, or direct ones, by the id used in calls. */
export function inCampaign(campaignId: string): SQL {
  const stored = storedCampaign(campaignId)
  return stored ? eq(conversations.campaignId, stored) : isNull(conversations.campaignId)
}

/** Uses a sub-select because it is also part of the merge of several parties. */
function marked(accountId: string, condition: SQL): SQL {
  return sql`exists (select 1 from ${conversationMembers} where ${conversationMembers.conversationId} = ${conversations.id}
    and ${conversationMembers.accountId} = ${accountId} and ${condition})`
}

const putAway = sql`${conversationMembers.archivedNo} >= ${conversations.lastNo}
  or (${conversationMembers.archivedNo} is not null and ${conversationMembers.isMuted})`

function shown(show: Filter['show'], accountId: string): SQL {
  if (show === 'archived') return marked(accountId, sql`(${putAway})`)
  const isHere = sql`not ${marked(accountId, sql`(${putAway})`)}`
  if (show === 'starred') return marked(accountId, sql`${conversationMembers.isStarred}`)
  return show === 'unread' ? sql`${isHere} and ${unreadOf(accountId)} > 0` : isHere
}

/**
 * Returns the stored count of the other accounts' messages that a reader has not read, without cards (which have
 * notifications) and deleted messages. Who has never opened the conversation has read none.
 */
export function unreadOf(accountId: string): SQL<number> {
  // Written as text, because in a select from one table Drizzle omits the table name, and these columns would
  // refer to the inner table.
  return sql<number>`coalesce((select r.unread from conversation_members r
    where r.conversation_id = conversations.id and r.account_id = ${accountId}), conversations.message_count)`
}

/** Looks at the names of the listed conversations only, because those of everybody are too many. */
function named(q: string): SQL | undefined {
  const part = `%${q.replace(/[\\%_]/g, '\\$&')}%`
  const matches = (table: SQL, column: SQL, name: SQL) =>
    sql`(select ${name} from ${table} where id = ${column})`
  return or(
    matches(sql`${brands}`, sql`${conversations.brandId}`, ilike(brands.companyName, part)),
    matches(sql`${talents}`, sql`${conversations.talentId}`, ilike(talents.displayName, part)),
    matches(sql`${campaigns}`, sql`${conversations.campaignId}`, ilike(campaigns.title, part)),
  )
}

function select(on: Db, { side, accountId }: ReaderScope, now: Date) {
  const others = side === 'brand' ? 'talent' : 'brand'
  const between = and(
    sql`brand_id = ${conversations.brandId} and talent_id = ${conversations.talentId}`,
    sql`campaign_id is not distinct from ${conversations.campaignId}`,
  )
  const online = sql`${presence} join ${conversationMembers} on ${conversationMembers.accountId} = ${presence.accountId}
    where ${conversationMembers.conversationId} = ${conversations.id} and ${conversationMembers.side} = ${others}`
  return on
    .select({
      conversation: conversations,
      campaign: { id: campaigns.id, title: campaigns.title, coverUrl: campaigns.coverUrl },
      brand: brandCardColumns,
      talent: talentCardColumns,
      reader: conversationMembers,
      last: messages,
      unread: unreadOf(accountId),
      dealId: sql<
        string | null
      >`(select id from ${deals} where ${between} and ${notInArray(deals.status, [...endStates])} order by created_at desc limit 1)`,
      offerId: sql<string | null>`(select id from ${offers} where ${between} and ${isOpenOffer} and ${inArray(
        offers.status,
        openStates.filter((state) => side === 'brand' || state !== 'draft'),
      )} order by created_at desc limit 1)`,
      isOnline: sql<boolean>`exists (select 1 from ${online} and ${gt(presence.onlineUntil, now)})`,
      lastSeenAt: sql<Date | null>`(select max(${presence.seenAt}) from ${online})`.mapWith(presence.seenAt),
    })
    .from(conversations)
    .innerJoin(brands, eq(brands.id, conversations.brandId))
    .innerJoin(talents, eq(talents.id, conversations.talentId))
    .leftJoin(campaigns, eq(campaigns.id, conversations.campaignId))
    .leftJoin(
      conversationMembers,
      and(
        eq(conversationMembers.conversationId, conversations.id),
        eq(conversationMembers.accountId, accountId),
      ),
    )
    .leftJoin(
      messages,
      and(eq(messages.conversationId, conversations.id), eq(messages.no, conversations.lastNo)),
    )
    .$dynamic()
}

/**
 * Lists campaigns of a brand that have conversations, the newest message first; one more than the limit.
 * Unread counts are the reader's.
 */
export async function listConversationCampaigns(
  brandId: string,
  { cursor, limit }: { cursor?: string; limit: number },
) {
  const lastAt = sql<Date>`max(${conversations.lastAt})`.mapWith(conversations.lastAt)
  const key = sql<string>`coalesce(${conversations.campaignId}, ${DIRECT_CAMPAIGN_ID}::uuid)`
  const { at, id } = decodePageCursor(cursor)
  return db()
    .select({
      campaignId: key,
      title: campaigns.title,
      coverUrl: campaigns.coverUrl,
      lastAt,
      conversations: sql<number>`count(*)::int`,
      unread: sql<number>`sum(${unreadOf(brandId)})::int`,
    })
    .from(conversations)
    .leftJoin(campaigns, eq(campaigns.id, conversations.campaignId))
    .where(eq(conversations.brandId, brandId))
    .groupBy(conversations.campaignId, campaigns.title, campaigns.coverUrl)
    .having(
      at === undefined
        ? sql`true`
        : sql`(max(${conversations.lastAt}), ${key}) < (${at}::timestamptz, ${id}::uuid)`,
    )
    .orderBy(sql`max(${conversations.lastAt}) desc, ${key} desc`)
    .limit(limit + 1)
}

/** Lists the agencies whose agents have written in a conversation, by name; at most 20. */
export async function listAgenciesIn(conversationId: string) {
  return db()
    .selectDistinct(agencyCardColumns)
    .from(messages)
    .innerJoin(agents, eq(agents.id, messages.authorId))
    .innerJoin(agencies, eq(agencies.id, agents.agencyId))
    .where(eq(messages.conversationId, conversationId))
    .orderBy(agencies.name, agencies.id)
    .limit(20)
}
