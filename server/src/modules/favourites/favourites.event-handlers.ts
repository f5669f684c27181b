import type { Erasure } from '../identity/identity.ports.ts'
import { deleteFavouritesOf } from './favourites.store.ts'

/** Deletes the favourites and lists of an erased brand, and what brands kept about an erased talent. */
export const favouriteErasure: Erasure = { eraseFor: deleteFavouritesOf }
