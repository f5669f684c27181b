import { and, asc, count, eq, inArray, notInArray, or, sql } from 'drizzle-orm'
import { compiled } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import { endStates } from './deal.ts'
import { deals } from './deals.tables.ts'

/** Counts active deals by talent. */
export async function countRunningDealsOf(
  talentIds: readonly string[],
): Promise<{ talentId: string; count: number }[]> {
  if (talentIds.length === 0) return []
  return db()
    .select({ talentId: deals.talentId, count: count() })
    .from(deals)
    .where(and(inArray(deals.talentId, [...talentIds]), notInArray(deals.status, [...endStates])))
    .groupBy(deals.talentId)
}

const countAmong = compiled((on, { campaignIds }: { campaignIds: string[] }) =>
  on
    .select({ campaignId: deals.campaignId, running: count() })
    .from(deals)
    .where(and(sql`${deals.campaignId} = any(${campaignIds})`, notInArray(deals.status, [...endStates])))
    .groupBy(deals.campaignId),
)

/** Counts active deals by campaign. */
export async function countRunningDeals(
  campaignIds: string[],
): Promise<{ campaignId: string | null; running: number }[]> {
  return campaignIds.length === 0 ? [] : countAmong({ campaignIds })
}

/** Lists campaigns in which any of these talents has an active deal. */
export async function listRunningDealCampaigns(talentIds: readonly string[]): Promise<string[]> {
  const rows = await db()
    .select({ campaignId: deals.campaignId })
    .from(deals)
    .where(and(inArray(deals.talentId, [...talentIds]), notInArray(deals.status, [...endStates])))
    .limit(500)
  return rows.flatMap((row) => row.campaignId ?? [])
}

/** Returns whether any of these talents ever had a deal in a campaign. */
export async function hasDealInCampaign(talentIds: readonly string[], campaignId: string): Promise<boolean> {
  const rows = await db()
    .select({ id: deals.id })
    .from(deals)
    .where(and(inArray(deals.talentId, [...talentIds]), eq(deals.campaignId, campaignId)))
    .limit(1)
  return rows.length > 0
}

/** Returns whether this brand and this talent have or had a deal, wherever it came from. */
export async function hasAnyDealWith(brandId: string, talentId: string): Promise<boolean> {
  const rows = await db()
    .select({ id: deals.id })
    .from(deals)
    .where(and(eq(deals.brandId, brandId), eq(deals.talentId, talentId)))
    .limit(1)
  return rows.length > 0
}

/** Returns whether this brand and this talent have or had a deal in a campaign, or (null) directly. */
export async function hasDealWith(
  brandId: string,
  talentId: string,
  campaignId: string | null,
): Promise<boolean> {
  const rows = await db()
    .select({ id: deals.id })
    .from(deals)
    .where(
      and(
        eq(deals.brandId, brandId),
        eq(deals.talentId, talentId),
        sql`${deals.campaignId} is not distinct from ${campaignId}`,
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** Returns whether a brand, a talent, or an agency that earns on them has active deals. */
export async function hasRunningDeals(partyId: string): Promise<boolean> {
  const rows = await db()
    .select({ id: deals.id })
    .from(deals)
    .where(
      and(
        or(eq(deals.brandId, partyId), eq(deals.talentId, partyId), eq(deals.agencyId, partyId)),
        notInArray(deals.status, [...endStates]),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** Lists the ids of a brand’s or talent’s deals that have not ended, in the order in which they are locked. */
export async function listRunningDealIds(accountId: string): Promise<string[]> {
  const rows = await db()
    .select({ id: deals.id })
    .from(deals)
    .where(
      and(
        or(eq(deals.brandId, accountId), eq(deals.talentId, accountId)),
        notInArray(deals.status, [...endStates]),
      ),
    )
    .orderBy(asc(deals.offerId))
  return rows.map((row) => row.id)
}
