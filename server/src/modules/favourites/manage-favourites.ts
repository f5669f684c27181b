import type { favouriteCalls } from '@marquee/contract/calls/favourites'
import { fail, failField } from '@marquee/contract/errors'
import { toPage } from '../../platform/database/pagination.ts'
import type { Handler } from '../../platform/handler.ts'
import { findTalentFor } from '../talents/talents.store.ts'
import { viewTalentCard } from '../talents/talents.view.ts'
import {
  addFavourite,
  findListIds,
  listFavourites,
  listFavouritesAmong,
  lockListOf,
  removeFavourite,
  updateNote,
} from './favourites.store.ts'
import { refreshFavourites } from './refresh-favourites.ts'

/**
 * Adds a talent to the favourites and to a list, or removes them (design, section 7). Repeating it changes nothing. Fails
 * with `not_found` for a talent whom the brand cannot open, at `talentId` for one who cannot be found at present, and at
 * `listId` for a list that is not the brand’s. A talent who was added can always be removed.
 */
export const setFavourite: Handler<typeof favouriteCalls.addFavourite> = async (
  ctx,
  { talentId, listId, isFavourite },
) => {
  const pair = { brandId: ctx.actor.id, talentId }
  if (isFavourite) {
    const [talent, hasList] = await Promise.all([
      findTalentFor(talentId, ctx.actor.id),
      listId === undefined || lockListOf(ctx.actor.id, listId),
    ])
    if (!talent || talent.erasedAt || talent.removedAt) fail('not_found')
    if (!talent.isListed) failField('talentId', 'This talent can’t be found on Marquee at the moment.')
    if (!hasList) failField('listId', 'This list no longer exists.')
    await addFavourite(pair, listId, ctx.now)
  } else await removeFavourite(pair, listId)
  const listIds = await findListIds(pair)
  refreshFavourites(ctx.actor.id)
  return { talentId, isFavourite: listIds !== undefined, listIds: listIds ?? [] }
}

/** Returns the brand’s favourites, or those of one of its lists, newest first. */
export const getFavourites: Handler<typeof favouriteCalls.listFavourites> = async (
  ctx,
  { cursor, limit, listId },
) => {
  const rows = await listFavourites({ brandId: ctx.actor.id, listId }, { cursor, limit })
  return toPage(
    rows,
    limit,
    (row) => ({
      talent: { ...viewTalentCard(row), subtypes: row.subtypes, completedDeals: row.completedDeals },
      note: row.note,
      listIds: row.listIds,
      addedAt: row.addedAt.toISOString(),
    }),
    (row) => [row.addedAt.toISOString(), row.id],
  )
}

/** Returns which of some talents are favourites of the brand. */
export const getFavouritesAmong: Handler<typeof favouriteCalls.favouritesAmong> = async (
  ctx,
  { talentIds },
) => ({ items: await listFavouritesAmong(ctx.actor.id, talentIds) })

/** Saves the brand’s note about a favourite. Fails at `talentId` for a talent who is none. */
export const saveFavouriteNote: Handler<typeof favouriteCalls.saveFavouriteNote> = async (
  ctx,
  { talentId, note },
) => {
  const isSaved = await updateNote({ brandId: ctx.actor.id, talentId }, note)
  if (!isSaved) failField('talentId', 'This talent is not among your favourites.')
  refreshFavourites(ctx.actor.id)
  return { talentId, note }
}
