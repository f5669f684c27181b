import type { Erasure } from '../identity/identity.ports.ts'
import { deleteFavouritesOf } from './favourites.store.ts'
import { deleteSearchesOf } from './saved-searches.store.ts'

/** Deletes the favourites, lists and searches of an erased brand, and what brands kept about an erased talent. */
export const favouriteErasure: Erasure = {
  eraseFor: async (accountId) => {
    await deleteFavouritesOf(accountId)
    await deleteSearchesOf(accountId)
  },
}
