import type { savedSearchCalls } from '@marquee/contract/calls/saved-searches'
import type { Routes } from '../../platform/handler.ts'
import {
  deleteSavedSearch,
  getSavedCampaignSearches,
  getSavedSearches,
  notifySearch,
  saveCampaignSearch,
  saveSearch,
} from './save-searches.ts'

export const savedSearchRoutes: Routes<typeof savedSearchCalls> = {
  savedSearches: getSavedSearches,
  saveSearch,
  deleteSearch: deleteSavedSearch,
  notifySearch,
  savedCampaignSearches: getSavedCampaignSearches,
  saveCampaignSearch,
  deleteCampaignSearch: deleteSavedSearch,
  notifyCampaignSearch: notifySearch,
}
