import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { db } from '../../platform/database/database.ts'
import { campaigns } from '../campaigns/campaigns.tables.ts'
import { deals } from '../deals/deals.tables.ts'
import { talents } from '../talents/talents.tables.ts'

/** Lists active deals of a talent, or those an agency earns on, earliest payout date first. */
export async function listRunningShares(party: { talentId: string } | { agencyId: string }) {
  const ofParty =
    'talentId' in party ? eq(deals.talentId, party.talentId) : eq(deals.agencyId, party.agencyId)
  return db()
    .select({
      dealId: deals.id,
      status: deals.status,
      price: deals.price,
      payDay: deals.payDay,
      title: sql<string>`coalesce(${campaigns.title}, 'Direct offer')`,
      talentName: talents.displayName,
    })
    .from(deals)
    .leftJoin(campaigns, eq(campaigns.id, deals.campaignId))
    .innerJoin(talents, eq(talents.id, deals.talentId))
    .where(and(ofParty, inArray(deals.status, ['active', 'in_review', 'approved'])))
    .orderBy(asc(deals.payDay), asc(deals.createdAt), asc(deals.id))
    .limit(200)
}
