import { savedSearchCalls } from '@marquee/contract/calls/saved-searches'
import { useCallQuery } from '#lib/use-call-query.ts'

/** What is searched for: talents by brands, campaigns by talents and agents. */
export type SearchedFor = 'talent' | 'campaign'

/** Topics that every change of saved searches makes stale. */
export const savedSearchTopics = ['saved-searches']

/** The calls of each kind of search. */
export const rows = {
  talent: {
    list: savedSearchCalls.savedSearches,
    save: savedSearchCalls.saveSearch,
    delete: savedSearchCalls.deleteSearch,
    notify: savedSearchCalls.notifySearch,
  },
  campaign: {
    list: savedSearchCalls.savedCampaignSearches,
    save: savedSearchCalls.saveCampaignSearch,
    delete: savedSearchCalls.deleteCampaignSearch,
    notify: savedSearchCalls.notifyCampaignSearch,
  },
} as const

/** Reads the brand’s saved searches for talents. */
export function useSavedTalentSearches(enabled = true) {
  return useCallQuery(['saved-searches', 'talent'], rows.talent.list, {}, { enabled })
}

/** Reads the account’s saved searches for campaigns. */
export function useSavedCampaignSearches(enabled = true) {
  return useCallQuery(['saved-searches', 'campaign'], rows.campaign.list, {}, { enabled })
}
