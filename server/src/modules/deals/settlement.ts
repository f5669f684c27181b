import { randomUUID } from 'node:crypto'
import type { CaseMoney, Settlement, SplitMoney } from '@marquee/contract/calls/settlements'
import { type DealEvent, dealLifecycle } from '@marquee/contract/lifecycles/deal'
import type { Party } from '@marquee/contract/lifecycles/lifecycle'
import { ALL_BPS, type Charge, leftOf, splitCharges } from '@marquee/contract/rules/split'
import { isGift } from '@marquee/contract/terms/price'
import { emit } from '../../platform/events/events.ts'
import { log } from '../../platform/log.ts'
import { cancelTimers } from '../../platform/timers/timers.ts'
import { transition } from '../../platform/transitions/transition.ts'
import { countCompletedDeal as countForBrand } from '../brands/brands.store.ts'
import { maySeeSplit, type Reader } from '../offers/offers.view.ts'
import {
  isDisputedByBank,
  listPaidPayables,
  type PaidPayable,
  returnToBrand,
} from '../payments/deal-money.ts'
import { holdPayout, payOut, sendOrHold } from '../payouts/payout.ts'
import { lockPayoutsOf } from '../payouts/payouts.store.ts'
import { countCompletedDeal as countForTalent } from '../talents/talents.store.ts'
import { type Deal, dealEvent, dealFacts } from './deal.ts'
import { lockDealOfOffer } from './deals.store.ts'
import { deals } from './deals.tables.ts'
import type { Deliverable } from './deliverable.ts'
import { isEnded } from './deliverable.ts'
import { type CancellingEvent, cancelDeal, cancelWork, moveDeliverable } from './move-work.ts'
import {
  createSettlement,
  findSettlement,
  lockSettlement,
  type SettlementRow,
  updateSettlement,
} from './settlements.store.ts'

/** A split that both sides agreed to or the operator decided, and the case that it ends. */
export interface AgreedSplit {
  cause: SettlementRow['cause']
  causeId: string
  backBps: number
  /** The charges of the deal, loaded under its lock. */
  charges: readonly Charge[]
  /** The event that cancels the deal. */
  event: Exclude<CancellingEvent, 'cancel' | 'cancel_overdue' | 'cancel_unfunded' | 'cancel_unshipped'>
  by: Party
  now: Date
}

/**
 * Returns the charges of a deal as a split divides them, or has divided them, oldest first. Milestones that were paid out before
 * that are not divided, unless the deal was completed.
 */
export async function loadCharges(
  deal: Pick<Deal, 'id' | 'offerId' | 'status' | 'resumeStatus' | 'fundedMilestones'>,
): Promise<Charge[]> {
  const paid = await listPaidPayables(deal.offerId)
  const isCompleted = deal.status === 'completed' || deal.resumeStatus === 'completed'
  if (deal.fundedMilestones === null || isCompleted) return paid.map(chargeOf)
  const divided = await findSettlement(deal.id)
  const isKept = ({ payment: { releasedAt } }: PaidPayable): boolean =>
    releasedAt !== null && !(divided && releasedAt >= divided.createdAt)
  return paid.filter((charge) => !isKept(charge)).map(chargeOf)
}

const chargeOf = ({ payable: { price }, payment }: PaidPayable): Charge => ({
  price,
  returned: payment.refunded + payment.refundDue,
})

/**
 * Ends a locked, paused deal with a split: first the refund to the brand is requested, and once it is booked the
 * rest is released and paid out. Returns the settlement.
 */
export async function settleBySplit(
  deal: Deal,
  work: readonly Deliverable[],
  agreed: AgreedSplit,
): Promise<SettlementRow> {
  const { cause, causeId, backBps, charges, now } = agreed
  const { refunds: _byCharge, ...money } = splitCharges(charges, backBps)
  const settlement: SettlementRow = {
    id: randomUUID(),
    dealId: deal.id,
    cause,
    causeId,
    status: 'refunding',
    backBps,
    currency: deal.price.currency,
    ...money,
    settledAt: null,
    createdAt: now,
  }
  await createSettlement(settlement)
  await endDeal(deal, work, agreed)
  return continueSettlement({ ...deal, status: 'cancelled' }, settlement, now)
}

/**
 * Ends the deal itself. A cancellation cancels it. A dispute completes it when it was completed before, when all work
 * is approved and not everything goes back, or when nothing of a payment goes back; otherwise it is cancelled with its
 * deliverables.
 */
async function endDeal(deal: Deal, work: readonly Deliverable[], agreed: AgreedSplit): Promise<void> {
  const { backBps, event, by, now } = agreed
  const isApproved = deal.resumeStatus === 'approved' || deal.resumeStatus === 'completed'
  const isKept = isApproved ? backBps < ALL_BPS : backBps === 0 && !isGift(deal.price)
  const wasCompleted = deal.resumeStatus === 'completed'
  if (event !== 'settle_dispute' || !(isKept || wasCompleted))
    return cancelDeal(deal, work, { event, by, now, reason: 'split' })
  const set = {
    resumeStatus: null,
    pausedAt: null,
    completedAt: deal.completedAt ?? now,
    rightsFrom: deal.rightsFrom ?? now,
    updatedAt: now,
  }
  await transition(dealLifecycle, deals, deal, 'settle_completed', by, dealFacts(work), { set })
  await cancelTimers('deal', deal.id)
  for (const deliverable of work) {
    const isDone = deliverable.status === 'approved' || deliverable.status === 'live'
    if (isDone) await moveDeliverable(deal, deliverable, 'complete', { by: 'system', now })
    else if (!isEnded(deliverable)) await cancelWork(deal, deliverable, now)
  }
  if (wasCompleted) return
  await countForBrand(deal.brandId)
  await countForTalent(deal.talentId)
  await emit('deal.changed', { ...dealEvent(deal), event: 'settle_completed' satisfies DealEvent })
}

