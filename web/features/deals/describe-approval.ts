import type { DealDetails, Deliverable } from '@marquee/contract/calls/deals'
import { formatMoney } from '@marquee/contract/rules/currency'
import { formatDate } from '@marquee/contract/rules/dates'
import { formatCount } from '@marquee/contract/rules/wording'

type Deal = Pick<DealDetails, 'price'> & { talent: { displayName: string } }

/** Returns what an approval starts: who may post from when, and when the talent is paid. */
export function describeApproval(
  { price, talent }: Deal,
  { spec }: Pick<Deliverable, 'spec'>,
  payHours: number,
): string {
  const amount = formatMoney(price.talent, price.currency)
  const wait = formatCount(payHours, 'hour')
  if (spec.platform === 'file')
    return `Nothing more is charged. ${talent.displayName} is paid ${amount} ${wait} after all work is approved.`
  const from = spec.postFrom ? ` from ${formatDate(spec.postFrom)}` : ''
  return `${talent.displayName} can post it${from}. Nothing more is charged. The ${amount} for ${talent.displayName} is paid ${wait} after the last post.`
}
