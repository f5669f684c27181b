import type { Events } from '@marquee/contract/events/index'
import type { DealEvent } from '@marquee/contract/lifecycles/deal'
import { emit, onEvent } from '../../platform/events/events.ts'
import { cancelTimers, onTimer, scheduleTimer } from '../../platform/timers/timers.ts'
import { isPaused, isRunning } from '../deals/deal.ts'
import { loadDeal, lockDealWithOffer, updateDealMilestones } from '../deals/deals.store.ts'
import { lockDeliverables } from '../deals/deliverables.store.ts'
import { restartClocks } from '../deals/product-clocks.ts'
import { chargeHold, releaseHold } from '../payments/payable.ts'
import { loadPayable, updatePayable } from '../payments/payables.store.ts'
import { findLastPayment } from '../payments/payments.store.ts'
import { daysToMove, milestoneEvent, moveMilestone, payTimers } from './milestone.ts'
import {
  findDealOfMilestone,
  findMilestoneOfPayable,
  lockMilestones,
  type MilestoneRow,
} from './milestones.store.ts'
import { payOutOnPayDay } from './pay-out.ts'
import { endUnfundedDeal, findReasonToWait } from './unfunded-deal.ts'

type Payment = Events['payment.authorised']

/** How long a timer waits for a charge or a bank before it looks again, in milliseconds. */
const HOUR_MS = 3_600_000

/** Registers what payments, time and the end of a deal do to its milestones. */
export function registerMilestones(): void {
  onTimer('milestone', 'pay_out', payOutOnPayDay)
  for (const { event } of payTimers) onTimer('milestone', event, remind)
  onTimer('milestone', 'lapse', lapse)
  onTimer('milestone', 'cancel', endUnpaid)
  onEvent('payment.authorised', async (payment) => {
    if (payment.subject === 'milestone') await onAuthorised(payment)
  })
  onEvent('payment.captured', async (payment, { now }) => {
    if (payment.subject === 'milestone') await onCaptured(payment, now)
  })
  onEvent('deal.changed', async ({ dealId, event }, { now }) => {
    if (event === ('settle_completed' satisfies DealEvent)) await endWithDeal(dealId, now, { isKept: true })
  })
  onEvent('deal.completed', ({ dealId }, { now }) => endWithDeal(dealId, now, { isKept: true }))
  onEvent('deal.cancelled', ({ dealId, reason }, { now }) =>
    endWithDeal(dealId, now, { isKept: reason === 'unfunded' }),
  )
}

/**
 * The amount is held: it is charged at once, because both sides agreed to it when the offer was accepted. While the deal is paused
 * nothing more is charged, so the hold is released.
 */
async function onAuthorised({ payableId }: Payment): Promise<void> {
  const found = await findMilestoneOfPayable(payableId)
  if (found?.status !== 'due') return
  const [deal, payable, payment] = await Promise.all([
    lockDealWithOffer(found.dealId),
    loadPayable(payableId),
    findLastPayment(payableId),
  ])
  if (!deal || !payable || !payment) return
  if (isPaused(deal)) await releaseHold({ payable, payment })
  else await chargeHold({ payable, payment })
}

/** The charge has succeeded: the work of the milestone can begin, and its dates are later where the payment was. */
async function onCaptured({ payableId }: Payment, now: Date): Promise<void> {
  const found = await findMilestoneOfPayable(payableId)
  if (!found) return
  const [deal, work, rows] = await Promise.all([
    lockDealWithOffer(found.dealId),
    lockDeliverables(found.dealId),
    lockMilestones(found.dealId),
  ])
  const row = rows.find(({ id }) => id === found.id)
  if (!deal || row?.status !== 'due') return
  const funded = await moveMilestone(row, 'fund', { by: 'system', now }, { fundedAt: now })
  await cancelTimers('milestone', row.id)
  await updateDealMilestones({ id: deal.id, fundedMilestones: row.no, milestoneDueAt: null })
  const later = work.filter(({ milestoneNo }) => milestoneNo !== null && milestoneNo >= row.no)
  await restartClocks(later, daysToMove(row, work, now), now)
  await emit('milestone.funded', milestoneEvent(deal, funded))
}

/** Reminds the brand of a milestone that is not paid. */
async function remind(id: string): Promise<void> {
  const due = await lockDue(id)
  if (due && !(await findReasonToWait(due.deal, due.row)))
    await emit('milestone.reminded', milestoneEvent(due.deal, due.row))
}

/** A milestone was not paid in time: from now on the talent may leave the deal. */
async function lapse(id: string, now: Date): Promise<void> {
  const due = await lockDue(id)
  if (!due) return
  if (await findReasonToWait(due.deal, due.row)) return lookLater(id, 'lapse', now)
  await moveMilestone(due.row, 'lapse', { by: 'system', now })
  await emit('milestone.unfunded', milestoneEvent(due.deal, due.row))
}

/** Nobody has paid the milestone or left the deal for two weeks: the deal ends. */
async function endUnpaid(id: string, now: Date): Promise<void> {
  const due = await lockDue(id)
  if (!due) return
  if (await findReasonToWait(due.deal, due.row)) return lookLater(id, 'cancel', now)
  await endUnfundedDeal(due.deal, due.work, { by: 'system', now })
}

const lookLater = (id: string, event: string, now: Date): Promise<void> =>
  scheduleTimer('milestone', id, event, new Date(now.getTime() + HOUR_MS))

/** Locks a milestone that is to be paid, with its running deal; null for another one. A pause stops the timers themselves. */
async function lockDue(id: string) {
  const dealId = await findDealOfMilestone(id)
  if (!dealId) return null
  const [deal, work, rows] = await Promise.all([
    lockDealWithOffer(dealId),
    lockDeliverables(dealId),
    lockMilestones(dealId),
  ])
  const row = rows.find((one) => one.id === id)
  return deal && row?.status === 'due' && isRunning(deal) && !isPaused(deal) ? { deal, work, row } : null
}

/**
 * The deal has ended. Where approved work is kept, its milestones are paid out with the deal; otherwise their money is divided or goes
 * back. What was not paid is cancelled with its hold.
 */
async function endWithDeal(dealId: string, now: Date, { isKept }: { isKept: boolean }): Promise<void> {
  const deal = await loadDeal(dealId)
  if (!deal || deal.fundedMilestones === null) return
  for (const row of await lockMilestones(dealId)) {
    if (row.status === 'paid_out' || row.status === 'cancelled') continue
    const isPaidOut =
      isKept && (row.status === 'approved' || (row.status === 'funded' && deal.status === 'completed'))
    await cancelTimers('milestone', row.id)
    if (isPaidOut) await moveMilestone(row, 'pay_out', { by: 'system', now }, { paidOutAt: now })
    else {
      await moveMilestone(row, 'cancel', { by: 'system', now })
      if (row.status === 'due') await voidPayable(row)
    }
  }
  if (deal.milestoneDueAt)
    await updateDealMilestones({ id: deal.id, fundedMilestones: deal.fundedMilestones, milestoneDueAt: null })
}

async function voidPayable({ payableId }: MilestoneRow): Promise<void> {
  const payable = payableId && (await loadPayable(payableId))
  if (!payable || payable.status === 'void' || payable.status === 'paid') return
  await updatePayable(payable.id, { status: 'void', holdEnds: null })
  await releaseHold({ payable, payment: (await findLastPayment(payable.id)) ?? null })
}
