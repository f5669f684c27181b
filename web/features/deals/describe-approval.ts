import type { DealDetails, Deliverable } from '@marquee/contract/calls/deals'
import { formatMoney } from '@marquee/contract/rules/currency'
import { formatDate } from '@marquee/contract/rules/dates'
import { describePayDay } from '@marquee/contract/rules/pay-day'
import type { DeliverableSpec } from '@marquee/contract/terms/deliverable-spec'
import { type MilestoneTerm, milestonePrices } from '@marquee/contract/terms/milestones'
import { isGift } from '@marquee/contract/terms/price'

type Deal = Pick<DealDetails, 'price'> & {
  talent: { displayName: string }
  terms: { deliverables: readonly Pick<DeliverableSpec, 'platform'>[]; milestones: readonly MilestoneTerm[] }
}

/**
 * Returns what an approval starts: who may post from when, and when the talent is paid. `payHours` is the
 * market's wait before a payout, in hours.
 */
export function describeApproval(
  { price, talent, terms }: Deal,
  { spec, milestoneNo }: Pick<Deliverable, 'spec' | 'milestoneNo'>,
  payHours: number,
): string {
  const from = spec.postFrom ? ` from ${formatDate(spec.postFrom)}` : ''
  const next = spec.platform === 'file' ? '' : `${talent.displayName} can post it${from}. `
  if (isGift(price)) return `${next}You owe no fee, as the work is gifted.`
  if (milestoneNo === null) {
    const amount = formatMoney(price.talent, price.currency)
    const charge = terms.milestones.length > 0 ? '' : 'Nothing more is charged. '
    return `${next}${charge}${talent.displayName} earns ${amount}, ${describePayDay(terms.deliverables, payHours, terms.milestones)}.`
  }
  const isLast = milestoneNo === terms.milestones.length
  const charge = isLast
    ? 'Nothing more is charged.'
    : `Once all work of milestone ${milestoneNo} is approved, the next one is charged to your card.`
  const part = milestonePrices(price, terms.milestones)[milestoneNo - 1] ?? price
  const amount = formatMoney(part.talent, part.currency)
  return `${next}${charge} ${talent.displayName} earns ${amount} for milestone ${milestoneNo}.`
}
