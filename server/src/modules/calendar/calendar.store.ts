import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { db } from '../../platform/database/database.ts'
import { brands, industries } from '../brands/brands.tables.ts'
import { campaigns } from '../campaigns/campaigns.tables.ts'
import { deals } from '../deals/deals.tables.ts'
import { offers, offerVersions } from '../offers/offers.tables.ts'
import { talents } from '../talents/talents.tables.ts'
import type { Commitment } from './commitment.ts'

/** More than any roster has open at once; a longer calendar shows the oldest work only. */
const MAX_ROWS = 2_000

const names = {
  talent: { id: talents.id, name: talents.displayName, avatarUrl: talents.avatarUrl },
  brand: { id: brands.id, name: brands.companyName, industry: industries.name },
  campaign: { title: campaigns.title, productName: campaigns.productName },
}

/**
 * Lists deals of these talents that take up days: active ones, and completed ones whose exclusivity may
 * continue.
 */
export async function listDealDates(talentIds: readonly string[]): Promise<Commitment[]> {
  const mayStayExclusive = sql`jsonb_typeof(${deals.terms}->'exclusivity') = 'object' and ${deals.completedAt} > now() - interval '2 years'`
  const rows = await db()
    .select({ dealId: deals.id, status: deals.status, terms: deals.terms, since: deals.createdAt, ...names })
    .from(deals)
    .innerJoin(talents, eq(talents.id, deals.talentId))
    .innerJoin(brands, eq(brands.id, deals.brandId))
    .leftJoin(industries, eq(industries.id, brands.industryId))
    .leftJoin(campaigns, eq(campaigns.id, deals.campaignId))
    .where(
      and(
        inArray(deals.talentId, [...talentIds]),
        ne(deals.status, 'cancelled'),
        or(ne(deals.status, 'completed'), mayStayExclusive),
      ),
    )
    .orderBy(asc(deals.createdAt), asc(deals.id))
    .limit(MAX_ROWS)
  return rows.map(({ status, ...row }) => ({ ...row, offerId: null, isRunning: status !== 'completed' }))
}

/** Lists open offers to these talents with their current terms. */
export async function listOfferDates(talentIds: readonly string[]): Promise<Commitment[]> {
  const rows = await db()
    .select({ offerId: offers.id, terms: offerVersions.terms, since: offers.createdAt, ...names })
    .from(offers)
    .innerJoin(
      offerVersions,
      and(eq(offerVersions.offerId, offers.id), eq(offerVersions.no, offers.versionNo)),
    )
    .innerJoin(talents, eq(talents.id, offers.talentId))
    .innerJoin(brands, eq(brands.id, offers.brandId))
    .leftJoin(industries, eq(industries.id, brands.industryId))
    .leftJoin(campaigns, eq(campaigns.id, offers.campaignId))
    .where(
      and(
        inArray(offers.talentId, [...talentIds]),
        inArray(offers.status, ['pending_talent', 'pending_brand', 'awaiting_payment']),
      ),
    )
    .orderBy(asc(offers.createdAt), asc(offers.id))
    .limit(MAX_ROWS)
  return rows.map((row) => ({ ...row, dealId: null, isRunning: false }))
}
