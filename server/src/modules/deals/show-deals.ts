import type { DealDetails, Deliverable, dealCalls } from '@marquee/contract/calls/deals'
import { refuse } from '@marquee/contract/refusals'
import { DIRECT_CAMPAIGN_ID } from '@marquee/contract/rules/constants'
import { type Act, agencyOf, partiesOf } from '../../platform/act.ts'
import { pageOf } from '../../platform/pages.ts'
import { atTheKeys } from '../offers/offers.view.ts'
import { dealMoney, type Viewing } from './deal-money.ts'
import { type DealParties, endStates, listDealMoves, listDeals, loadOwnDeal } from './deals.store.ts'
import { type DealReader, type DealRow, dealCards } from './deals.view.ts'
import { listDeliverables, listSubmissions, listWaiting, lockDeliverable } from './deliverables.store.ts'
import { viewDeliverables } from './deliverables.view.ts'
import { stagesOf } from './stages.ts'

type Viewer = 'brand' | 'talent'

/** One deal of this party with everything in it; a foreign one is missing. */
export async function showDeal(dealId: string, partyId: string, viewing: Viewing): Promise<DealDetails> {
  const { viewer, now } = viewing
  const row = (await loadOwnDeal(dealId, partyId)) ?? refuse('not_found')
  const pieces = await listDeliverables(dealId)
  const ids = pieces.map((piece) => piece.id)
  const [deliverables, submissions, moves, card, money] = await Promise.all([
    viewDeliverables(pieces, viewer, now),
    listSubmissions(ids),
    listDealMoves(dealId, ids),
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
      by: viewer === 'brand' ? move.by : atTheKeys(move, row.deal.talentId),
      at: move.at.toISOString(),
    })),
  }
}

/** One deliverable as it stands now, after an act on it. */
export async function showPiece(deliverableId: string, viewer: Viewer, now: Date): Promise<Deliverable> {
  const piece = (await lockDeliverable(deliverableId)) ?? refuse('not_found')
  const [view] = await viewDeliverables([piece], viewer, now)
  return view ?? refuse('not_found')
}

export const showBrandDeal: Act<typeof dealCalls.brandDeal> = ({ actor, now }, { dealId }) =>
  showDeal(dealId, actor.id, { viewer: 'brand', now })
export const showTalentDeal: Act<typeof dealCalls.talentDeal> = ({ actor, now }, { dealId }) =>
  showDeal(dealId, actor.id, { viewer: 'talent', through: actor.through, now })

export const showBrandDeals: Act<typeof dealCalls.brandDeals> = (ctx, input) =>
  list({ brandId: ctx.actor.id }, { viewer: 'brand', agencyId: null }, input)
export const showTalentDeals: Act<typeof dealCalls.talentDeals> = (ctx, input) =>
  list({ talentIds: partiesOf(ctx.actor) }, { viewer: 'talent', agencyId: agencyOf(ctx.actor) }, input)

/** Submissions that wait for the brand, the one that approves itself soonest first. */
export const showWaiting: Act<typeof dealCalls.contentForApproval> = async (
  ctx,
  { campaignId, cursor, limit },
) => {
  const rows = await listWaiting(ctx.actor.id, campaignId, { cursor, limit })
  const views = await viewDeliverables(
    rows.map((row) => row.deliverable),
    'brand',
    ctx.now,
  )
  const items = rows.flatMap((row, index) => {
    const view = views[index]
    return view ? [{ ...view, talent: row.talent, campaignTitle: row.campaignTitle ?? 'Direct offer' }] : []
  })
  return pageOf(
    items,
    limit,
    (item) => item,
    (item) => [item.decidesAt ?? '', item.id],
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
  return pageOf(rows, limit, await dealCards(reader), ({ deal }) => [
    ended.includes(deal.status) ? 1 : 0,
    deal.createdAt.toISOString(),
    deal.id,
  ])
}
