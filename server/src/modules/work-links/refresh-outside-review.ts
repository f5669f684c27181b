import { broadcast } from '../../platform/realtime/broadcast.ts'

/** Refreshes the screens of the brand; the talent’s side learns nothing. */
export function refreshOutsideReview(brandId: string): void {
  broadcast([brandId], 'refresh', { topics: ['outside-review'] })
}
