import type { OfferDetails, offerCalls } from '@marquee/contract/calls/offers'
import { fail } from '@marquee/contract/errors'
import type { Party } from '@marquee/contract/lifecycles/lifecycle'
import { DIRECT_CAMPAIGN_ID } from '@marquee/contract/rules/constants'
import { toPage } from '../../platform/database/pagination.ts'
import { type Actor, actingForIds, agencyOf, type Handler } from '../../platform/handler.ts'
import { listPayablesOf } from '../payments/payables.store.ts'
import {
  listOfferTransitions,
  listReceivedOffers,
  listSentOffers,
  listVersions,
  loadOwnOffer,
} from './offers.store.ts'
import { type OfferRow, offerCards, viewOffer } from './offers.view.ts'

const positionOf = ({ offer }: OfferRow) => [offer.createdAt.toISOString(), offer.id]

export const getBrandOffer: Handler<typeof offerCalls.brandOffer> = (ctx, { offerId }) =>
  getOffer(offerId, ctx.actor, 'brand')
export const getTalentOffer: Handler<typeof offerCalls.talentOffer> = (ctx, { offerId }) =>
  getOffer(offerId, ctx.actor, 'talent')

/** Returns one offer as this actor may read it. Fails with `not_found` for a foreign one. */
async function getOffer(offerId: string, actor: Actor, viewer: Party): Promise<OfferDetails> {
  const [row, versions, moves, payables] = await Promise.all([
    loadOwnOffer(offerId, actor.id),
    listVersions(offerId),
    listOfferTransitions(offerId),
    listPayablesOf([offerId]),
  ])
  const reader = { viewer, agencyId: agencyOf(actor), payables }
  return viewOffer(row ?? fail('not_found'), versions, moves, reader)
}

/** Returns the brand’s offers, newest first. */
export const getSentOffers: Handler<typeof offerCalls.sentOffers> = async (
  ctx,
  { status, campaignId, cursor, limit },
) => {
  const filter = { status, campaignId: campaignId === DIRECT_CAMPAIGN_ID ? null : campaignId }
  const rows = await listSentOffers(ctx.actor.id, filter, { cursor, limit })
  return toPage(rows, limit, await offerCards({ viewer: 'brand', agencyId: null }), positionOf)
}

/** Returns the offers to the talent, or to the talents of a roster, newest first. */
export const getTalentOffers: Handler<typeof offerCalls.talentOffers> = async (
  ctx,
  { status, cursor, limit },
) => {
  const rows = await listReceivedOffers(actingForIds(ctx.actor), { status }, { cursor, limit })
  const reader = { viewer: 'talent', agencyId: agencyOf(ctx.actor) } as const
  return toPage(rows, limit, await offerCards(reader), positionOf)
}
