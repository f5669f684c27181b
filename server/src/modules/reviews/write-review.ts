import { randomUUID } from 'node:crypto'
import type { DealReviews, reviewCalls } from '@marquee/contract/calls/reviews'
import { fail } from '@marquee/contract/errors'
import type { ReviewAspect } from '@marquee/contract/rules/review-aspects'
import { emit } from '../../platform/events/events.ts'
import { agencyOf, type Handler, type RequestContext } from '../../platform/handler.ts'
import { isOwnDeal, sideOf } from '../deals/case-party.ts'
import { dealEvent } from '../deals/deal.ts'
import { loadDeal } from '../deals/deals.store.ts'
import { closePeriod } from './close-period.ts'
import { isAuthor, type ReviewReader, requireOpen, requireOpenToReply } from './review.ts'
import {
  listReviewsOf,
  lockPeriod,
  type NamedReview,
  type ReviewRow,
  removeSealedReview,
  saveReply,
  saveReview,
} from './reviews.store.ts'
import { viewDealReviews } from './reviews.view.ts'

interface WrittenReview extends Partial<Record<ReviewAspect, number | null>> {
  dealId: string
  stars: number
  text: string
}

/**
 * Reviews the talent of an ended deal, or replaces the brand’s sealed review; the second review publishes
 * both. Fails with `wrong_state` before the deal has ended, and with `reviews_closed` once its reviews are
 * published.
 */
export const writeBrandReview: Handler<typeof reviewCalls.brandWriteReview> = (ctx, input) =>
  write(ctx, input)

/**
 * Reviews the brand of an ended deal, for a talent and their agent. Fails as `writeBrandReview` does, and
 * with `not_your_review` for an agent whose talent has written already.
 */
export const writeTalentReview: Handler<typeof reviewCalls.talentWriteReview> = (ctx, input) =>
  write(ctx, input)

async function write(ctx: RequestContext, input: WrittenReview): Promise<DealReviews> {
  const { dealId, stars, text } = input
  const { deal, period, found } = await lockOwn(ctx, dealId)
  const open = requireOpen(period, ctx.now)
  const reader = readerOf(ctx)
  const by = reader.side
  const earlier = found.find(({ review }) => review.by === by)
  if (earlier && !isAuthor(earlier.review, reader)) fail('not_your_review')
  const other = found.find(({ review }) => review.by !== by)

  const row: ReviewRow = {
    id: earlier?.review.id ?? randomUUID(),
    dealId,
    by,
    brandId: deal.brandId,
    talentId: deal.talentId,
    agencyId: reader.agencyId,
    stars,
    quality: input.quality ?? null,
    brief: input.brief ?? null,
    communication: input.communication ?? null,
    dates: input.dates ?? null,
    payment: input.payment ?? null,
    text,
    publishedAt: null,
    hiddenAt: null,
    replyText: null,
    replyAgencyId: null,
    repliedAt: null,
    createdAt: earlier?.review.createdAt ?? ctx.now,
    updatedAt: ctx.now,
  }
  await saveReview(row)
  if (other) await closePeriod(deal, 2, ctx.now)
  else if (!earlier)
    await emit('review.written', { ...dealEvent(deal), until: open.endsAt.toISOString(), by })

  // The names of the author and, once published, both reviews belong to other tables, so the reply is read.
  return viewDealReviews(
    reader,
    {
      dealId,
      period: other ? { ...open, closedAt: ctx.now } : open,
      found: await listReviewsOf(dealId),
    },
    ctx.now,
  )
}

/** Withdraws the caller’s sealed review. Fails with `no_review`, and otherwise as writing one does. */
export const withdrawReview: Handler<typeof reviewCalls.talentWithdrawReview> = async (ctx, { dealId }) => {
  const { deal, period, found } = await lockOwn(ctx, dealId)
  const open = requireOpen(period, ctx.now)
  const reader = readerOf(ctx)
  const mine = found.find(({ review }) => review.by === reader.side) ?? fail('no_review')
  if (!isAuthor(mine.review, reader)) fail('not_your_review')

  await removeSealedReview(dealId, reader.side)
  await emit('review.withdrawn', dealEvent(deal))

  const left = found.filter(({ review }) => review.by !== reader.side)
  return viewDealReviews(reader, { dealId, period: open, found: left }, ctx.now)
}

/**
 * Replies to the published review by the other side. Fails with `wrong_state` before the deal has ended,
 * `no_review`, `reply_exists` and `reply_too_late`.
 */
export const replyToReview: Handler<typeof reviewCalls.talentReplyToReview> = async (
  ctx,
  { dealId, text },
) => {
  const { deal, period, found } = await lockOwn(ctx, dealId)
  if (!period) fail('wrong_state')
  const reader = readerOf(ctx)
  const { review } = requireOpenToReply(
    found.find((row) => row.review.by !== reader.side),
    ctx.now,
  )

  await saveReply({ id: review.id, text, agencyId: reader.agencyId, at: ctx.now })
  await emit('review.replied', { ...dealEvent(deal), by: reader.side })

  // The name of the agency that replied belongs to another table, so the reply is read.
  return viewDealReviews(reader, { dealId, period, found: await listReviewsOf(dealId) }, ctx.now)
}

const readerOf = ({ actor }: RequestContext): ReviewReader => ({
  side: sideOf(actor),
  agencyId: agencyOf(actor),
})

/**
 * Locks the time for reviews of the caller’s deal and loads what is written. Fails with `not_found` for a
 * foreign deal.
 */
async function lockOwn({ actor }: RequestContext, dealId: string) {
  const [period, deal, found] = await Promise.all([
    lockPeriod(dealId),
    loadDeal(dealId),
    listReviewsOf(dealId),
  ])
  if (!deal || !isOwnDeal(deal, actor)) fail('not_found')
  return { deal, period, found: found satisfies NamedReview[] }
}
