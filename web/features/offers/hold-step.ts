import type { OfferDetails } from '@marquee/contract/calls/offers'
import type { Payable } from '@marquee/contract/calls/payments'
import { formatMoney } from '@marquee/contract/rules/currency'

export interface HoldStep {
  /**
   * `draft`: never sent. `dearer`: a more expensive version waits. `accepted`: agreed, but not covered.
   * `lapsed`: the hold has expired.
   */
  kind: 'draft' | 'dearer' | 'accepted' | 'lapsed'
  payable: Payable
  title: string
  sentence: string
  button: string
}

/** The part of an offer that these texts depend on. */
export type Held = Pick<OfferDetails, 'status' | 'versionNo' | 'funding' | 'draft' | 'price'> & {
  talent: { displayName: string }
}

/**
 * Returns the hold that the brand must place before this offer can proceed, with its texts; null when nothing
 * is missing.
 */
export function holdStepOf(offer: Held): HoldStep | null {
  const { status, funding, draft } = offer
  if (draft && isOpen(draft.payable)) return dearer(offer, draft)
  if (!funding || !isOpen(funding)) return null
  if (status === 'draft') return unsent(offer, funding)
  if (status === 'awaiting_payment') return agreed(offer, funding)
  // While the brand must respond, its own terms are not current; its response is held then.
  return status === 'pending_talent' ? lapsed(offer, funding) : null
}

/** Returns the message after the hold, when the talent has received the offer. */
export function describeHeld({ payable }: HoldStep, talentName: string): string {
  return `${amountOf(payable)} is held on your card. The offer has been sent to ${talentName}.`
}

function isOpen({ status }: Payable): boolean {
  return status === 'due' || status === 'action_required'
}

function unsent({ talent, price }: Held, payable: Payable): HoldStep {
  return {
    kind: 'draft',
    payable,
    title: 'Add a payment hold to send this offer',
    sentence: `We hold the amount on your card and charge it only if ${talent.displayName} accepts. Otherwise the hold is released.${
      payable.amount < price.payerPays
        ? ' It is the first milestone: each further one is charged to your card when the work of the one before is approved.'
        : ''
    }`,
    button: `Hold ${amountOf(payable)} and send`,
  }
}

function dearer({ versionNo, funding }: Held, { no, payable }: { no: number; payable: Payable }): HoldStep {
  const old =
    funding?.status === 'authorised'
      ? ` The ${amountOf(funding)} hold for version ${versionNo} is then released.`
      : ''
  return {
    kind: 'dearer',
    payable,
    title: `Version ${no} needs a payment hold`,
    sentence: `It costs more than the present hold, so version ${versionNo} stays current until you hold the new amount.${old} Nothing is charged yet.`,
    button: `Hold ${amountOf(payable)} and send version ${no}`,
  }
}

function agreed({ talent }: Held, payable: Payable): HoldStep {
  return {
    kind: 'accepted',
    payable,
    title: 'Accepted: payment needed',
    sentence: `We charge the card now and the deal with ${talent.displayName} opens automatically. If you don’t pay within 24 hours, the agreement lapses.`,
    button: `Pay ${amountOf(payable)}`,
  }
}

function lapsed({ talent }: Held, payable: Payable): HoldStep {
  return {
    kind: 'lapsed',
    payable,
    title: 'Payment hold expired',
    sentence: `Renew it so that ${talent.displayName} can accept. Nothing is charged, and the hold is released if the offer ends.`,
    button: `Hold ${amountOf(payable)} again`,
  }
}

function amountOf({ amount, currency }: Payable): string {
  return formatMoney(amount, currency)
}
