import type { DealDetails, Deliverable } from '@marquee/contract/calls/deals'
import { formatMoney } from '@marquee/contract/rules/currency'
import { formatDate } from '@marquee/contract/rules/dates'
import { describePayDay } from '@marquee/contract/rules/pay-day'
import type { DeliverableSpec } from '@marquee/contract/terms/deliverables'
import { isGift } from '@marquee/contract/terms/price'

type Deal = Pick<DealDetails, 'price'> & {
  talent: { displayName: string }
  terms: { deliverables: readonly Pick<DeliverableSpec, 'platform'>[] }
}

/**
 * Returns what an approval starts: who may post from when, and when the talent is paid. `payHours` is the
 * market's wait before a payout, in hours.
 */
export function describeApproval(
  { price, talent, terms }: Deal,
  { spec }: Pick<Deliverable, 'spec'>,
  payHours: number,
): string {
  const from = spec.postFrom ? ` from ${formatDate(spec.postFrom)}` : ''
  const next = spec.platform === 'file' ? '' : `${talent.displayName} can post it${from}. `
  if (isGift(price)) return `${next}You owe no fee, as the work is gifted.`
  const amount = formatMoney(price.talent, price.currency)
  return `${next}Nothing more is charged. ${talent.displayName} earns ${amount}, ${describePayDay(terms.deliverables, payHours)}.`
}
