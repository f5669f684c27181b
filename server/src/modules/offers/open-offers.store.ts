import { and, asc, count, eq, inArray, or, sql } from 'drizzle-orm'
import { compiled, queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import type { Offer } from './offers.store.ts'
import { offers } from './offers.tables.ts'

/** States in which an offer is still being negotiated or paid. */
export const openStates = [
  'draft',
  'pending_talent',
  'pending_brand',
  'awaiting_payment',
] as const satisfies Offer['status'][]

/** The same as a condition, written out so that PostgreSQL can use the index on open offers. */
export const isOpenOffer = sql.raw(`status in (${openStates.map((state) => `'${state}'`).join(', ')})`)

/** Open states that the talent sees. */
const shownStates = [
  'pending_talent',
  'pending_brand',
  'awaiting_payment',
] as const satisfies Offer['status'][]

/** Names drafts too, because the index on talents leaves them out. */
const areShown = and(sql`${offers.status} <> 'draft'`, inArray(offers.status, [...shownStates]))

/** Lists the ids of a campaign’s open offers. */
export async function listOpenOfferIds(campaignId: string): Promise<string[]> {
  const rows = await db()
    .select({ id: offers.id })
    .from(offers)
    .where(and(eq(offers.campaignId, campaignId), inArray(offers.status, [...openStates])))
  return rows.map((row) => row.id)
}

/** Lists the ids of a brand’s or talent’s open offers, in the order of their campaigns. */
export async function listOpenOfferIdsOf(accountId: string): Promise<string[]> {
  const rows = await db()
    .select({ id: offers.id })
    .from(offers)
    .where(
      and(
        or(eq(offers.brandId, accountId), eq(offers.talentId, accountId)),
        inArray(offers.status, [...openStates]),
      ),
    )
    .orderBy(asc(offers.campaignId), asc(offers.id))
  return rows.map((row) => row.id)
}

/** Lists the ids of the open offers between a brand and talents, in the order of their campaigns. */
export async function listOpenOfferIdsBetween(
  brandId: string,
  talentIds: readonly string[],
): Promise<string[]> {
  const rows = await db()
    .select({ id: offers.id })
    .from(offers)
    .where(
      and(
        eq(offers.brandId, brandId),
        inArray(offers.talentId, [...talentIds]),
        inArray(offers.status, [...openStates]),
      ),
    )
    .orderBy(asc(offers.campaignId), asc(offers.id))
  return rows.map((row) => row.id)
}

/** Lists offers under a mandate whose terms are not accepted yet, in the order of their campaigns. */
export async function listUnsettledUnder(mandateId: string): Promise<string[]> {
  const rows = await db()
    .select({ id: offers.id })
    .from(offers)
    .where(
      and(
        eq(offers.mandateId, mandateId),
        inArray(offers.status, ['draft', 'pending_talent', 'pending_brand']),
      ),
    )
    .orderBy(asc(offers.campaignId), asc(offers.id))
  return rows.map((row) => row.id)
}

/** Deletes acceptances by an agency that the talent has not approved. */
export async function deleteConsents(talentId: string, agencyId: string): Promise<void> {
  await queueWrite(
    db()
      .update(offers)
      .set({ consentNo: null, consentBy: null, consentAt: null })
      .where(
        and(
          eq(offers.talentId, talentId),
          eq(offers.consentBy, agencyId),
          inArray(offers.status, ['pending_talent', 'pending_brand']),
        ),
      ),
  )
}

const findTalent = compiled((on, input: { id: string }) =>
  on
    .select({ talentId: offers.talentId })
    .from(offers)
    .where(and(eq(offers.id, input.id), sql`${offers.status} <> 'draft'`)),
)

/** Returns the talent of an offer; null for a missing one and for a draft, which its talent cannot see. */
export async function talentOfOffer(id: string): Promise<string | null> {
  return (await findTalent({ id }))[0]?.talentId ?? null
}

/** Counts open offers by talent. */
export async function countOpenOffersOf(
  talentIds: readonly string[],
): Promise<{ talentId: string; count: number }[]> {
  if (talentIds.length === 0) return []
  return db()
    .select({ talentId: offers.talentId, count: count() })
    .from(offers)
    .where(and(inArray(offers.talentId, [...talentIds]), areShown))
    .groupBy(offers.talentId)
}

const countAmong = compiled((on, input: { campaignIds: string[] }) =>
  on
    .select({ campaignId: offers.campaignId, open: count() })
    .from(offers)
    .where(
      and(sql`${offers.campaignId} = any(${input.campaignIds})`, inArray(offers.status, [...openStates])),
    )
    .groupBy(offers.campaignId),
)

/** Counts open offers by campaign. */
export async function countOpenOffers(
  campaignIds: string[],
): Promise<{ campaignId: string | null; open: number }[]> {
  return campaignIds.length === 0 ? [] : countAmong({ campaignIds })
}

/** Returns whether any of these talents ever received an offer for a campaign. */
export async function hasOfferFor(talentIds: readonly string[], campaignId: string): Promise<boolean> {
  const rows = await db()
    .select({ id: offers.id })
    .from(offers)
    .where(
      and(
        inArray(offers.talentId, [...talentIds]),
        eq(offers.campaignId, campaignId),
        sql`${offers.status} <> 'draft'`,
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** Lists campaigns where any of these talents has an open offer. */
export async function listOpenOfferCampaigns(talentIds: readonly string[]): Promise<string[]> {
  const rows = await db()
    .select({ campaignId: offers.campaignId })
    .from(offers)
    .where(and(inArray(offers.talentId, [...talentIds]), areShown))
    .limit(500)
  return rows.flatMap((row) => row.campaignId ?? [])
}

/**
 * Returns whether a brand or talent has an open offer that was sent, or an agency one whose commission is
 * agreed.
 */
export async function hasOpenOffers(partyId: string): Promise<boolean> {
  const isAgreed = and(eq(offers.agencyId, partyId), eq(offers.status, 'awaiting_payment'))
  const rows = await db()
    .select({ id: offers.id })
    .from(offers)
    .where(and(or(eq(offers.brandId, partyId), eq(offers.talentId, partyId), isAgreed), areShown))
    .limit(1)
  return rows.length > 0
}

/** Lists the drafts of a brand, or for a talent, in the order of their campaigns. */
export async function listDraftIdsOf(partyId: string): Promise<string[]> {
  const rows = await db()
    .select({ id: offers.id })
    .from(offers)
    .where(and(or(eq(offers.brandId, partyId), eq(offers.talentId, partyId)), eq(offers.status, 'draft')))
    .orderBy(asc(offers.campaignId), asc(offers.id))
  return rows.map((row) => row.id)
}

/** Returns whether this brand has sent this talent an offer, for a campaign or (null) directly. */
export async function hasOfferWith(
  brandId: string,
  talentId: string,
  campaignId: string | null,
): Promise<boolean> {
  const rows = await db()
    .select({ id: offers.id })
    .from(offers)
    .where(
      and(
        eq(offers.brandId, brandId),
        eq(offers.talentId, talentId),
        sql`${offers.campaignId} is not distinct from ${campaignId}`,
        sql`${offers.status} <> 'draft'`,
      ),
    )
    .limit(1)
  return rows.length > 0
}
