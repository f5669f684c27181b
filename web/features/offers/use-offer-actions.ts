import type { MandateScope } from '@marquee/contract/call'
import type { OfferDetails } from '@marquee/contract/calls/offers'
import { isGift } from '@marquee/contract/terms/price'
import { useMandate } from '#lib/use-mandate.ts'
import type { Viewer } from '#lib/viewer.ts'

/** The permission that an agent needs for an action. */
const scopes: Record<string, MandateScope> = {
  accept: 'accept',
  ask_consent: 'accept',
  reject: 'accept',
  counter: 'negotiate',
  withdraw_counter: 'negotiate',
  extend: 'negotiate',
}

interface OfferActions {
  can: (event: string) => boolean
  /** The viewer may accept now. */
  mayAccept: boolean
}

/** Returns what the lifecycle and the mandate allow this viewer to do with an offer. */
export function useOfferActions(side: Viewer, offer: OfferDetails): OfferActions {
  const mandate = useMandate(side, offer.talent)
  const can = (event: string) =>
    offer.allowedActions.includes(event) &&
    mandate.may(scopes[event] ?? 'view') &&
    (event !== 'counter' || mandate.mayCounter)
  // Without a hold the acceptance would fail; the page explains it instead. Gifted work has no hold. An agent
  // who has accepted waits for the talent.
  const isAsked = side === 'agent' && offer.consent !== null
  const mayAccept =
    (can('accept') || can('ask_consent')) &&
    !isAsked &&
    (side === 'brand' || isGift(offer.price) || offer.funding?.status === 'authorised')
  return { can, mayAccept }
}
