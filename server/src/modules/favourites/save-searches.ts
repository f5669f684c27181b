import { type favouriteCalls, MAX_SAVED_SEARCHES, type SavedSearch } from '@marquee/contract/calls/favourites'
import { failField } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { lockBrand } from './favourite-lists.store.ts'
import { refreshFavourites } from './refresh-favourites.ts'
import {
  createSearch,
  deleteSearch,
  listSearches,
  listSearchNames,
  type SavedSearchRow,
} from './saved-searches.store.ts'

/** Returns the brand’s saved searches, by name. */
export const getSavedSearches: Handler<typeof favouriteCalls.savedSearches> = async (ctx) => ({
  items: (await listSearches(ctx.actor.id)).map(viewSearch),
})

/** Saves a search. Fails at `name` for a name that another saved search has, and when there are 50. */
export const saveSearch: Handler<typeof favouriteCalls.saveSearch> = async (ctx, { name, search }) => {
  const brandId = ctx.actor.id
  await lockBrand(brandId)
  const searches = await listSearchNames(brandId, name)
  if (searches.some(({ isSame }) => isSame)) failField('name', 'You already have a search with this name.')
  if (searches.length >= MAX_SAVED_SEARCHES)
    failField('name', `You already have ${MAX_SAVED_SEARCHES} saved searches. Delete one first.`)
  const saved = await createSearch({ brandId, name, search, createdAt: ctx.now })
  refreshFavourites(brandId)
  return viewSearch(saved)
}

/** Deletes a saved search. Repeating it changes nothing. */
export const deleteSavedSearch: Handler<typeof favouriteCalls.deleteSearch> = async (ctx, { searchId }) => {
  await deleteSearch(ctx.actor.id, searchId)
  refreshFavourites(ctx.actor.id)
  return { searchId }
}

function viewSearch({ createdAt, ...saved }: SavedSearchRow): SavedSearch {
  return { ...saved, createdAt: createdAt.toISOString() }
}
