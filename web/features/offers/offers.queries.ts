import { offerCalls } from '@marquee/contract/calls/offers'
import { settingsCalls } from '@marquee/contract/calls/settings'
import { statesOf } from '@marquee/contract/lifecycles/lifecycle'
import { offerLifecycle } from '@marquee/contract/lifecycles/offer'
import { useAsk } from '#lib/use-ask.ts'
import { usePages } from '#lib/use-pages.ts'

export type Side = 'brand' | 'talent'

const states = statesOf(offerLifecycle)

/** Offers of one side, newest first; `status` as it stands in the address, ignored when it is none. */
export function useOffers(side: Side, status: string, campaignId?: string) {
  const filter = { ...(states.find((state) => state === status) && { status: states.find((state) => state === status) }) }
  const own = { ...filter, ...(side === 'brand' && campaignId && { campaignId }) }
  return usePages(['offers', side, own], side === 'brand' ? offerCalls.sentOffers : offerCalls.talentOffers, own)
}

export function useOffer(side: Side, offerId: string) {
  return useAsk(['offers', side, offerId], side === 'brand' ? offerCalls.brandOffer : offerCalls.talentOffer, { offerId })
}

/** The rules of the market that prices and clocks are told from. */
export function useMarket() {
  return useAsk(['settings'], settingsCalls.marketSettings, {})
}
