import { broadcast } from '../../platform/realtime/broadcast.ts'

/** Refreshes the other screens of the brand; nobody else learns what it keeps. */
export function refreshFavourites(brandId: string): void {
  broadcast([brandId], 'refresh', { topics: ['favourites'] })
}
