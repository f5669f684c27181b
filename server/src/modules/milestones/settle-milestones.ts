import { describeDeliverables } from '@marquee/contract/terms/deliverables'
import { emit } from '../../platform/events/events.ts'
import { scheduleTimer, scheduleTimers } from '../../platform/timers/timers.ts'
import { type Deal, payDayOf } from '../deals/deal.ts'
import { updateDealMilestones } from '../deals/deals.store.ts'
import type { Deliverable } from '../deals/deliverable.ts'
import { newPayable } from '../payments/payable.ts'
import { addPayable, type Payable } from '../payments/payables.store.ts'
import { holdOffSession } from '../payments/start-payment.ts'
import { loadTalent } from '../talents/talents.store.ts'
import { isDone, milestoneEvent, moveMilestone, timersOfDue, workOf } from './milestone.ts'
import { lockMilestones, type MilestoneRow } from './milestones.store.ts'

/**
 * Approves the milestone in progress of a locked deal once all its work is approved or posted, and charges the next one. The
 * approved one is paid out on its own payout date. Everything is queued.
 */
export async function settleMilestones(deal: Deal, work: readonly Deliverable[], now: Date): Promise<void> {
  const rows = await lockMilestones(deal.id)
  const current = rows.find(({ status }) => status === 'funded')
  if (!current || !isDone(current, work)) return
  const payDay = payDayOf(deal, now)
  await moveMilestone(current, 'approve', { by: 'system', now }, { approvedAt: now, payDay })
  await scheduleTimer('milestone', current.id, 'pay_out', payDay)
  const next = rows.find(({ status }) => status === 'planned')
  if (next) await chargeMilestone(deal, next, { work, count: rows.length, now })
}

/**
 * Asks the brand for the amount of a milestone and holds it on its default card, where it has one. It has 7 days to pay it
 * otherwise; after 14 the deal ends.
 */
async function chargeMilestone(
  deal: Deal,
  row: MilestoneRow,
  { work, count, now }: { work: readonly Deliverable[]; count: number; now: Date },
): Promise<void> {
  const talent = await loadTalent(deal.talentId)
  const specs = workOf(row, work).map(({ spec }) => spec)
  const payable: Payable = {
    ...newPayable(
      {
        subjectId: deal.offerId,
        part: row.no,
        groupId: deal.campaignId,
        payerId: deal.brandId,
        payeeId: deal.talentId,
        agencyId: deal.agencyId,
        title: `Milestone ${row.no} of ${count}: ${describeDeliverables(specs)} by ${talent?.displayName ?? 'the talent'}`,
        price: row.price,
      },
      now,
    ),
    subject: 'milestone',
  }
  await addPayable(payable)
  const charged = await moveMilestone(
    row,
    'charge',
    { by: 'system', now },
    { payableId: payable.id, dueAt: now },
  )
  await updateDealMilestones({ id: deal.id, fundedMilestones: deal.fundedMilestones, milestoneDueAt: now })
  await scheduleTimers('milestone', row.id, timersOfDue(now))
  const isCharging = await holdOffSession(payable)
  await emit('milestone.charged', { ...milestoneEvent(deal, charged), isCharging })
}
