import { onTimer } from '../../platform/timers/timers.ts'
import type { Erasure } from '../identity/identity.ports.ts'
import { NOUN, notifyOfMatches } from './notify-of-matches.ts'
import { deleteSearchesOf } from './saved-searches.store.ts'

/** Registers the daily count of new matches. */
export function registerSavedSearches(): void {
  onTimer(NOUN, 'count', notifyOfMatches)
}

/** Deletes the saved searches of an erased account. */
export const savedSearchErasure: Erasure = { eraseFor: deleteSearchesOf }
