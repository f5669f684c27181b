import type { OfferDetails, offerCalls } from '@marquee/contract/calls/offers'
import { fail } from '@marquee/contract/errors'
import type { Party } from '@marquee/contract/lifecycles/lifecycle'
import { DIRECT_CAMPAIGN_ID } from '@marquee/contract/rules/constants'
import { toPage } from '../../platform/database/pagination.ts'
import { type Actor, actingForIds, agencyOf, type Handler } from '../../platform/handler.ts'
import { payablesOf } from '../payments/payables.store.ts'
import {
  listOfferMoves,
  listReceivedOffers,
  listSentOffers,
  listVersions,
  loadOwnOffer,
} from './offers.store.ts'
import { type OfferRow, offerCards, viewOffer } from './offers.view.ts'

const keyOf = ({ offer }: OfferRow) => [offer.createdAt.toISOString(), offer.id]

/** One offer as this actor reads it; a foreign one is missing. */
export async function showOffer(offerId: string, actor: Actor, viewer: Party): Promise<OfferDetails> {
  const row = (await loadOwnOffer(offerId, actor.id)) ?? fail('not_found')
  const [versions, moves, payables] = await Promise.all([
    listVersions(offerId),
    listOfferMoves(offerId),
    payablesOf([offerId]),
  ])
  return viewOffer(row, versions, moves, { viewer, agencyId: agencyOf(actor), payables })
}

export const showBrandOffer: Handler<typeof offerCalls.brandOffer> = (ctx, { offerId }) =>
  showOffer(offerId, ctx.actor, 'brand')
export const showTalentOffer: Handler<typeof offerCalls.talentOffer> = (ctx, { offerId }) =>
  showOffer(offerId, ctx.actor, 'talent')

export const showSentOffers: Handler<typeof offerCalls.sentOffers> = async (
  ctx,
  { status, campaignId, cursor, limit },
) => {
  const filter = { status, campaignId: campaignId === DIRECT_CAMPAIGN_ID ? null : campaignId }
  const rows = await listSentOffers(ctx.actor.id, filter, { cursor, limit })
  return toPage(rows, limit, await offerCards({ viewer: 'brand', agencyId: null }), keyOf)
}

export const showTalentOffers: Handler<typeof offerCalls.talentOffers> = async (
  ctx,
  { status, cursor, limit },
) => {
  const rows = await listReceivedOffers(actingForIds(ctx.actor), { status }, { cursor, limit })
  return toPage(rows, limit, await offerCards({ viewer: 'talent', agencyId: agencyOf(ctx.actor) }), keyOf)
}
