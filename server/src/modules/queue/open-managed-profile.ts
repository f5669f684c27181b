import type { operatorRecordCalls } from '@marquee/contract/calls/operator-records'
import { fail } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { listMandatesOf } from '../mandates/mandates.store.ts'
import { recordOperatorAct } from '../operators/audit.ts'
import { listPayouts } from '../payouts/payouts.store.ts'
import { loadTalent } from '../talents/talents.store.ts'
import { viewItem } from './load-queue.ts'
import { listQueue } from './queue.store.ts'
import { listDealsOfTalent, listMandateSteps } from './records.store.ts'
import { loadPartyOf, viewPayout } from './records.view.ts'

const MAX_ITEMS = 200
const MAX_ROWS = 20

/**
 * Returns a profile that an agency manages, or managed before its talent claimed it, and records the opening. Fails with `not_found` for
 * a talent who signed up themselves, who has the page of their account.
 */
export const openManagedProfile: Handler<typeof operatorRecordCalls.openManagedProfile> = async (
  ctx,
  { talentId, reason },
) => {
  const talent = (await loadTalent(talentId)) ?? fail('not_found')
  if (talent.accountId === talentId) fail('not_found')
  const [mandates, deals, payouts, steps, items] = await Promise.all([
    listMandatesOf(talentId, { limit: MAX_ROWS }),
    listDealsOfTalent(talentId),
    listPayouts(talentId, { limit: MAX_ROWS }),
    listMandateSteps(talentId),
    listQueue(ctx.now, MAX_ITEMS),
  ])
  const partyOf = await loadPartyOf([talentId, ...mandates.map(({ agency }) => agency.id)])
  await recordOperatorAct(ctx, {
    action: 'openManagedProfile',
    subject: { noun: 'talent', id: talentId },
    reason,
  })
  return {
    id: talentId,
    name: talent.displayName,
    headline: talent.headline,
    city: talent.city,
    country: talent.country,
    isListed: talent.isListed,
    createdAt: talent.createdAt.toISOString(),
    userId: talent.accountId,
    isErased: talent.erasedAt !== null,
    mandates: mandates.slice(0, MAX_ROWS).map(({ mandate, agency }) => ({
      id: mandate.id,
      agency: partyOf(agency.id),
      status: mandate.status,
      isManaged: mandate.isManaged,
      commission: mandate.commission,
      startsOn: mandate.startsAt,
      endsOn: mandate.endsAt,
      invited: mandate.email ?? '',
    })),
    deals: deals.map(({ created_at, ...deal }) => ({ ...deal, createdAt: created_at })),
    payouts: payouts.slice(0, MAX_ROWS).map((payout) => ({
      ...viewPayout(payout),
      payee: partyOf(payout.payeeId),
      title: payout.title,
      dealId: payout.subjectId,
      currency: payout.currency,
    })),
    timeline: steps,
    queueItems: items
      .filter((item) => item.user_id === talentId || item.other_id === talentId)
      .map((item) => viewItem(item, ctx.now)),
  }
}
