import type { Currency } from '@marquee/contract/rules/currency'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { db } from '../../platform/database/database.ts'
import { campaigns } from '../campaigns/campaigns.tables.ts'
import { deals } from '../deals/deals.tables.ts'
import { isPayoutHeld, nextPayDay } from '../milestones/milestones.store.ts'
import { milestones } from '../milestones/milestones.tables.ts'
import { talents } from '../talents/talents.tables.ts'

/**
 * Lists active deals of a talent, or those an agency earns on, with the share of this payee that is held now, in minor units;
 * earliest payout date first. Of a deal with milestones nothing is held for those that are not paid yet, or paid out already.
 */
export async function listRunningShares(party: { talentId: string } | { agencyId: string }) {
  const isTalent = 'talentId' in party
  const ofParty = isTalent ? eq(deals.talentId, party.talentId) : eq(deals.agencyId, party.agencyId)
  const part = sql.raw(isTalent ? `'talent'` : `'agent'`)
  const notHeld = sql`coalesce((select sum((${milestones.price}->>${part})::bigint) from ${milestones}
    where ${milestones.dealId} = ${deals.id} and ${milestones.status} in ('planned', 'due', 'paid_out')), 0)`
  return db()
    .select({
      dealId: deals.id,
      status: deals.status,
      currency: sql<Currency>`${deals.price}->>'currency'`,
      amount: sql`(${deals.price}->>${part})::bigint - ${notHeld}`.mapWith(Number),
      payDay: nextPayDay,
      isPayoutHeld,
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
