import type { OfferCard } from '@marquee/contract/calls/offers'
import type { Tone } from '@marquee/contract/lifecycles/lifecycle'
import { formatMoney } from '@marquee/contract/rules/currency'
import { formatLocalDateTime } from '@marquee/contract/rules/dates'
import type { Viewer } from '#lib/viewer.ts'

interface PaymentDescription {
  tone: Tone
  /** Short label for the status dot. */
  state: string
  sentence: string
}

type PayableOffer = Pick<OfferCard, 'status' | 'funding'> & {
  brand: { companyName: string }
  talent: { displayName: string }
}

const ended = ['declined', 'withdrawn', 'expired']

/** Returns where the money behind an offer is, for the viewer; null before there is any. */
export function describePayment(offer: PayableOffer, side: Viewer): PaymentDescription | null {
  const { status, funding } = offer
  if (!funding || status === 'draft') return null
  const isBrand = side === 'brand'
  const amount = formatMoney(funding.amount, funding.currency)
  const card = isBrand ? 'your card' : `the card of ${offer.brand.companyName}`
  if (status === 'accepted')
    return {
      tone: 'good',
      state: 'Funded',
      sentence: `${amount} was charged. We hold it until the work is approved.`,
    }
  if (ended.includes(status))
    return {
      tone: 'quiet',
      state: 'No hold',
      sentence: `The hold on ${card} was released, and nothing was charged.`,
    }
  if (status === 'awaiting_payment') return describeAwaitingPayment(offer, isBrand, amount)
  if (funding.status === 'authorised') {
    const until = funding.holdEnds ? ` until ${formatLocalDateTime(funding.holdEnds)}` : ''
    const then =
      status === 'pending_brand'
        ? `The agreed amount is charged${isBrand ? ' and the rest is released' : ''}.`
        : isBrand
          ? `It’s charged only if ${offer.talent.displayName} accepts; otherwise the hold is released.`
          : 'When you accept, we charge it and hold it until the work is approved.'
    return {
      tone: 'good',
      state: 'Held on card',
      sentence: `${amount} is held on ${card}${until}, not charged. ${then}`,
    }
  }
  return describeMissingHold(offer, isBrand)
}

function describeAwaitingPayment(
  { brand, funding }: PayableOffer,
  isBrand: boolean,
  amount: string,
): PaymentDescription {
  const isHeld = funding?.status === 'authorised' || funding?.status === 'paid'
  if (isHeld || !isBrand) {
    const first = isBrand
      ? `We’re charging the ${amount} on hold.`
      : isHeld
        ? 'The payment is processing.'
        : `${brand.companyName} has 24 hours to pay.`
    return {
      tone: 'action',
      state: isBrand ? 'Charging' : 'Payment processing',
      sentence: `${first} The deal opens automatically.`,
    }
  }
  return {
    tone: 'warning',
    state: 'Not paid yet',
    sentence: `${amount} is not paid yet. The deal opens as soon as it is.`,
  }
}

function describeMissingHold({ status, brand, talent }: PayableOffer, isBrand: boolean): PaymentDescription {
  const sentence = isBrand
    ? status === 'pending_brand'
      ? 'There’s no payment hold at the moment. You’ll add one when you respond.'
      : `The hold on your card has expired. ${talent.displayName} can’t accept until you renew it.`
    : `The payment hold has expired. You can’t accept until ${brand.companyName} renews it. We’ve notified them.`
  return { tone: 'warning', state: 'Hold expired', sentence }
}
