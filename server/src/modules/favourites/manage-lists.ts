import {
  DEFAULT_FAVOURITE_LIST,
  type favouriteCalls,
  MAX_FAVOURITE_LISTS,
} from '@marquee/contract/calls/favourites'
import { failField } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import {
  createList,
  deleteList,
  listLists,
  listNames,
  lockBrand,
  renameList,
} from './favourite-lists.store.ts'
import { countFavourites } from './favourites.store.ts'
import { refreshFavourites } from './refresh-favourites.ts'

/** Returns the brand’s lists, and how many talents each shows. */
export const getFavouriteLists: Handler<typeof favouriteCalls.favouriteLists> = async (ctx) => {
  const [count, items] = await Promise.all([countFavourites(ctx.actor.id), listLists(ctx.actor.id)])
  return { count, items }
}

/**
 * Creates a list, or renames one. Fails at `name` for a name that another list has or when there are 50 lists, and at
 * `listId` for a list that is not the brand’s.
 */
export const saveFavouriteList: Handler<typeof favouriteCalls.saveFavouriteList> = async (
  ctx,
  { name, listId },
) => {
  const brandId = ctx.actor.id
  await lockBrand(brandId)
  const lists = await listNames(brandId, name)
  const isDefault = name.toLowerCase() === DEFAULT_FAVOURITE_LIST.toLowerCase()
  if (isDefault || lists.some(({ id, isSame }) => isSame && id !== listId))
    failField('name', 'You already have a list with this name.')
  if (listId === undefined && lists.length >= MAX_FAVOURITE_LISTS)
    failField('name', `You already have ${MAX_FAVOURITE_LISTS} lists. Delete one first.`)
  if (listId !== undefined && !(await renameList(brandId, listId, name)))
    failField('listId', 'This list no longer exists.')
  const id = listId ?? (await createList(brandId, name, ctx.now))
  refreshFavourites(brandId)
  return { id, name }
}

/** Deletes a list. Its talents stay favourites. Repeating it changes nothing. */
export const deleteFavouriteList: Handler<typeof favouriteCalls.deleteFavouriteList> = async (
  ctx,
  { listId },
) => {
  await deleteList(ctx.actor.id, listId)
  refreshFavourites(ctx.actor.id)
  return { listId }
}
