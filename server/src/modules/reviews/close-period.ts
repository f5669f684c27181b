import { emit } from '../../platform/events/events.ts'
import { cancelTimers } from '../../platform/timers/timers.ts'
import { type Deal, dealEvent } from '../deals/deal.ts'
import { publishReviewsOf } from './reviews.store.ts'

/**
 * Ends the locked time for reviews of a deal: what was written, `count` reviews, is published in this
 * transaction.
 */
export async function closePeriod(deal: Deal, count: number, now: Date): Promise<void> {
  await publishReviewsOf(deal.id, now)
  await cancelTimers('review', deal.id)
  if (count > 0) await emit('reviews.published', { ...dealEvent(deal), count })
}
