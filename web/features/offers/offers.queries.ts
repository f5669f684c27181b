import { calendarCalls } from '@marquee/contract/calls/calendar'
import { offerCalls } from '@marquee/contract/calls/offers'
import { settingsCalls } from '@marquee/contract/calls/settings'
import { statesOf } from '@marquee/contract/lifecycles/lifecycle'
import { offerLifecycle } from '@marquee/contract/lifecycles/offer'
import { useCallQuery } from '#lib/use-call-query.ts'
import { usePagedQuery } from '#lib/use-paged-query.ts'
import type { Viewer } from '#lib/viewer.ts'

const states = statesOf(offerLifecycle)

/** The same questions and acts on each side; an agent's are the talent's under a mandate. */
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

/** The rows of the talent's side; a brand's screen never calls them. */
export function talentRows(side: Viewer) {
  return offerRows[side === 'agent' ? 'agent' : 'talent']
}

interface OfferFilter {
  /** As it stands in the address; ignored when it is none. */
  status: string
  /** Brands only. */
  campaignId?: string
  /** Agents only: of one talent of the roster. */
  talentId?: string
}

/** Offers of one side, newest first. */
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

/** What in an open offer would clash with the talent's running work. Brands are told nothing of it. */
export function useConflicts(side: Viewer, offerId: string, isOpen: boolean) {
  return useCallQuery(
    ['offers', 'clashes', offerId],
    talentRows(side).clashes,
    { offerId },
    { enabled: side !== 'brand' && isOpen },
  )
}

/** The rules of the market that prices and clocks are told from. */
export function useMarket() {
  return useCallQuery(['settings'], settingsCalls.marketSettings, {})
}
