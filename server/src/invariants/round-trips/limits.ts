import type { allCalls } from '@marquee/contract/calls/index'

type CallName = keyof typeof allCalls

/** The number of database waits allowed for one call. */
export interface TripLimit {
  call: CallName
  /** Design, section 7: reads 3, a home 4, writes 6, sending a message 4. */
  limit: number
  /** The number a call needs today and may not exceed; set only while it misses its limit. */
  today?: number
}

/** The 25 most used calls. Reads are measured with a session that is not in the cache; writes with one that is, and with an idempotency key. */
export const tripLimits: readonly TripLimit[] = [
  { call: 'profile', limit: 3 },
  { call: 'openCampaigns', limit: 3 },
  { call: 'openCampaign', limit: 3 },
  { call: 'brandCampaigns', limit: 3 },
  { call: 'brandCampaign', limit: 3 },
  { call: 'brandApplications', limit: 3 },
  { call: 'talentOffers', limit: 3 },
  { call: 'talentOffer', limit: 3 },
  { call: 'brandOffer', limit: 3 },
  { call: 'talentDeals', limit: 3 },
  { call: 'brandDeal', limit: 3 },
  { call: 'brandHome', limit: 4 },
  { call: 'talentHome', limit: 4 },
  { call: 'brandNotifications', limit: 3 },
  { call: 'talentConversations', limit: 3 },
  { call: 'history', limit: 3 },
  { call: 'addCampaign', limit: 6 },
  { call: 'apply', limit: 6 },
  { call: 'sendOffer', limit: 6 },
  { call: 'counterOffer', limit: 6 },
  { call: 'acceptOffer', limit: 6 },
  { call: 'uploadDeliverable', limit: 6 },
  { call: 'manageSubmission', limit: 6 },
  { call: 'sendMessage', limit: 4 },
  { call: 'markAction', limit: 6 },
]
