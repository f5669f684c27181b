import { calendarCalls } from '@marquee/contract/calls/calendar'
import { offerCalls } from '@marquee/contract/calls/offers'
import { statesOf } from '@marquee/contract/lifecycles/lifecycle'
import { offerLifecycle } from '@marquee/contract/lifecycles/offer'
import { useCallQuery } from '#lib/use-call-query.ts'
import { usePagedQuery } from '#lib/use-paged-query.ts'
import type { Viewer } from '#lib/viewer.ts'

const states = statesOf(offerLifecycle)

/** The calls of each viewer; an agent's calls are the talent's, on behalf of a talent. */
export const offerRows = {
  brand: { list: offerCalls.sentOffers, one: offerCalls.brandOffer, extend: offerCalls.brandExtendOffer },
  talent: {
    list: offerCalls.talentOffers,
    one: offerCalls.talentOffer,
    extend: offerCalls.talentExtendOffer,
    accept: offerCalls.acceptOffer,
    reject: offerCalls.rejectOffer,
    counter: offerCalls.counterOffer,
    manage: offerCalls.talentManageCounter,
    clashes: calendarCalls.talentConflicts,
  },
  agent: {
    list: offerCalls.agentOffers,
    one: offerCalls.agentOffer,
    extend: offerCalls.agentExtendOffer,
    accept: offerCalls.agentAcceptOffer,
    reject: offerCalls.agentRejectOffer,
    counter: offerCalls.agentCounterOffer,
    manage: offerCalls.agentManageCounter,
    clashes: calendarCalls.agentConflicts,
  },
} as const

/** Returns the calls of the talent's side; a brand's screen never uses them. */
export function talentRows(side: Viewer) {
  return offerRows[side === 'agent' ? 'agent' : 'talent']
}

interface OfferFilter {
  /** From the URL; unknown values are ignored. */
  status: string
  /** Brands only. */
  campaignId?: string
  /** Agents only: a talent of the roster. */
  talentId?: string
}

/** Reads the viewer's offers, newest first. */
export function useOffers(side: Viewer, { status, campaignId, talentId }: OfferFilter) {
  const known = states.find((state) => state === status)
  const filter = {
    ...(known && { status: known }),
    ...(side === 'brand' && campaignId && { campaignId }),
    ...(side === 'agent' && talentId && { talentId }),
  }
  return usePagedQuery(['offers', side, filter], offerRows[side].list, filter)
}

export function useOffer(side: Viewer, offerId: string) {
  return useCallQuery(['offers', side, offerId], offerRows[side].one, { offerId })
}

/** Reads the conflicts of an open offer with the talent's active work; not available to brands. */
export function useConflicts(side: Viewer, offerId: string, isOpen: boolean) {
  return useCallQuery(
    ['offers', 'clashes', offerId],
    talentRows(side).clashes,
    { offerId },
    { enabled: side !== 'brand' && isOpen },
  )
}
