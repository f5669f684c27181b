import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import { brands } from '../brands/brands.tables.ts'
import type { Side } from '../deals/case-party.ts'
import { deals } from '../deals/deals.tables.ts'
import { type ComputedFigure, onTime } from '../figures/figures.store.ts'
import { sinceOf } from '../figures/figures.ts'
import { isPublishedByBrand, isPublishedByTalent } from '../reviews/reviews.store.ts'
import { reviews } from '../reviews/reviews.tables.ts'
import { priceColumns } from '../talents/prices.store.ts'
import { hasOpenPage, nicheNames } from '../talents/talents.store.ts'
import { talentSearchEntries as entries, talents } from '../talents/talents.tables.ts'
import { cardPictures, hasCardPicture } from './portfolios.store.ts'
import { talentSlugs } from './portfolios.tables.ts'

/**
 * Returns the talent whose open page has this address now, or had it, with the figures of how they work; undefined for every
 * other one.
 */
export async function findPublicTalent(slug: string, now: Date) {
  const [row] = await db()
    .select({
      talent: talents,
      typeName: sql<string | null>`(select name from talent_types where id = ${talents.typeId})`,
      niches: nicheNames,
      replyHours: entries.replyHours,
      onTime: sql<ComputedFigure>`${onTime({ since: sinceOf(now), now }, sql`d.talent_id = ${talents.id}`)}`,
    })
    .from(talents)
    .leftJoin(entries, eq(entries.talentId, talents.id))
    .where(
      and(
        or(
          eq(talents.slug, slug),
          sql`${talents.id} = (select talent_id from talent_slugs where slug = ${slug})`,
        ),
        hasOpenPage,
      ),
    )
    .orderBy(desc(sql`${talents.slug} = ${slug}`))
    .limit(1)
  return row
}

/** The id of a talent inside a subquery, where it needs the name of its table. */
const talentId = sql`talents.id`

/** How many pictures the card of a shown talent has. */
const MAX_SHOWN_PICTURES = 3

/**
 * Lists talents with an open page and pictures of their work who can be found, by the day they joined. `part`, from 0 to 1, is
 * a moment between the first and the last such day: those who joined since then come first, and the others are listed
 * where `comesFirst` is false.
 */
export async function listShownTalents(wanted: { part: number; comesFirst: boolean; limit: number }) {
  const start = sql`(select min(created_at) + (max(created_at) - min(created_at)) * ${wanted.part}::float8
    from talents where ${hasOpenPage})`
  return db()
    .select({
      id: talents.id,
      slug: talents.slug,
      displayName: talents.displayName,
      headline: talents.headline,
      city: talents.city,
      followers: talents.followers,
      minFee: talents.minFee,
      feeCurrency: talents.feeCurrency,
      avatarUrl: talents.avatarUrl,
      typeName: sql<string | null>`(select name from talent_types where id = ${talents.typeId})`,
      subtypes: nicheNames,
      pictures: cardPictures(talentId, { most: MAX_SHOWN_PICTURES }),
      rating: entries.rating,
      reviewCount: entries.reviewCount,
      socials: talents.socials,
      ...priceColumns,
    })
    .from(talents)
    .innerJoin(entries, eq(entries.talentId, talents.id))
    .where(
      and(
        hasOpenPage,
        eq(talents.isListed, true),
        hasCardPicture(talentId),
        wanted.comesFirst ? sql`${talents.createdAt} >= ${start}` : sql`${talents.createdAt} < ${start}`,
      ),
    )
    .orderBy(asc(talents.createdAt), asc(talents.id))
    .limit(wanted.limit)
}

/** How many of the newest reviews are searched for those of open pages; it bounds the statement on a large market. */
const MAX_NEWEST_REVIEWS = 200

/** Lists published reviews by one side of deals with talents who have an open page and can be found, the newest first. */
export async function listShownReviews(by: Side, limit: number) {
  const newest = db()
    .select({ id: reviews.id })
    .from(reviews)
    .where(by === 'brand' ? isPublishedByBrand : isPublishedByTalent)
    .orderBy(desc(reviews.publishedAt), desc(reviews.id))
    .limit(MAX_NEWEST_REVIEWS)
  return db()
    .select({
      review: reviews,
      brand: { name: brands.companyName, imageUrl: brands.logoUrl },
      talent: { slug: talents.slug, displayName: talents.displayName, avatarUrl: talents.avatarUrl },
      terms: deals.terms,
    })
    .from(reviews)
    .innerJoin(deals, eq(deals.id, reviews.dealId))
    .innerJoin(brands, eq(brands.id, reviews.brandId))
    .innerJoin(talents, eq(talents.id, reviews.talentId))
    .where(and(inArray(reviews.id, newest), hasOpenPage, eq(talents.isListed, true)))
    .orderBy(desc(reviews.publishedAt), desc(reviews.id))
    .limit(limit)
}

/** Lists the addresses of open pages for the sitemap, the newest first. */
export async function listPublicSlugs(limit: number): Promise<{ slug: string; changed: Date }[]> {
  return db()
    .select({ slug: talents.slug, changed: talents.updatedAt })
    .from(talents)
    .where(hasOpenPage)
    .orderBy(desc(talents.createdAt), desc(talents.id))
    .limit(limit)
}

/** Lists every address that a talent chose or had. */
export async function listSlugsOf(talentId: string): Promise<string[]> {
  const rows = await db()
    .select({ slug: talentSlugs.slug })
    .from(talentSlugs)
    .where(eq(talentSlugs.talentId, talentId))
  return rows.map(({ slug }) => slug)
}

/** Takes an address for a talent. Returns false when it is or was that of another one; concurrent requests wait for each other. */
export async function takeSlug(slug: string, talentId: string): Promise<boolean> {
  const taken = await db()
    .insert(talentSlugs)
    .values({ slug, talentId })
    .onConflictDoUpdate({
      target: talentSlugs.slug,
      set: { slug },
      setWhere: eq(talentSlugs.talentId, talentId),
    })
    .returning({ slug: talentSlugs.slug })
  if (taken.length === 0) return false
  const [other] = await db()
    .select({ id: talents.id })
    .from(talents)
    .where(and(eq(talents.slug, slug), sql`${talents.id} <> ${talentId}`))
  return other === undefined
}

/** Queues that the former address of a talent stays theirs. */
export async function keepFormerSlug(slug: string, talentId: string): Promise<void> {
  await queueWrite(db().insert(talentSlugs).values({ slug, talentId }).onConflictDoNothing())
}

/** Queues the deletion of all addresses of an erased talent. */
export async function deleteSlugsOf(talentId: string): Promise<void> {
  await queueWrite(db().delete(talentSlugs).where(eq(talentSlugs.talentId, talentId)))
}
