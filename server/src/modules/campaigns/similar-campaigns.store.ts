import { type Column, desc, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { compiled } from '../../platform/database/compiled.ts'
import { brands } from '../brands/brands.tables.ts'
import { cardColumns } from './campaigns.store.ts'
import { campaigns } from './campaigns.tables.ts'
import { isFoundIn } from './open-campaigns.store.ts'

/** So many of the newest open campaigns of all brands are compared. */
const NEWEST = 200
/** Of so many other brands of the industry, and of the brand itself, campaigns that are older are compared as well. */
const BRANDS = 50
/** So many of the newest open campaigns of each of these brands. */
const NEWEST_OF_BRAND = 5

const wanted = alias(campaigns, 'wanted')
const wantedBrand = alias(brands, 'wanted_brand')

/**
 * Returns the condition that a campaign is compared with the one of `campaignId`. Each of the reads has a limit and an index, because a
 * market may have any number of open campaigns.
 */
function isCompared(isOpen: SQL | undefined, campaignId: string): SQL {
  const newest = (where: SQL | undefined, limit: number) => sql`select ${campaigns.id} as id from ${campaigns}
    where ${where} and ${campaigns.id} <> ${campaignId}
    order by ${campaigns.publishedAt} desc, ${campaigns.id} desc limit ${sql.raw(String(limit))}`
  const ofWanted = (column: Column) => sql`(select ${column} from ${campaigns}
    inner join ${brands} on ${brands.id} = ${campaigns.brandId} where ${campaigns.id} = ${campaignId})`
  const peers = sql`select ${ofWanted(brands.id)} as id union (select ${brands.id} from ${brands}
    where ${brands.industryId} = ${ofWanted(brands.industryId)} limit ${sql.raw(String(BRANDS))})`
  const newestOfPeer = newest(sql`${isOpen} and ${campaigns.brandId} = peers.id`, NEWEST_OF_BRAND)
  return sql`${campaigns.id} = any(array((${newest(isOpen, NEWEST)})
    union all (select one.id from (${peers}) peers cross join lateral (${newestOfPeer}) one)))`
}

/** Compares an open campaign with others. They are cut by indexes before anything is compared. */
const findSimilar = compiled((on, input: { campaignId: string; today: string; limit: number }) => {
  const isOpen = isFoundIn(on, { talentId: null, agencyId: null, markedFor: [], today: input.today })
  const isOfBrand = sql`${campaigns.brandId} = ${wanted.brandId}`
  const isOfIndustry = sql`coalesce(${brands.industryId} = ${wantedBrand.industryId}, false)`
  const likeness = sql<number>`(${isOfBrand})::int + (${isOfIndustry})::int`
  const sharesNetwork = sql`jsonb_path_query_array(${campaigns.deliverables}, '$[*].platform')
    ?| array(select jsonb_array_elements(${wanted.deliverables}) ->> 'platform')`
  return on
    .select({ ...cardColumns, likeness: likeness.as('likeness') })
    .from(campaigns)
    .innerJoin(brands, eq(brands.id, campaigns.brandId))
    .innerJoin(
      wanted,
      sql`${wanted.id} = (select ${campaigns.id} from ${campaigns} where ${isOpen} and ${campaigns.id} = ${input.campaignId})`,
    )
    .innerJoin(wantedBrand, eq(wantedBrand.id, wanted.brandId))
    .where(isCompared(isOpen, input.campaignId))
    .orderBy(desc(sql`likeness`), desc(sharesNetwork), desc(campaigns.publishedAt), desc(campaigns.id))
    .limit(input.limit)
})

/**
 * Lists other public campaigns that accept applications on `today`: those of the same brand and industry first, then those that share a
 * network with the campaign, then the newest. The same brand and the same industry count one each (`likeness`). Returns none unless
 * visitors may read the campaign.
 */
export function listSimilarCampaigns(input: { campaignId: string; today: string; limit: number }) {
  return findSimilar(input)
}
