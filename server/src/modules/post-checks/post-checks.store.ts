import { openCorrections } from '@marquee/contract/lifecycles/correction'
import { CHECK_EVERY_DAYS, CHECK_UNTIL_DAYS } from '@marquee/contract/rules/post-checks'
import { and, asc, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import { decodeGroupedCursor } from '../../platform/database/pagination.ts'
import { brands } from '../brands/brands.tables.ts'
import { campaigns } from '../campaigns/campaigns.tables.ts'
import { deals, deliverables, postDisclosures } from '../deals/deals.tables.ts'
import { postChecks, postCorrections } from '../deals/post-checks.tables.ts'
import { talentCardColumns } from '../talents/talents.store.ts'
import { talents } from '../talents/talents.tables.ts'
import type { CheckedPost } from './post-check.ts'

export type PostCheckRow = typeof postChecks.$inferSelect
export type CorrectionRow = typeof postCorrections.$inferSelect
export type CorrectionChanges = Partial<typeof postCorrections.$inferInsert>

/** Queues that a brand has checked a post. */
export async function createPostCheck(row: PostCheckRow): Promise<void> {
  await queueWrite(db().insert(postChecks).values(row))
}

/** Queues a new request to put a post right. A second open one of the same post fails. */
export async function createCorrection(row: CorrectionRow): Promise<void> {
  await queueWrite(db().insert(postCorrections).values(row))
}

/** Returns the last check of a post; null before the first. */
export async function findLastCheck(deliverableId: string): Promise<PostCheckRow | null> {
  const [row] = await listLastChecks([deliverableId])
  return row ?? null
}

/** Locks and returns the last request about a locked deliverable; null before the first. */
export async function lockLastCorrection(deliverableId: string): Promise<CorrectionRow | null> {
  const [row] = await db()
    .select()
    .from(postCorrections)
    .where(eq(postCorrections.deliverableId, deliverableId))
    .orderBy(desc(postCorrections.createdAt), desc(postCorrections.id))
    .limit(1)
    .for('update')
  return row ?? null
}

/** Returns the deliverable of a request; null when there is none. */
export async function findPostOfCorrection(id: string): Promise<string | null> {
  const [row] = await db()
    .select({ deliverableId: postCorrections.deliverableId })
    .from(postCorrections)
    .where(eq(postCorrections.id, id))
  return row?.deliverableId ?? null
}

/** Lists the deliverables of a deal with an open request. */
export async function listOpenPosts(dealId: string): Promise<string[]> {
  const rows = await db()
    .select({ deliverableId: postCorrections.deliverableId })
    .from(postCorrections)
    .where(and(eq(postCorrections.dealId, dealId), inArray(postCorrections.status, [...openCorrections])))
    .orderBy(asc(postCorrections.deliverableId))
  return rows.map(({ deliverableId }) => deliverableId)
}

async function listLastChecks(ids: readonly string[]): Promise<PostCheckRow[]> {
  if (ids.length === 0) return []
  return db()
    .selectDistinctOn([postChecks.deliverableId])
    .from(postChecks)
    .where(inArray(postChecks.deliverableId, [...ids]))
    .orderBy(postChecks.deliverableId, desc(postChecks.checkedAt))
}

async function listLastCorrections(ids: readonly string[]): Promise<CorrectionRow[]> {
  if (ids.length === 0) return []
  return db()
    .selectDistinctOn([postCorrections.deliverableId])
    .from(postCorrections)
    .where(inArray(postCorrections.deliverableId, [...ids]))
    .orderBy(postCorrections.deliverableId, desc(postCorrections.createdAt), desc(postCorrections.id))
}

type Posted = Pick<CheckedPost, 'deal' | 'deliverable' | 'disclosure' | 'isTalentGone'>

const isTalentGone = sql<boolean>`(${talents.erasedAt} is not null)`

/** Returns whether the account of the talent of a post is erased. */
export async function findIsTalentGone(deliverableId: string): Promise<boolean> {
  const [row] = await db()
    .select({ isTalentGone })
    .from(deliverables)
    .innerJoin(deals, eq(deals.id, deliverables.dealId))
    .innerJoin(talents, eq(talents.id, deals.talentId))
    .where(eq(deliverables.id, deliverableId))
  return row?.isTalentGone ?? false
}

/** Adds to posts their last checks and requests, in one wait. */
export async function withChecks<Row extends Posted>(rows: readonly Row[]): Promise<(Row & CheckedPost)[]> {
  const ids = rows.map(({ deliverable }) => deliverable.id)
  const [checks, corrections] = await Promise.all([listLastChecks(ids), listLastCorrections(ids)])
  return rows.map((row) => ({
    ...row,
    lastCheck: checks.find(({ deliverableId }) => deliverableId === row.deliverable.id) ?? null,
    correction: corrections.find(({ deliverableId }) => deliverableId === row.deliverable.id) ?? null,
  }))
}

/** Lists the posts of a deal of this brand or talent in their order; none of a foreign one. */
export async function listPostsOf(dealId: string, partyId: string): Promise<Posted[]> {
  return db()
    .select({ deal: deals, deliverable: deliverables, disclosure: postDisclosures, isTalentGone })
    .from(deliverables)
    .innerJoin(deals, eq(deals.id, deliverables.dealId))
    .innerJoin(talents, eq(talents.id, deals.talentId))
    .leftJoin(postDisclosures, eq(postDisclosures.deliverableId, deliverables.id))
    .where(
      and(
        eq(deals.id, dealId),
        or(eq(deals.brandId, partyId), eq(deals.talentId, partyId)),
        isNotNull(deliverables.postedAt),
      ),
    )
    .orderBy(asc(deliverables.position))
}

const lastCheckedAt = sql`(select max(${postChecks.checkedAt}) from ${postChecks}
  where ${postChecks.deliverableId} = ${deliverables.id})`
const onlineUntil = sql`(${deliverables.postedAt} + make_interval(days => (${deliverables.spec}->>'minLiveDays')::int))`
const lastSeenAt = sql`coalesce(${lastCheckedAt}, ${deliverables.postedAt})`
/** The SQL of `nextCheckAt`. */
const nextCheck = sql`(case when ${lastSeenAt} < ${onlineUntil}
  then least(${lastSeenAt} + make_interval(days => ${CHECK_EVERY_DAYS}), ${onlineUntil}) end)`

/** Returns the condition that the check of a post is due. */
function isCheckDue(now: Date) {
  const moment = sql`${now.toISOString()}::timestamptz`
  return sql`(${deliverables.correctionStatus} is null and ${nextCheck} <= ${moment}
    and ${moment} < ${onlineUntil} + make_interval(days => ${CHECK_UNTIL_DAYS}))`
}

const ofPosts = (brandId: string) =>
  and(
    eq(deals.brandId, brandId),
    isNotNull(deliverables.postedAt),
    inArray(deliverables.status, ['live', 'completed']),
    // The SQL of `isWorkKept`.
    sql`(${deals.status} <> 'cancelled' or ${deals.rightsFrom} is not null)`,
  )

/** The SQL of `turnOfPost`. */
const turn = sql<number>`(case ${deliverables.correctionStatus} when 'escalated' then 2 when 'requested' then 1 else 0 end)`

/**
 * Lists the posts of a brand whose check is due, and those with an open request. Those that the brand must act on come first, those
 * that an operator decides about last; within each group the earliest date is first. Returns one more than the limit.
 */
export async function listPostsToCheck(
  brandId: string,
  now: Date,
  page: { cursor?: string | undefined; limit: number },
) {
  const at = sql`coalesce(case when ${deliverables.correctionStatus} is null then ${nextCheck} else ${deliverables.correctionDueAt} end,
    ${deliverables.postedAt})`
  const last = decodeGroupedCursor(page.cursor)
  return db()
    .select({
      deal: deals,
      deliverable: deliverables,
      disclosure: postDisclosures,
      isTalentGone,
      talent: talentCardColumns,
      campaignTitle: sql<string>`coalesce(${campaigns.title}, 'Direct offer')`,
      at: at.mapWith(deals.createdAt),
    })
    .from(deliverables)
    .innerJoin(deals, eq(deals.id, deliverables.dealId))
    .innerJoin(talents, eq(talents.id, deals.talentId))
    .leftJoin(campaigns, eq(campaigns.id, deals.campaignId))
    .leftJoin(postDisclosures, eq(postDisclosures.deliverableId, deliverables.id))
    .where(
      and(
        ofPosts(brandId),
        or(isNotNull(deliverables.correctionStatus), isCheckDue(now)),
        last &&
          sql`(${turn}, ${at}, ${deliverables.id}) > (${last.group}::int, ${last.at}::timestamptz, ${last.id}::uuid)`,
      ),
    )
    .orderBy(asc(turn), asc(at), asc(deliverables.id))
    .limit(page.limit + 1)
}

/** Counts the posts of a brand whose check is due, and returns the name and the picture of one talent among them. */
export async function countDueChecks(
  brandId: string,
  now: Date,
): Promise<{ due: number; talentName: string; talentImage: string | null }> {
  const [row] = await db()
    .select({
      due: sql<number>`count(*)::int`,
      talentName: sql<string>`coalesce((array_agg(${talents.displayName} order by ${talents.id}))[1], '')`,
      talentImage: sql<string | null>`(array_agg(${talents.avatarUrl} order by ${talents.id}))[1]`,
    })
    .from(deliverables)
    .innerJoin(deals, eq(deals.id, deliverables.dealId))
    .innerJoin(talents, eq(talents.id, deals.talentId))
    .where(and(ofPosts(brandId), isCheckDue(now)))
  return row ?? { due: 0, talentName: '', talentImage: null }
}

/** Returns a request with its post and the names of both sides, for an operator; undefined for none. */
export async function loadCorrectionFile(id: string) {
  const [row] = await db()
    .select({
      correction: postCorrections,
      deliverable: deliverables,
      disclosure: postDisclosures,
      brand: { id: brands.id, name: brands.companyName },
      talent: { id: talents.id, name: talents.displayName },
    })
    .from(postCorrections)
    .innerJoin(deliverables, eq(deliverables.id, postCorrections.deliverableId))
    .innerJoin(deals, eq(deals.id, postCorrections.dealId))
    .innerJoin(brands, eq(brands.id, deals.brandId))
    .innerJoin(talents, eq(talents.id, deals.talentId))
    .leftJoin(postDisclosures, eq(postDisclosures.deliverableId, deliverables.id))
    .where(eq(postCorrections.id, id))
  return row
}

/** A check or a request of a campaign, for the evidence about labels. */
export async function listChecksOfCampaign(campaignId: string) {
  const ofCampaign = sql`deal_id in (select ${deals.id} from ${deals} where ${deals.campaignId} = ${campaignId})`
  const [checks, corrections] = await Promise.all([
    db().select().from(postChecks).where(ofCampaign).orderBy(asc(postChecks.checkedAt)),
    db().select().from(postCorrections).where(ofCampaign).orderBy(asc(postCorrections.createdAt)),
  ])
  return { checks, corrections }
}
