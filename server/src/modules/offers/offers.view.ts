import type { OfferCard, OfferDetails } from '@marquee/contract/calls/offers'
import { movesFor, type Party, whoseTurn } from '@marquee/contract/lifecycles/lifecycle'
import { MAX_ROUNDS, offerLifecycle } from '@marquee/contract/lifecycles/offer'
import { DIRECT_CAMPAIGN_ID } from '@marquee/contract/rules/constants'
import { type BrandCardRow, viewBrandCard } from '../brands/brands.view.ts'
import { industryNames } from '../brands/industry-names.ts'
import type { Payable } from '../payments/payables.store.ts'
import { viewPayable } from '../payments/payments.view.ts'
import { type TalentCardRow, viewTalentCard } from '../talents/talents.view.ts'
import { roundsUsed } from './offer-facts.ts'
import type { Offer, OfferVersionRow } from './offers.store.ts'
import { draftVersion } from './versions.ts'

export interface OfferRow {
  offer: Offer
  campaign: { id: string; title: string; coverUrl: string | null } | null
  brand: BrandCardRow
  talent: TalentCardRow
  payable: Payable | null
}

/** The campaign of an offer or deal as its cards show it; without one it is direct. */
export function viewCampaignOf(campaign: OfferRow['campaign']): OfferCard['campaign'] {
  return campaign ? { ...campaign, isDirect: false } : { id: DIRECT_CAMPAIGN_ID, title: 'Direct offer', isDirect: true, coverUrl: null }
}

/** Maker of cards for one side: the moves are those of the viewer. */
export async function offerCards(viewer: Party): Promise<(row: OfferRow) => OfferCard> {
  const industries = await industryNames()
  return ({ offer, campaign, brand, talent, payable }) => ({
    id: offer.id,
    status: offer.status,
    version: offer.version,
    versionNo: offer.versionNo,
    campaign: viewCampaignOf(campaign),
    brand: viewBrandCard(brand, industries),
    talent: viewTalentCard(talent),
    price: offer.price,
    expiresAt: offer.expiresAt?.toISOString() ?? null,
    createdAt: offer.createdAt.toISOString(),
    updatedAt: offer.updatedAt.toISOString(),
    turn: whoseTurn(offerLifecycle, offer.status),
    moves: movesFor(offerLifecycle, offer.status, viewer),
    funding: payable && viewPayable(payable),
    dealId: offer.dealId,
  })
}

/** One offer with its versions and what happened to it. */
export async function viewOffer(
  row: OfferRow,
  versions: OfferVersionRow[],
  moves: { event: string; by: string; at: Date }[],
  { viewer, payables }: { viewer: Party; payables: Payable[] },
): Promise<OfferDetails> {
  const card = (await offerCards(viewer))(row)
  const draft = viewer === 'brand' ? draftVersion(versions) : undefined
  const draftPayable = payables.find((payable) => payable.part === draft?.no)
  return {
    ...card,
    moves: card.moves.filter((event) => event !== 'extend' || !row.offer.extendedOnce),
    applicationId: row.offer.applicationId,
    extendedOnce: row.offer.extendedOnce,
    rejectReason: row.offer.rejectReason,
    rejectNote: row.offer.rejectNote,
    roundsLeft: { brand: MAX_ROUNDS - roundsUsed(versions, 'brand'), talent: MAX_ROUNDS - roundsUsed(versions, 'talent') },
    draft: draft && draftPayable ? { no: draft.no, payable: viewPayable(draftPayable) } : null,
    versions: versionsFor(versions, viewer).map(({ no, by, status, terms, price, createdAt }) => ({
      no,
      by,
      status,
      terms,
      price,
      at: createdAt.toISOString(),
    })),
    timeline: moves.map((move) => ({ event: move.event, by: move.by, at: move.at.toISOString(), versionNo: null })),
  }
}

/** What was never sent is the brand's own business. */
function versionsFor(versions: OfferVersionRow[], viewer: Party): OfferVersionRow[] {
  return versions.filter((version) => version.status !== 'discarded' && (viewer === 'brand' || version.status !== 'draft'))
}
