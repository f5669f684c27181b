import { highestFee, networksOf } from '@marquee/contract/rules/fit'
import { MAX_INT32 } from '@marquee/contract/rules/text'
import { and, desc, eq, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import { db } from '../../platform/database/database.ts'
import { plannedForValues } from '../../platform/database/named-client.ts'
import { applications } from '../applications/applications.tables.ts'
import { mayMeet } from '../blocks/blocks.store.ts'
import type { Campaign } from '../campaigns/campaigns.store.ts'
import { campaigns } from '../campaigns/campaigns.tables.ts'
import { offers } from '../offers/offers.tables.ts'
import { priceColumnOf, priceColumns } from '../talents/prices.store.ts'
import { listedTalentColumns } from '../talents/search.store.ts'
import {
  talentSearchEntries as entries,
  talentSubtypes,
  talents,
  talentTypes,
} from '../talents/talents.tables.ts'

/** Of all talents who fit, so many of the best rated, of the newest and of the best rated in the niches of the brief are compared. */
const COMPARED = { bestRated: 300, newest: 200, ofNiches: 200 } as const

interface Niche {
  id: string
  name: string
}

/**
 * Returns the niches that each campaign is about, by campaign and in the order of their names; with `among`, of these niches only.
 * Campaigns without one are absent.
 */
export async function loadNichesOfCampaigns(
  campaignIds: readonly string[],
  among?: readonly string[],
): Promise<ReadonlyMap<string, Niche[]>> {
  if (campaignIds.length === 0 || among?.length === 0) return new Map()
  const about = db()
    .$with('about')
    .as(
      db()
        .select({
          campaignId: campaigns.id,
          stems: sql<string[]>`stems_of_campaign(${campaigns.id})`.as('campaign_stems'),
        })
        .from(campaigns)
        .where(inArray(campaigns.id, [...campaignIds])),
    )
  const niches = db()
    .$with('niches')
    .as(
      db()
        .select({
          id: talentSubtypes.id,
          name: talentSubtypes.name,
          stems: sql<string[]>`stems_of_niche(${talentSubtypes.name}, ${talentSubtypes.searchWords})`.as(
            'niche_stems',
          ),
        })
        .from(talentSubtypes)
        .where(among && inArray(talentSubtypes.id, [...among])),
    )
  const rows = await db()
    .with(about, niches)
    .select({ campaignId: about.campaignId, id: niches.id, name: niches.name })
    .from(about)
    .innerJoin(niches, sql`${niches.stems} && ${about.stems}`)
    .orderBy(niches.name, niches.id)
  return Map.groupBy(rows, ({ campaignId }) => campaignId)
}

const facts = {
  ...listedTalentColumns,
  ...priceColumns,
  socials: talents.socials,
  subtypeIds: talents.subtypeIds,
  typeName: talentTypes.name,
  replyHours: entries.replyHours,
  takesGifted: talents.takesGifted,
}

/**
 * Lists talents who may fit one of a brand’s campaigns: found in search, not blocked, of its types, on one of its networks, not
 * above its fee in the currency of the campaign, taking gifted work where it is unpaid, and with neither an application nor an offer for it.
 */
export async function listTalentsWhoMayFit(campaign: Campaign, niches: readonly Niche[]) {
  const nicheIds = niches.map(({ id }) => id)
  const fits = and(
    plannedForValues,
    mayMeet(sql`${campaign.brandId}::uuid`, entries.talentId),
    ...conditionsOf(campaign),
  )
  const isOfNiche = sql`${entries.subtypeIds} && ${sql.param(nicheIds)}::uuid[]`
  const first = (limit: number, by: SQL, where?: SQL) =>
    sql`array(${db()
      .select({ id: entries.talentId })
      .from(entries)
      .where(and(fits, where))
      .orderBy(by, desc(entries.talentId))
      .limit(limit)})`
  const [byRating, byListing] = [desc(entries.rating), desc(entries.listedAt)]
  const compared = [
    first(COMPARED.bestRated, byRating),
    first(COMPARED.newest, byListing),
    ...(nicheIds.length > 0 ? [first(COMPARED.ofNiches, byRating, isOfNiche)] : []),
  ]
  return db()
    .select(facts)
    .from(entries)
    .innerJoin(talents, eq(talents.id, entries.talentId))
    .leftJoin(talentTypes, eq(talentTypes.id, talents.typeId))
    .where(sql`${entries.talentId} = any(${sql.join(compared, sql` || `)})`)
    .orderBy(desc(entries.rating), desc(entries.talentId))
}

function conditionsOf(campaign: Campaign): (SQL | undefined)[] {
  const networks = networksOf(campaign)
  const fee = highestFee(campaign)
  const price = priceColumnOf[campaign.currency]
  return [
    campaign.typeIds.length > 0
      ? sql`${entries.typeId} = any(${sql.param(campaign.typeIds)}::uuid[])`
      : undefined,
    networks.length > 0 ? sql`${entries.platforms} && ${sql.param(networks)}::text[]` : undefined,
    fee === null ? undefined : or(lte(price, fee), eq(price, MAX_INT32)),
    campaign.payModel === 'gifted' ? sql`${entries.takesGifted}` : undefined,
    sql`not exists (select from ${applications} where ${applications.campaignId} = ${campaign.id}
      and ${applications.talentId} = ${entries.talentId})`,
    sql`not exists (select from ${offers} where ${offers.campaignId} = ${campaign.id}
      and ${offers.talentId} = ${entries.talentId})`,
  ]
}

/** The prices of a talent, who has no search entry while nobody finds them. */
const pricesNow = sql`prices_of_talent(${talents.id}, ${talents.minFee}, ${talents.feeCurrency})`

/** Returns what decides which campaigns fit a talent. */
export async function loadTalentToFit(talentId: string) {
  const [row] = await db()
    .select({
      typeId: talents.typeId,
      typeName: talentTypes.name,
      subtypeIds: talents.subtypeIds,
      socials: talents.socials,
      price: sql<number>`(${pricesNow}).gbp`,
      priceEur: sql<number>`(${pricesNow}).eur`,
      priceUsd: sql<number>`(${pricesNow}).usd`,
      takesGifted: talents.takesGifted,
    })
    .from(talents)
    .leftJoin(talentTypes, eq(talentTypes.id, talents.typeId))
    .where(eq(talents.id, talentId))
  return row
}
