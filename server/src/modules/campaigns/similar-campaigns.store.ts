import { desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { compiled } from '../../platform/database/compiled.ts'
import { brands } from '../brands/brands.tables.ts'
import { cardColumns } from './campaigns.store.ts'
import { campaigns } from './campaigns.tables.ts'
import { isFoundIn } from './open-campaigns.store.ts'

/** So many of the newest open campaigns are compared, which is more than enough for a few similar ones. */
const COMPARED = 200

const wanted = alias(campaigns, 'wanted')
const wantedBrand = alias(brands, 'wanted_brand')

/** Compares an open campaign with the newest others. They are cut by the index of open campaigns before anything is compared. */
const findSimilar = compiled((on, input: { campaignId: string; today: string; limit: number }) => {
  const isOpen = isFoundIn(on, { talentId: null, agencyId: null, markedFor: [], today: input.today })
  const newest = sql`${campaigns.id} = any(array(
    select ${campaigns.id} from ${campaigns} where ${isOpen} and ${campaigns.id} <> ${input.campaignId}
    order by ${campaigns.publishedAt} desc, ${campaigns.id} desc limit ${sql.raw(String(COMPARED))}))`
  const sharesNetwork = sql`jsonb_path_query_array(${campaigns.deliverables}, '$[*].platform')
    ?| array(select jsonb_array_elements(${wanted.deliverables}) ->> 'platform')`
  const sharesType = sql`${campaigns.typeIds} && ${wanted.typeIds}`
  const sharesIndustry = sql`${brands.industryId} is not distinct from ${wantedBrand.industryId} and ${brands.industryId} is not null`
  const shared = sql<number>`(${sharesNetwork})::int + (${sharesType})::int + (${sharesIndustry})::int`
  return on
    .select({ ...cardColumns, shared: shared.as('shared') })
    .from(campaigns)
    .innerJoin(brands, eq(brands.id, campaigns.brandId))
    .innerJoin(
      wanted,
      sql`${wanted.id} = (select ${campaigns.id} from ${campaigns} where ${isOpen} and ${campaigns.id} = ${input.campaignId})`,
    )
    .innerJoin(wantedBrand, eq(wantedBrand.id, wanted.brandId))
    .where(newest)
    .orderBy(desc(sql`shared`), desc(campaigns.publishedAt), desc(campaigns.id))
    .limit(input.limit)
})

/**
 * Lists other public campaigns that accept applications on `today`, those that share most with the campaign first, then the newest. A
 * network, a talent type and the industry of the brand count one each (`shared`). Returns none unless visitors may read the campaign.
 */
export function listSimilarCampaigns(input: { campaignId: string; today: string; limit: number }) {
  return findSimilar(input)
}
