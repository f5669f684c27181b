import { z } from 'zod'
import { emptyInput, read, write } from '../call.ts'
import { limits } from '../rules/limits.ts'
import { id, instant, line } from '../rules/text.ts'
import { campaignSearch } from './campaigns.ts'
import { talentSearch } from './search.ts'

/** Most saved searches of one account. */
export const MAX_SAVED_SEARCHES = 50
/** Most new matches of one search that are counted. */
export const MAX_NEW_MATCHES = 100

const saved = {
  id: id(),
  name: z.string(),
  /** The owner is notified once a day of new matches. */
  isNotified: z.boolean(),
  /** How many new matches the last count found, at most 100. */
  newMatches: z.int(),
  /** When new matches were last counted; null before the first time. */
  countedAt: instant().nullable(),
  createdAt: instant(),
}
const savedTalentSearch = z.object({ ...saved, search: talentSearch })
export type SavedTalentSearch = z.output<typeof savedTalentSearch>
const savedCampaignSearch = z.object({ ...saved, search: campaignSearch })
export type SavedCampaignSearch = z.output<typeof savedCampaignSearch>

const named = {
  name: line(limits.name),
  /** Notifies the owner once a day of new matches. */
  isNotified: z.boolean().default(false),
}

const deleteSearch = write('/brand/delete-search', {
  by: ['brand'],
  input: z.strictObject({ searchId: id() }),
  response: z.object({ searchId: id() }),
  message: 'Search deleted.',
  summary: 'Deletes a saved search.',
})

const notifySearch = write('/brand/notify-search', {
  by: ['brand'],
  input: z.strictObject({ searchId: id(), isNotified: z.boolean() }),
  response: z.object({ searchId: id(), isNotified: z.boolean() }),
  summary:
    'Turns the daily notification of new matches of a saved search on or off. One notification a day covers all searches; none is sent without new matches.',
})

/** The calls about saved searches: for talents by brands, for campaigns by talents and agents. */
export const savedSearchCalls = {
  savedSearches: read('/brand/saved-searches', {
    by: ['brand'],
    input: emptyInput(),
    response: z.object({ items: z.array(savedTalentSearch) }),
    summary: 'The brand’s saved searches for talents, by name.',
  }),
  saveSearch: write('/brand/save-search', {
    by: ['brand'],
    input: z.strictObject({ ...named, search: talentSearch }),
    response: savedTalentSearch,
    message: 'Search saved.',
    summary: `Saves the words, filters and order of \`/brand/searchTalent\`. Names are unique; at most ${MAX_SAVED_SEARCHES} searches.`,
  }),
  deleteSearch,
  notifySearch,
  savedCampaignSearches: read('/campaign/saved-searches', {
    by: ['talent', 'talentagent'],
    input: emptyInput(),
    response: z.object({ items: z.array(savedCampaignSearch) }),
    summary: 'The account’s saved searches for campaigns, by name.',
  }),
  saveCampaignSearch: write('/campaign/save-search', {
    by: ['talent', 'talentagent'],
    input: z.strictObject({ ...named, search: campaignSearch }),
    response: savedCampaignSearch,
    message: 'Search saved.',
    summary: `Saves the words and filters of \`/talent/getCampaign\`. Names are unique; at most ${MAX_SAVED_SEARCHES} searches.`,
  }),
  deleteCampaignSearch: { ...deleteSearch, path: '/campaign/delete-search', by: ['talent', 'talentagent'] },
  notifyCampaignSearch: { ...notifySearch, path: '/campaign/notify-search', by: ['talent', 'talentagent'] },
} as const