/**
 * Carries out a settlement as far as it goes now. Nothing moves while a bank disputes a charge, and the rest is
 * released only when every refund is booked. Repeating it changes nothing.
 */
async function continueSettlement(deal: Deal, settlement: SettlementRow, now: Date): Promise<SettlementRow> {
  if (settlement.status === 'settled') return settlement
  const paid = await listPaidPayables(deal.offerId)
  if (paid.some(isDisputedByBank)) return settlement
  if (settlement.back > 0) {
    const refunds = await returnToBrand(deal.offerId, {
      amount: settlement.back,
      reason: settlement.cause === 'cancellation' ? 'The deal was cancelled.' : 'The dispute was settled.',
      key: `settlement:${settlement.id}`,
      isAtMost: true,
      exceptReleasedBefore: isByMilestones(deal, settlement) ? settlement.createdAt : undefined,
    })
    if (refunds.some(({ status }) => status === 'pending')) {
      if (settlement.status === 'failed') await updateSettlement(settlement.id, { status: 'refunding' })
      return { ...settlement, status: 'refunding' }
    }
  }
  const settled = { status: 'settled', settledAt: now } as const
  await updateSettlement(settlement.id, settled)
  for (const { payable } of paid) {
    await payOut(payable, { subjectId: deal.id, title: payable.title })
    // Shares of a deal that was completed before its dispute were held meanwhile.
    for (const payout of await lockPayoutsOf(payable.id)) await sendOrHold(payout)
  }
  await emit('deal.settled', { ...dealEvent(deal), settlementId: settlement.id })
  return { ...settlement, ...settled }
}

/** Returns whether a split ended a running deal of which milestones may have been paid out before. */
const isByMilestones = ({ fundedMilestones, completedAt }: Deal, { createdAt }: SettlementRow): boolean =>
  fundedMilestones !== null && !(completedAt && completedAt < createdAt)

/** Continues the settlement of the deal of a locked offer; returns whether it has one. */
export async function continueSettlementOf(offerId: string, now: Date): Promise<boolean> {
  const deal = await lockDealOfOffer(offerId)
  const settlement = deal && (await lockSettlement(deal.id))
  if (!deal || !settlement) return false
  await continueSettlement(deal, settlement, now)
  return settlement.status !== 'settled'
}

/** Records that the provider has rejected the refund of a settlement: it waits for the operator. */
export async function failSettlementOf(offerId: string): Promise<void> {
  const deal = await lockDealOfOffer(offerId)
  const settlement = deal && (await lockSettlement(deal.id))
  if (!deal || settlement?.status !== 'refunding') return
  await updateSettlement(settlement.id, { status: 'failed' })
  log.error({ where: 'settlements', settlement: settlement.id, deal: deal.id }, 'refund of a split rejected')
  await emit('deal.settlement_failed', { ...dealEvent(deal), settlementId: settlement.id })
}

/** Holds what of a completed deal is not sent yet, because a dispute about it was opened. */
export async function holdShares(offerId: string): Promise<void> {
  for (const { payable } of await listPaidPayables(offerId))
    for (const payout of await lockPayoutsOf(payable.id))
      if (!payout.isSending) await holdPayout(payout, 'case_open')
}

/** Sends what was held for a dispute that ended without a split. */
export async function releaseShares(offerId: string): Promise<void> {
  for (const { payable } of await listPaidPayables(offerId))
    for (const payout of await lockPayoutsOf(payable.id)) await sendOrHold(payout)
}

/** Returns charges as one reader may see them: the brand reads one sum for the talent’s side. */
export function viewCharges(charges: readonly Charge[], deal: Deal, reader: Reader): CaseMoney {
  const isSplitShown = maySeeSplit(reader, deal.agencyId)
  return {
    currency: deal.price.currency,
    left: leftOf(charges),
    charges: charges.map(({ price: { payerPays, tax, fee, agent, talent }, returned }) => ({
      price: {
        payerPays,
        tax,
        fee,
        agent: isSplitShown ? agent : 0,
        talent: isSplitShown ? talent : talent + agent,
      },
      returned,
    })),
  }
}

/** Returns a settlement as one reader may see it. */
export function viewSettlement(row: SettlementRow, deal: Deal, reader: Reader): Settlement {
  const { id, status, backBps, currency, back, tax, fee, agent, talent } = row
  const isSplitShown = maySeeSplit(reader, deal.agencyId)
  const split: SplitMoney = {
    currency,
    back,
    tax,
    fee,
    agent: isSplitShown ? agent : 0,
    talent: isSplitShown ? talent : talent + agent,
  }
  return {
    id,
    status,
    backBps,
    split,
    at: row.createdAt.toISOString(),
    settledAt: row.settledAt?.toISOString() ?? null,
  }
}
