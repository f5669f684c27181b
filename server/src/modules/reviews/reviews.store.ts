import { MAX_STARS, MIN_REVIEWS_FOR_AVERAGE, type ReviewAspect } from '@marquee/contract/rules/review-aspects'
import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { compiled, queuedWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import { afterCursor, decodePageCursor } from '../../platform/database/pagination.ts'
import { agencies } from '../agencies/agencies.tables.ts'
import { brands } from '../brands/brands.tables.ts'
import type { Side } from '../deals/case-party.ts'
import { deals } from '../deals/deals.tables.ts'
import { talents } from '../talents/talents.tables.ts'
import { reviewPeriods, reviews } from './reviews.tables.ts'

export type ReviewRow = typeof reviews.$inferSelect
export type ReviewPeriod = typeof reviewPeriods.$inferSelect

const insertPeriod = queuedWrite((on, row: ReviewPeriod) =>
  on.insert(reviewPeriods).values(row).onConflictDoNothing(),
)

/** Queues the time for reviews of a deal; a second one changes nothing. */
export async function createPeriod(row: ReviewPeriod): Promise<void> {
  await insertPeriod(row)
}

const lockOne = compiled((on, { dealId }: { dealId: string }) =>
  on.select().from(reviewPeriods).where(eq(reviewPeriods.dealId, dealId)).for('update'),
)
const findOne = compiled((on, { dealId }: { dealId: string }) =>
  on.select().from(reviewPeriods).where(eq(reviewPeriods.dealId, dealId)),
)

/** Locks and returns the time for reviews of a deal; undefined before the deal has ended. */
export async function lockPeriod(dealId: string): Promise<ReviewPeriod | undefined> {
  return (await lockOne({ dealId }))[0]
}

/** Returns the time for reviews of a deal; undefined before the deal has ended. */
export async function findPeriod(dealId: string): Promise<ReviewPeriod | undefined> {
  return (await findOne({ dealId }))[0]
}

const closeOne = queuedWrite((on, { dealId, at }: { dealId: string; at: Date }) =>
  on.update(reviewPeriods).set({ closedAt: at }).where(eq(reviewPeriods.dealId, dealId)),
)
const publishAll = queuedWrite((on, { dealId, at }: { dealId: string; at: Date }) =>
  on.update(reviews).set({ publishedAt: at, updatedAt: at }).where(eq(reviews.dealId, dealId)),
)

/** Queues the end of a locked time for reviews: everything written for the deal is published at once. */
export async function publishReviewsOf(dealId: string, at: Date): Promise<void> {
  await publishAll({ dealId, at })
  await closeOne({ dealId, at })
}

const writer = alias(agencies, 'writer')
const replier = alias(agencies, 'replier')

function select(where: SQL | undefined) {
  return db()
    .select({
      review: reviews,
      brand: { name: brands.companyName, imageUrl: brands.logoUrl },
      talent: { name: talents.displayName, imageUrl: talents.avatarUrl },
      agencyName: writer.name,
      replyAgencyName: replier.name,
      terms: deals.terms,
    })
    .from(reviews)
    .innerJoin(deals, eq(deals.id, reviews.dealId))
    .innerJoin(brands, eq(brands.id, reviews.brandId))
    .innerJoin(talents, eq(talents.id, reviews.talentId))
    .leftJoin(writer, eq(writer.id, reviews.agencyId))
    .leftJoin(replier, eq(replier.id, reviews.replyAgencyId))
    .where(where)
    .$dynamic()
}

/** A review with the names of both sides and of the agencies that wrote for the talent, and the terms of its deal. */
export type NamedReview = Awaited<ReturnType<typeof select>>[number]

/** Lists the reviews of a deal, sealed ones too: at most one by each side. */
export async function listReviewsOf(dealId: string): Promise<NamedReview[]> {
  return select(eq(reviews.dealId, dealId))
}

/** Returns a published review with its author and its subject, removed or not; undefined for a sealed one. */
export async function findPublishedReview(id: string): Promise<NamedReview | undefined> {
  const [found] = await select(and(eq(reviews.id, id), isNotNull(reviews.publishedAt))).limit(1)
  return found
}

const hide = queuedWrite((on, { id, at }: { id: string; at: Date | null }) =>
  on
    .update(reviews)
    .set({ hiddenAt: at })
    .where(and(eq(reviews.id, id), isNotNull(reviews.publishedAt))),
)

/** Queues that a published review is removed from every list, or with null that it is shown again. */
export async function setReviewHidden(id: string, at: Date | null): Promise<void> {
  await hide({ id, at })
}

const upsertOne = queuedWrite((on, row: ReviewRow) => {
  const { id: _id, dealId: _deal, by: _by, createdAt: _first, ...set } = row
  return on
    .insert(reviews)
    .values(row)
    .onConflictDoUpdate({ target: [reviews.dealId, reviews.by], set })
})
const deleteOne = queuedWrite((on, { dealId, by }: { dealId: string; by: Side }) =>
  on.delete(reviews).where(and(eq(reviews.dealId, dealId), eq(reviews.by, by), isNull(reviews.publishedAt))),
)
const updateReply = queuedWrite(
  (on, reply: { id: string; text: string; agencyId: string | null; at: Date }) =>
    on
      .update(reviews)
      .set({
        replyText: reply.text,
        replyAgencyId: reply.agencyId,
        repliedAt: reply.at,
        updatedAt: reply.at,
      })
      .where(eq(reviews.id, reply.id)),
)

/** Queues a sealed review, or its new text; the time for reviews of its deal is locked. */
export async function saveReview(row: ReviewRow): Promise<void> {
  await upsertOne(row)
}

/** Queues the removal of a side’s sealed review; the time for reviews of its deal is locked. */
export async function removeSealedReview(dealId: string, by: Side): Promise<void> {
  await deleteOne({ dealId, by })
}

/** Queues the reply to a published review; the time for reviews of its deal is locked. */
export async function saveReply(reply: {
  id: string
  text: string
  agencyId: string | null
  at: Date
}): Promise<void> {
  await updateReply(reply)
}

/** Whose reviews a list shows. */
export type Reviewed = { talentId: string } | { brandId: string }

const isPublished = sql`${reviews.publishedAt} is not null and ${reviews.hiddenAt} is null`

/** The condition for published reviews by brands, as their indexes have it. */
export const isPublishedByBrand = sql`${reviews.by} = 'brand' and ${isPublished}`

/** The condition for published reviews by talents, as their indexes have it. */
export const isPublishedByTalent = sql`${reviews.by} = 'talent' and ${isPublished}`

/** Returns the condition for the published reviews about someone, as their index has it. */
function about(subject: Reviewed): SQL | undefined {
  return 'talentId' in subject
    ? and(eq(reviews.talentId, subject.talentId), isPublishedByBrand)
    : and(eq(reviews.brandId, subject.brandId), isPublishedByTalent)
}

/** Lists published reviews about a talent or a brand, newest first; one row more than the limit. */
export async function listPublishedReviews(
  subject: Reviewed,
  page: { cursor?: string | undefined; limit: number },
): Promise<NamedReview[]> {
  return select(
    and(about(subject), afterCursor([reviews.publishedAt, reviews.id], decodePageCursor(page.cursor))),
  )
    .orderBy(desc(reviews.publishedAt), desc(reviews.id))
    .limit(page.limit + 1)
}

/** The sums behind an average; an average is null below three reviews. */
export interface RatingRow {
  subjectId: string
  count: number
  average: number | null
  /** How many reviews have 5 stars, 4 stars and so on, down to 1. */
  starCounts: number[]
  quality: number | null
  brief: number | null
  communication: number | null
  dates: number | null
  payment: number | null
}

const starCounts = sql.join(
  Array.from(
    { length: MAX_STARS },
    (_, index) => sql`count(*) filter (where ${reviews.stars} = ${sql.raw(String(MAX_STARS - index))})`,
  ),
  sql`, `,
)

/**
 * Returns the count, how many have which stars, and the averages, with one decimal, of the published reviews about
 * these talents or brands.
 */
export async function rateSubjects(of: Side, ids: readonly string[]): Promise<RatingRow[]> {
  const column = of === 'talent' ? reviews.talentId : reviews.brandId
  const averageOf = (stars: SQL | (typeof reviews)[ReviewAspect]) =>
    sql<number | null>`(case when count(${stars}) >= ${sql.raw(String(MIN_REVIEWS_FOR_AVERAGE))}
      then round(avg(${stars}), 1)::float8 end)`
  const by = of === 'talent' ? sql`'brand'` : sql`'talent'`
  return db()
    .select({
      subjectId: column,
      count: sql<number>`count(*)::int`,
      average: averageOf(sql`${reviews.stars}`),
      starCounts: sql<number[]>`array[${starCounts}]::int[]`,
      quality: averageOf(reviews.quality),
      brief: averageOf(reviews.brief),
      communication: averageOf(reviews.communication),
      dates: averageOf(reviews.dates),
      payment: averageOf(reviews.payment),
    })
    .from(reviews)
    .where(sql`${column} = any(${sql.param([...ids])}::uuid[]) and ${reviews.by} = ${by} and ${isPublished}`)
    .groupBy(column)
}
