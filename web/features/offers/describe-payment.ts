import type { OfferCard } from '@marquee/contract/calls/offers'
import type { Tone } from '@marquee/contract/lifecycles/lifecycle'
import { formatMoney } from '@marquee/contract/rules/currency'
import { formatDateTime } from '@marquee/contract/rules/dates'
import type { Viewer } from '#lib/viewer.ts'

interface PaymentWords {
  tone: Tone
  /** Short label for the status dot. */
  state: string
  sentence: string
}

type Told = Pick<OfferCard, 'status' | 'funding'> & {
  brand: { companyName: string }
  talent: { displayName: string }
}

const ended = ['declined', 'withdrawn', 'expired']

/** Returns where the money behind an offer is, for the viewer; null before there is any. */
export function describePayment(offer: Told, side: Viewer): PaymentWords | null {
  const { status, funding } = offer
  if (!funding || status === 'draft') return null
  const isBrand = side === 'brand'
  const amount = formatMoney(funding.amount, funding.currency)
  const whose = isBrand ? 'your card' : `the card of ${offer.brand.companyName}`
  if (status === 'accepted')
    return {
      tone: 'good',
      state: 'Charged',
      sentence: `${amount} was charged. We hold it until the work is approved.`,
    }
  if (ended.includes(status))
    return {
      tone: 'quiet',
      state: 'Nothing held',
      sentence: `Nothing is held on ${whose} any more, and nothing was charged.`,
    }
  if (status === 'awaiting_payment') return onItsWay(offer, isBrand, amount)
  if (funding.status === 'authorised') {
    const until = funding.holdEnds ? ` until ${formatDateTime(funding.holdEnds)} UTC` : ''
    const then =
      status === 'pending_brand'
        ? `What you both agree on is charged${isBrand ? '; the rest goes back' : ''}.`
        : isBrand
          ? `It is charged only if ${offer.talent.displayName} accepts; otherwise it goes back.`
          : 'Once accepted, it is charged, and we hold it until the work is approved.'
    return {
      tone: 'good',
      state: 'Payment is held',
      sentence: `${amount} is held on ${whose}${until}, not charged. ${then}`,
    }
  }
  return notHeld(offer, isBrand)
}

function onItsWay({ brand, funding }: Told, isBrand: boolean, amount: string): PaymentWords {
  const isHeld = funding?.status === 'authorised' || funding?.status === 'paid'
  if (isHeld || !isBrand) {
    const first = isBrand
      ? `Charging the ${amount} that is held.`
      : isHeld
        ? 'The payment is on its way.'
        : `${brand.companyName} has a day to pay.`
    return {
      tone: 'action',
      state: isBrand ? 'Charging' : 'Payment processing',
      sentence: `${first} The deal opens by itself.`,
    }
  }
  return {
    tone: 'warning',
    state: 'Not paid yet',
    sentence: `${amount} is not paid yet. The deal opens as soon as it is.`,
  }
}

function notHeld({ status, brand, talent }: Told, isBrand: boolean): PaymentWords {
  const sentence = isBrand
    ? status === 'pending_brand'
      ? 'Nothing is held at the moment. Whatever you answer is held then.'
      : `Nothing is held at the moment: ${talent.displayName} cannot accept until you renew the hold.`
    : `Nothing is held at the moment: you cannot accept until ${brand.companyName} renews the hold. They have been told.`
  return { tone: 'warning', state: 'Not held', sentence }
}
