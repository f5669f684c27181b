import { highestFee, networksOf } from '@marquee/contract/rules/fit'
import { MAX_INT32 } from '@marquee/contract/rules/text'
import { and, desc, eq, lte, or, type SQL, sql } from 'drizzle-orm'
import { db } from '../../platform/database/database.ts'
import { plannedForValues } from '../../platform/database/named-client.ts'
import { applications } from '../applications/applications.tables.ts'
import { mayMeet } from '../blocks/blocks.store.ts'
import type { Campaign } from '../campaigns/campaigns.store.ts'
import { offers } from '../offers/offers.tables.ts'
import { priceColumnOf, priceColumns } from '../talents/prices.store.ts'
import { listedTalentColumns } from '../talents/search.store.ts'
import { talentSearchEntries as entries, talents, talentTypes } from '../talents/talents.tables.ts'

/** Of all talents who fit, so many of the best rated and of the newest are compared. */
const COMPARED = { bestRated: 300, newest: 200 } as const

const facts = {
  ...listedTalentColumns,
  ...priceColumns,
  socials: talents.socials,
  typeName: talentTypes.name,
  replyHours: entries.replyHours,
  takesGifted: talents.takesGifted,
}

/**
 * Lists talents who may fit one of a brand’s campaigns: found in search, not blocked, of its types, on one of its networks, not
 * above its fee in the currency of the campaign, taking gifted work where it is unpaid, and with neither an application nor an offer for it.
 */
export async function listTalentsWhoMayFit(campaign: Campaign) {
  const fits = and(
    plannedForValues,
    mayMeet(sql`${campaign.brandId}::uuid`, entries.talentId),
    ...conditionsOf(campaign),
  )
  const first = (limit: number, ...by: SQL[]) =>
    sql`array(${db()
      .select({ id: entries.talentId })
      .from(entries)
      .where(fits)
      .orderBy(...by, desc(entries.talentId))
      .limit(limit)})`
  return db()
    .select(facts)
    .from(entries)
    .innerJoin(talents, eq(talents.id, entries.talentId))
    .leftJoin(talentTypes, eq(talentTypes.id, talents.typeId))
    .where(
      sql`${entries.talentId} = any(${first(COMPARED.bestRated, desc(entries.rating))} || ${first(COMPARED.newest, desc(entries.listedAt))})`,
    )
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
