import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { db } from '../../platform/database.ts'
import { campaigns } from '../campaigns/campaigns.tables.ts'
import { deals } from '../deals/deals.tables.ts'

/** Running deals of a talent, the next pay day first. */
export async function listRunningShares(talentId: string) {
  return db()
    .select({
      ...{ dealId: deals.id, status: deals.status, price: deals.price, payDay: deals.payDay },
      title: sql<string>`coalesce(${campaigns.title}, 'Direct offer')`,
    })
    .from(deals)
    .leftJoin(campaigns, eq(campaigns.id, deals.campaignId))
    .where(and(eq(deals.talentId, talentId), inArray(deals.status, ['active', 'in_review', 'approved'])))
    .orderBy(asc(deals.payDay), asc(deals.createdAt), asc(deals.id))
    .limit(200)
}
