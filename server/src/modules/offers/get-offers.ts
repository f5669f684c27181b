import type { OfferDetails, offerCalls } from '@marquee/contract/calls/offers'
import { fail } from '@marquee/contract/errors'
import type { Party } from '@marquee/contract/lifecycles/lifecycle'
import { DIRECT_CAMPAIGN_ID } from '@marquee/contract/rules/constants'
import { toPage } from '../../platform/database/pagination.ts'
import { type Actor, actingForIds, agencyOf, type Handler } from '../../platform/handler.ts'
import { payablesOf } from '../payments/payables.store.ts'
import {
  listOfferTransitions,
  listReceivedOffers,
  listSentOffers,
  listVersions,
  loadOwnOffer,
} from './offers.store.ts'
import { type OfferRow, offerCards, viewOffer } from './offers.view.ts'

const keyOf = ({ offer }: OfferRow) => [offer.createdAt.toISOString(), offer.id]

/** One offer as this actor reads it; a foreign one is missing. */
export async function getOffer(offerId: string, actor: Actor, viewer: Party): Promise<OfferDetails> {
  const row = (await loadOwnOffer(offerId, actor.id)) ?? fail('not_found')
  const [versions, moves, payables] = await Promise.all([
    listVersions(offerId),
    listOfferTransitions(offerId),
    payablesOf([offerId]),
  ])
  return viewOffer(row, versions, moves, { viewer, agencyId: agencyOf(actor), payables })
}

export const getBrandOffer: Handler<typeof offerCalls.brandOffer> = (ctx, { offerId }) =>
  getOffer(offerId, ctx.actor, 'brand')
export const getTalentOffer: Handler<typeof offerCalls.talentOffer> = (ctx, { offerId }) =>
  getOffer(offerId, ctx.actor, 'talent')

export const getSentOffers: Handler<typeof offerCalls.sentOffers> = async (
  ctx,
  { status, campaignId, cursor, limit },
) => {
  const filter = { status, campaignId: campaignId === DIRECT_CAMPAIGN_ID ? null : campaignId }
  const rows = await listSentOffers(ctx.actor.id, filter, { cursor, limit })
  return toPage(rows, limit, await offerCards({ viewer: 'brand', agencyId: null }), keyOf)
}

export const getTalentOffers: Handler<typeof offerCalls.talentOffers> = async (
  ctx,
  { status, cursor, limit },
) => {
  const rows = await listReceivedOffers(actingForIds(ctx.actor), { status }, { cursor, limit })
  return toPage(rows, limit, await offerCards({ viewer: 'talent', agencyId: agencyOf(ctx.actor) }), keyOf)
}
