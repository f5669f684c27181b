import type { RightsState } from '@marquee/contract/rules/usage-rights'
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { db } from '../../platform/database/database.ts'
import { decodePageCursor } from '../../platform/database/pagination.ts'
import { brands } from '../brands/brands.tables.ts'
import { campaigns } from '../campaigns/campaigns.tables.ts'
import { rightsEnd } from '../deals/deals.store.ts'
import { deals, deliverables } from '../deals/deals.tables.ts'
import { talents } from '../talents/talents.tables.ts'

export type RightsParties = { brandId: string } | { talentIds: readonly string[] }
export type RightsRow = Awaited<ReturnType<typeof listRights>>[number]

const rights = sql`${deals.terms}->'rights'`
const isGranted = sql`jsonb_array_length(${rights}->'channels') > 0 and (${rights}->>'days')::int > 0`

/** How the deals of each state are found and ordered. A right that is in use is shown with the earliest end first. */
const lists: Record<RightsState, { where: (now: SQL) => SQL; at: SQL; isAscending: boolean }> = {
  in_use: {
    where: (now) => sql`${deals.status} in ('completed', 'cancelled') and ${rightsEnd} > ${now}`,
    at: rightsEnd,
    isAscending: true,
  },
  not_started: {
    where: () => sql`${deals.status} not in ('completed', 'cancelled')`,
    at: sql`${deals.createdAt}`,
    isAscending: false,
  },
  ended: {
    where: (now) => sql`${deals.status} in ('completed', 'cancelled') and ${rightsEnd} <= ${now}`,
    at: rightsEnd,
    isAscending: false,
  },
}

const works = sql<{ title: string; postUrl: string | null }[]>`(
  select coalesce(json_agg(json_build_object('title', w.title, 'postUrl', w.post_url) order by w.position), '[]')
  from ${deliverables} w where w.deal_id = ${deals.id} and w.status <> 'cancelled')`

/** Lists the deals whose brand may use the work, in one state, one more than `limit`. `at` is what they are ordered by. */
export async function listRights(
  parties: RightsParties,
  { state, now }: { state: RightsState; now: Date },
  page: { cursor: string | undefined; limit: number },
) {
  const { where, at, isAscending } = lists[state]
  const { at: lastAt, id: lastId } = decodePageCursor(page.cursor)
  const direction = sql.raw(isAscending ? '>' : '<')
  const order = isAscending ? asc : desc
  return db()
    .select({
      dealId: deals.id,
      campaignTitle: sql<string>`coalesce(${campaigns.title}, 'Direct offer')`,
      brandName: brands.companyName,
      talent: { id: talents.id, displayName: talents.displayName, avatarUrl: talents.avatarUrl },
      terms: deals.terms,
      rightsFrom: deals.rightsFrom,
      rightsUntil: deals.rightsUntil,
      since: deals.createdAt,
      at: sql`${at}`.mapWith(deals.createdAt),
      works,
    })
    .from(deals)
    .innerJoin(talents, eq(talents.id, deals.talentId))
    .innerJoin(brands, eq(brands.id, deals.brandId))
    .leftJoin(campaigns, eq(campaigns.id, deals.campaignId))
    .where(
      and(
        'brandId' in parties
          ? eq(deals.brandId, parties.brandId)
          : inArray(deals.talentId, [...parties.talentIds]),
        isGranted,
        where(sql`${now.toISOString()}::timestamptz`),
        lastAt && lastId
          ? sql`(${at}, ${deals.id}) ${direction} (${lastAt}::timestamptz, ${lastId}::uuid)`
          : undefined,
      ),
    )
    .orderBy(order(at), order(deals.id))
    .limit(page.limit + 1)
}
