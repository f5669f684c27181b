import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { db } from '../../platform/database/database.ts'
import { brands } from '../brands/brands.tables.ts'
import { campaigns } from '../campaigns/campaigns.tables.ts'
import { rightsEnd } from '../deals/deals.store.ts'
import { deals, deliverables } from '../deals/deals.tables.ts'
import { talents } from '../talents/talents.tables.ts'
import { adCodes } from '../usage-rights/usage-rights.tables.ts'
import { type HomeScope, names, ownedBy } from './home.store.ts'

/** Maximum number of tasks of each kind; the deals show the rest. */
const MAX_TASKS = 20

/** Lists the completed deals of a side for which the brand asks the price of a renewal, the oldest request first. */
export async function listRenewalRequests(side: HomeScope) {
  return db()
    .select({ id: deals.id, months: sql<number>`coalesce(${deals.renewalMonths}, 0)`, ...names })
    .from(deals)
    .leftJoin(campaigns, eq(campaigns.id, deals.campaignId))
    .innerJoin(brands, eq(brands.id, deals.brandId))
    .innerJoin(talents, eq(talents.id, deals.talentId))
    .where(and(ownedBy(side, deals), eq(deals.status, 'completed'), isNotNull(deals.renewalAskedAt)))
    .orderBy(asc(deals.renewalAskedAt), asc(deals.id))
    .limit(MAX_TASKS)
}

/** Lists the posts of a side for which the brand asks an ad code, while it has the right to use them, the oldest request first. */
export async function listAdCodeRequests(side: HomeScope, now: Date) {
  return db()
    .select({ id: deals.id, post: deliverables.title, ...names })
    .from(adCodes)
    .innerJoin(deals, eq(deals.id, adCodes.dealId))
    .innerJoin(deliverables, eq(deliverables.id, adCodes.deliverableId))
    .leftJoin(campaigns, eq(campaigns.id, deals.campaignId))
    .innerJoin(brands, eq(brands.id, deals.brandId))
    .innerJoin(talents, eq(talents.id, deals.talentId))
    .where(
      and(
        ownedBy(side, deals),
        inArray(deals.status, ['completed', 'cancelled']),
        isNotNull(adCodes.askedAt),
        sql`${rightsEnd} > ${now.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(adCodes.askedAt), asc(adCodes.deliverableId))
    .limit(MAX_TASKS)
}
