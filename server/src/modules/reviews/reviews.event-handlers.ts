import type { Events } from '@marquee/contract/events/index'
import type { DealEvent } from '@marquee/contract/lifecycles/deal'
import { emit, onEvent } from '../../platform/events/events.ts'
import { onTimer, scheduleTimers } from '../../platform/timers/timers.ts'
import { isUntouched } from '../cancellations/cancellations.store.ts'
import { dealEvent } from '../deals/deal.ts'
import { loadDeal } from '../deals/deals.store.ts'
import { closePeriod } from './close-period.ts'
import { reviewsEndAt, reviewTimers } from './review.ts'
import { createPeriod, listReviewsOf, lockPeriod } from './reviews.store.ts'

/**
 * Registers the time for reviews of an ended deal, its reminder and its end. A deal is reviewed when it is
 * completed, or when a split or a milestone that was not paid ends it after work was submitted: before that, neither side
 * has seen how the other works.
 */
export function registerReviews(): void {
  onEvent('deal.completed', (deal, { now }) => openPeriod(deal, now))
  onEvent('deal.changed', async ({ event, ...deal }, { now }) => {
    if (event === ('settle_completed' satisfies DealEvent)) await openPeriod(deal, now)
  })
  onEvent('deal.cancelled', async ({ reason, ...deal }, { now }) => {
    const isSettled = reason === 'split' || reason === 'unfunded'
    if (isSettled && !(await isUntouched(deal.dealId))) await openPeriod(deal, now)
  })
  onTimer('review', 'remind', remindOfReviews)
  onTimer('review', 'publish', endPeriod)
}

async function openPeriod(deal: Events['deal.completed'], now: Date): Promise<void> {
  const endsAt = reviewsEndAt(now)
  const { dealId, brandId, talentId } = deal
  await createPeriod({ dealId, brandId, talentId, endsAt, closedAt: null, createdAt: now })
  await scheduleTimers('review', dealId, reviewTimers(endsAt))
  await emit('reviews.opened', { ...deal, until: endsAt.toISOString() })
}

/** Reminds the sides that have not written. */
async function remindOfReviews(dealId: string): Promise<void> {
  const [period, deal, found] = await load(dealId)
  if (!deal || !period || period.closedAt) return
  const hasWritten = (by: 'brand' | 'talent') => found.some(({ review }) => review.by === by)
  await emit('reviews.reminded', {
    ...dealEvent(deal),
    until: period.endsAt.toISOString(),
    isBrandDue: !hasWritten('brand'),
    isTalentDue: !hasWritten('talent'),
  })
}

/** Publishes what was written when the time has ended. A period that is closed stays as it is. */
async function endPeriod(dealId: string, now: Date): Promise<void> {
  const [period, deal, found] = await load(dealId)
  if (!deal || !period || period.closedAt || period.endsAt > now) return
  await closePeriod(deal, found.length, now)
}

const load = (dealId: string) => Promise.all([lockPeriod(dealId), loadDeal(dealId), listReviewsOf(dealId)])
