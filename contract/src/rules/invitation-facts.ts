import type { DeliverableSpec } from '../terms/deliverable-spec.ts'
import { describeDeliverables } from '../terms/deliverables.ts'
import { type Currency, formatMoney } from './currency.ts'
import { formatDate } from './dates.ts'

interface InvitedTo {
  payModel: 'fixed' | 'range' | 'gifted'
  feeMin: number
  feeMax: number
  currency: Currency
  productName: string
  product: { name: string } | null
  deliverables: readonly Pick<DeliverableSpec, 'format' | 'quantity'>[]
  applyBy: string | null
}

/**
 * Returns what an invited talent wants to know first, the pay, the work and the deadline: "£800 for 1 reel and 2 stories. Apply by
 * 06 Dec, 2026."
 */
export function describeInvitation(campaign: InvitedTo): string {
  const { deliverables, applyBy } = campaign
  const work = deliverables.length > 0 ? ` for ${describeDeliverables(deliverables)}` : ''
  const deadline = applyBy ? ` Apply by ${formatDate(applyBy)}.` : ''
  return `${payOf(campaign)}${work}.${deadline}`
}

function payOf({ payModel, feeMin, feeMax, currency, productName, product }: InvitedTo): string {
  if (payModel === 'gifted') {
    const gift = product?.name || productName
    return gift ? `Gifted: ${gift}` : 'Gifted product'
  }
  const from = formatMoney(feeMin, currency)
  return payModel === 'range' && feeMax > feeMin ? `${from} to ${formatMoney(feeMax, currency)}` : from
}
