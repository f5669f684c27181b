import type { dealCalls } from '@marquee/contract/calls/deals'
import { DIRECT_CAMPAIGN_ID } from '@marquee/contract/rules/constants'
import { toPage } from '../../platform/database/pagination.ts'
import { actingForIds, agencyOf, type Handler } from '../../platform/handler.ts'
import { type Deal, turnOf } from './deal.ts'
import { loadDealDetails } from './deal-details.ts'
import { type DealParties, listDeals } from './deals.store.ts'
import { type DealReader, dealCards } from './deals.view.ts'
import { listAwaitingReview, listSubmissions, loadAttachments } from './deliverables.store.ts'
import { viewDeliverable } from './deliverables.view.ts'

/** Returns one deal of this brand with all details. Fails with `not_found` for a foreign one. */
export const getBrandDeal: Handler<typeof dealCalls.brandDeal> = ({ actor, now }, { dealId }) =>
  loadDealDetails(dealId, actor.id, { viewer: 'brand', now })

/** Returns one deal of this talent with all details. Fails with `not_found` for a foreign one. */
export const getTalentDeal: Handler<typeof dealCalls.talentDeal> = ({ actor, now }, { dealId }) =>
  loadDealDetails(dealId, actor.id, { viewer: 'talent', delegation: actor.delegation, now })

/** Returns the brand's deals: those first that it must act on, ended ones last, newest first within. */
export const getBrandDeals: Handler<typeof dealCalls.brandDeals> = (ctx, input) =>
  list({ brandId: ctx.actor.id }, { viewer: 'brand', agencyId: null }, input, ctx.now)

/** Returns the deals of a talent, or of all talents of a roster, in the same order. */
export const getTalentDeals: Handler<typeof dealCalls.talentDeals> = (ctx, input) =>
  list(
    { talentIds: actingForIds(ctx.actor) },
    { viewer: 'talent', agencyId: agencyOf(ctx.actor) },
    input,
    ctx.now,
  )

/** Returns submissions that await the brand's review, the earliest auto-approval first. */
export const getAwaitingReview: Handler<typeof dealCalls.contentForApproval> = async (
  ctx,
  { campaignId, cursor, limit },
) => {
  const rows = await listAwaitingReview(ctx.actor.id, campaignId, { cursor, limit })
  const scope = { deliverableIds: rows.map(({ deliverable }) => deliverable.id) }
  const [submissions, attachments] = await Promise.all([listSubmissions(scope), loadAttachments(scope)])
  return toPage(
    rows,
    limit,
    ({ deal, deliverable, talent, campaignTitle }) => ({
      ...viewDeliverable(
        deal,
        deliverable,
        { submissions, ...attachments },
        { viewer: 'brand', now: ctx.now },
      ),
      talent,
      campaignTitle: campaignTitle ?? 'Direct offer',
    }),
    ({ deliverable }) => [deliverable.autoDecisionAt?.toISOString() ?? '', deliverable.id],
  )
}

async function list(
  parties: DealParties,
  reader: DealReader,
  input: { status?: Deal['status']; campaignId?: string; cursor?: string; limit: number },
  now: Date,
) {
  const { status, campaignId, cursor, limit } = input
  const filter = { status, campaignId: campaignId === DIRECT_CAMPAIGN_ID ? null : campaignId }
  const [rows, viewCard] = await Promise.all([
    listDeals(parties, filter, { cursor, limit }),
    dealCards(reader, now),
  ])
  return toPage(rows, limit, viewCard, ({ deal }) => [
    turnOf(deal, reader.viewer),
    deal.createdAt.toISOString(),
    deal.id,
  ])
}
