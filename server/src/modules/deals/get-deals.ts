import type { DealDetails, Deliverable, dealCalls } from '@marquee/contract/calls/deals'
import { fail } from '@marquee/contract/errors'
import { DIRECT_CAMPAIGN_ID } from '@marquee/contract/rules/constants'
import { toPage } from '../../platform/database/pagination.ts'
import { actingForIds, agencyOf, type Handler } from '../../platform/handler.ts'
import { actingAccountOf } from '../offers/offers.view.ts'
import { dealMoney, type MoneyReader } from './deal-money.ts'
import { type DealParties, endStates, listDeals, listDealTransitions, loadOwnDeal } from './deals.store.ts'
import { type DealReader, type DealRow, dealCards } from './deals.view.ts'
import {
  listAwaitingReview,
  listDeliverables,
  listSubmissions,
  lockDeliverable,
} from './deliverables.store.ts'
import { viewDeliverables } from './deliverables.view.ts'
import { stagesOf } from './stages.ts'

type Viewer = 'brand' | 'talent'

/** Returns one deal of this party with all details. Fails with `not_found` for a foreign one. */
export async function getDeal(dealId: string, partyId: string, viewing: MoneyReader): Promise<DealDetails> {
  const { viewer, now } = viewing
  const row = (await loadOwnDeal(dealId, partyId)) ?? fail('not_found')
  const pieces = await listDeliverables(dealId)
  const ids = pieces.map((piece) => piece.id)
  const [deliverables, submissions, moves, card, money] = await Promise.all([
    viewDeliverables(pieces, viewer, now),
    listSubmissions(ids),
    listDealTransitions(dealId, ids),
    dealCards({ viewer, agencyId: viewing.through?.agencyId ?? null }),
    dealMoney(row.deal, viewing),
  ])
  const titles = new Map(pieces.map((piece) => [piece.id, piece.title]))
  return {
    ...card(row),
    acceptedVersionNo: row.deal.acceptedVersionNo,
    terms: row.deal.terms,
    stages: stagesOf(row.deal, pieces, submissions),
    deliverables,
    money,
    timeline: moves.map((move) => ({
      event: `${move.noun}.${move.event}`,
      subject: titles.get(move.subjectId) ?? '',
      by: viewer === 'brand' ? move.by : actingAccountOf(move, row.deal.talentId),
      at: move.at.toISOString(),
    })),
  }
}

/** Returns the current state of one deliverable, after a change to it. */
export async function getDeliverable(deliverableId: string, viewer: Viewer, now: Date): Promise<Deliverable> {
  const piece = (await lockDeliverable(deliverableId)) ?? fail('not_found')
  const [view] = await viewDeliverables([piece], viewer, now)
  return view ?? fail('not_found')
}

export const getBrandDeal: Handler<typeof dealCalls.brandDeal> = ({ actor, now }, { dealId }) =>
  getDeal(dealId, actor.id, { viewer: 'brand', now })
export const getTalentDeal: Handler<typeof dealCalls.talentDeal> = ({ actor, now }, { dealId }) =>
  getDeal(dealId, actor.id, { viewer: 'talent', through: actor.delegation, now })

export const getBrandDeals: Handler<typeof dealCalls.brandDeals> = (ctx, input) =>
  list({ brandId: ctx.actor.id }, { viewer: 'brand', agencyId: null }, input)
export const getTalentDeals: Handler<typeof dealCalls.talentDeals> = (ctx, input) =>
  list({ talentIds: actingForIds(ctx.actor) }, { viewer: 'talent', agencyId: agencyOf(ctx.actor) }, input)

/** Returns submissions that await the brand's review, the earliest auto-approval first. */
export const getAwaitingReview: Handler<typeof dealCalls.contentForApproval> = async (
  ctx,
  { campaignId, cursor, limit },
) => {
  const rows = await listAwaitingReview(ctx.actor.id, campaignId, { cursor, limit })
  const views = await viewDeliverables(
    rows.map((row) => row.deliverable),
    'brand',
    ctx.now,
  )
  const items = rows.flatMap((row, index) => {
    const view = views[index]
    return view ? [{ ...view, talent: row.talent, campaignTitle: row.campaignTitle ?? 'Direct offer' }] : []
  })
  return toPage(
    items,
    limit,
    (item) => item,
    (item) => [item.autoDecisionAt ?? '', item.id],
  )
}

async function list(
  party: DealParties,
  reader: DealReader,
  input: { status?: DealRow['deal']['status']; campaignId?: string; cursor?: string; limit: number },
) {
  const { status, campaignId, cursor, limit } = input
  const rows = await listDeals(
    party,
    { status, campaignId: campaignId === DIRECT_CAMPAIGN_ID ? null : campaignId },
    { cursor, limit },
  )
  const ended: readonly string[] = endStates
  return toPage(rows, limit, await dealCards(reader), ({ deal }) => [
    ended.includes(deal.status) ? 1 : 0,
    deal.createdAt.toISOString(),
    deal.id,
  ])
}
