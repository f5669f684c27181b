import type { CallInput } from '@marquee/contract/call'
import {
  MAX_SAVED_SEARCHES,
  type SavedCampaignSearch,
  type SavedTalentSearch,
  type savedSearchCalls,
} from '@marquee/contract/calls/saved-searches'
import { fail, failField } from '@marquee/contract/errors'
import type { Handler, RequestContext } from '../../platform/handler.ts'
import { broadcast } from '../../platform/realtime/broadcast.ts'
import { lockAccount } from '../identity/identity.store.ts'
import { ensureMatchesScheduled } from './notify-of-matches.ts'
import {
  createSearch,
  deleteSearch,
  listSearches,
  listSearchNames,
  lockSearch,
  type SavedSearchRow,
  updateSearch,
} from './saved-searches.store.ts'

/** Returns the brand’s saved searches for talents, by name. */
export const getSavedSearches: Handler<typeof savedSearchCalls.savedSearches> = async (ctx) => ({
  items: (await listSearches(ctx.actor.id)).flatMap((row) => viewTalentSearch(row) ?? []),
})

/** Returns the account’s saved searches for campaigns, by name. */
export const getSavedCampaignSearches: Handler<typeof savedSearchCalls.savedCampaignSearches> = async (
  ctx,
) => ({
  items: (await listSearches(ctx.actor.id)).flatMap((row) => viewCampaignSearch(row) ?? []),
})

/** Saves a search for talents. Fails at `name` for a name that another saved search has, and when there are 50. */
export const saveSearch: Handler<typeof savedSearchCalls.saveSearch> = async (ctx, { search, ...input }) => {
  const row = await save(ctx, { ...input, search })
  return viewTalentSearch(row) ?? fail('not_found')
}

/** Saves a search for campaigns. Fails likewise. */
export const saveCampaignSearch: Handler<typeof savedSearchCalls.saveCampaignSearch> = async (
  ctx,
  { search, ...input },
) => {
  const row = await save(ctx, { ...input, campaignSearch: search })
  return viewCampaignSearch(row) ?? fail('not_found')
}

/** Deletes a saved search. Repeating it changes nothing. */
export const deleteSavedSearch: Handler<
  typeof savedSearchCalls.deleteSearch | typeof savedSearchCalls.deleteCampaignSearch
> = async (ctx, { searchId }) => {
  await deleteSearch(ctx.actor.id, searchId)
  refresh(ctx.actor.id)
  return { searchId }
}

/**
 * Turns the daily notification of new matches on or off. What matches already is not new. Repeating it changes nothing.
 * Fails at `searchId` for a search that the account does not have.
 */
export const notifySearch: Handler<
  typeof savedSearchCalls.notifySearch | typeof savedSearchCalls.notifyCampaignSearch
> = async (ctx, { searchId, isNotified }) => {
  const accountId = ctx.actor.id
  const saved = await lockSearch(accountId, searchId)
  if (!saved) failField('searchId', 'This saved search no longer exists.')
  if (saved.isNotified !== isNotified) {
    const start = { countedUntil: ctx.now, countedAt: null, newMatches: 0, awaitedIds: [] }
    await updateSearch(searchId, { isNotified, ...(isNotified && start) })
    if (isNotified) await ensureMatchesScheduled(accountId, ctx.now)
    refresh(accountId)
  }
  return { searchId, isNotified }
}

type SaveInput = Omit<CallInput<typeof savedSearchCalls.saveSearch>, 'search'> &
  Partial<Pick<SavedSearchRow, 'search' | 'campaignSearch'>>

async function save(ctx: RequestContext, input: SaveInput): Promise<SavedSearchRow> {
  const accountId = ctx.actor.id
  await lockAccount(accountId)
  const searches = await listSearchNames(accountId, input.name)
  if (searches.some(({ isSame }) => isSame)) failField('name', 'You already have a search with this name.')
  if (searches.length >= MAX_SAVED_SEARCHES)
    failField('name', `You already have ${MAX_SAVED_SEARCHES} saved searches. Delete one first.`)
  const saved = await createSearch({
    ...input,
    accountId,
    createdAt: ctx.now,
    ...(input.isNotified && { countedUntil: ctx.now }),
  })
  if (saved.isNotified) await ensureMatchesScheduled(accountId, ctx.now)
  refresh(accountId)
  return saved
}

/** Refreshes the other screens of the account; nobody else learns what it saves. */
function refresh(accountId: string): void {
  broadcast([accountId], 'refresh', { topics: ['saved-searches'] })
}

function viewTalentSearch(row: SavedSearchRow): SavedTalentSearch | null {
  return row.search && { ...viewOf(row), search: row.search }
}

function viewCampaignSearch(row: SavedSearchRow): SavedCampaignSearch | null {
  return row.campaignSearch && { ...viewOf(row), search: row.campaignSearch }
}

function viewOf({ id, name, isNotified, newMatches, countedAt, createdAt }: SavedSearchRow) {
  return {
    id,
    name,
    isNotified,
    newMatches,
    countedAt: countedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }
}
