import type { DealDetails } from '@marquee/contract/calls/deals'
import type { Tone } from '@marquee/contract/lifecycles/lifecycle'
import { paymentLifecycle } from '@marquee/contract/lifecycles/payment'
import { holdReasons, payoutLifecycle } from '@marquee/contract/lifecycles/payout'
import { type Currency, formatMoney } from '@marquee/contract/rules/currency'
import { formatDate } from '@marquee/contract/rules/dates'
import type { Viewer } from '#lib/viewer.ts'

type Money = NonNullable<DealDetails['money']>

interface MoneyStatus {
  tone: Tone
  state: string
  sentence: string
}

/**
 * Returns where the brand's payment is, with its amounts; the same text for both parties. What is held waits for
 * the approval of the work, for the end of an open case, or for nothing once the deal is cancelled.
 */
export function describePayment(
  { payment }: Pick<Money, 'payment'>,
  currency: Currency,
  dealStatus: DealDetails['status'] = 'active',
): MoneyStatus | null {
  if (!payment) return null
  const { status, label, captured, refunded } = payment
  const sentences = [
    captured > 0 && `${formatMoney(captured, currency)} was charged`,
    refunded > 0 && `${formatMoney(refunded, currency)} was refunded`,
  ].filter(Boolean)
  const after: Partial<Record<typeof status, string>> = {
    captured: ` We hold it until ${heldUntil(dealStatus)}.`,
    partially_refunded: ` We hold the remaining ${formatMoney(captured - refunded, currency)} until ${heldUntil(dealStatus)}.`,
    released: ` It is released for the ${dealStatus === 'cancelled' ? 'paid work' : 'completed deal'}.`,
  }
  const held = dealStatus === 'cancelled' && status !== 'released' ? '' : (after[status] ?? '')
  const tone = paymentLifecycle.states[status].tone
  return {
    tone,
    state: label,
    sentence: sentences.length > 0 ? `${sentences.join(', ')}.${held}` : 'Nothing was charged yet.',
  }
}

function heldUntil(status: DealDetails['status']): string {
  if (status === 'disputed') return 'the dispute is closed'
  return status === 'cancellation_requested' ? 'the cancellation request is closed' : 'the work is approved'
}

const whereabouts = {
  scheduled: 'is being sent to the bank',
  on_hold: 'not sent to the bank yet',
  in_transit: 'in transit to the bank',
  paid: 'in the bank account',
  failed: 'returned by the bank',
  reversed: 'reversed because the brand was refunded',
} as const

/**
 * Returns where a share is after the deal is completed: its state, and when it arrives or why it is on hold.
 * Only some viewers may know the reason.
 */
export function describeShare(
  share: Money['payout'],
  currency: Currency,
  mayKnowWhy: boolean,
): MoneyStatus | null {
  if (!share) return null
  const { status, amount, reason, arrivesBy } = share
  const { label, tone } = payoutLifecycle.states[status]
  const money = formatMoney(amount, currency)
  const where =
    status === 'in_transit' && arrivesBy
      ? `in the bank account by ${formatDate(arrivesBy)}`
      : whereabouts[status]
  return {
    tone,
    state: label,
    sentence: reason && mayKnowWhy ? `${money}. ${reason}` : `${money}, ${where}.`,
  }
}

/**
 * Returns whether the viewer may know why a payout is on hold. The agency must know that a managed profile is
 * unclaimed; what a talent's own account lacks is private to the talent.
 */
export function mayKnowWhyPayoutWaits(side: Viewer, { payout }: Pick<Money, 'payout'>): boolean {
  return side === 'talent' || (side === 'agent' && payout?.reason === holdReasons.unclaimed)
}
