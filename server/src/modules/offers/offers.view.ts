import type { AgencyCard } from '@marquee/contract/calls/mandates'
import type { OfferCard, OfferDetails } from '@marquee/contract/calls/offers'
import { allowedActions, nextActor, type Party } from '@marquee/contract/lifecycles/lifecycle'
import { MAX_COUNTER_OFFERS, offerLifecycle } from '@marquee/contract/lifecycles/offer'
import { DIRECT_CAMPAIGN_ID } from '@marquee/contract/rules/constants'
import { type BrandCardRow, viewBrandCard } from '../brands/brands.view.ts'
import { industryNames } from '../brands/industry-names.ts'
import type { Payable } from '../payments/payables.store.ts'
import { viewPayable } from '../payments/payments.view.ts'
import { type TalentCardRow, viewTalentCard } from '../talents/talents.view.ts'
import { counterOffersUsed } from './offer-facts.ts'
import type { Offer, OfferTransition, OfferVersionRow } from './offers.store.ts'
import { maySeeSplit, priceFor, type Reader } from './price-for.ts'
import { draftVersion } from './versions.ts'

export interface OfferRow {
  offer: Offer
  campaign: { id: string; title: string; coverUrl: string | null } | null
  brand: BrandCardRow
  talent: TalentCardRow
  agency: AgencyCard | null
  consentBy: string | null
  payable: Payable | null
}

/** The campaign of an offer or deal as its cards show it; without one it is direct. */
export function viewCampaignOf(campaign: OfferRow['campaign']): OfferCard['campaign'] {
  return campaign
    ? { ...campaign, isDirect: false }
    : { id: DIRECT_CAMPAIGN_ID, title: 'Direct offer', isDirect: true, coverUrl: null }
}

/** Maker of cards for one reader: the moves are those of their side. */
export async function offerCards(reader: Reader): Promise<(row: OfferRow) => OfferCard> {
  const { viewer } = reader
  const industries = await industryNames()
  return (row) => {
    const { offer, campaign, brand, talent, agency, payable } = row
    return {
      id: offer.id,
      status: offer.status,
      version: offer.version,
      versionNo: offer.versionNo,
      campaign: viewCampaignOf(campaign),
      brand: viewBrandCard(brand, industries),
      talent: viewTalentCard(talent),
      price: priceFor(reader, offer.price, offer.agencyId),
      expiresAt: offer.expiresAt?.toISOString() ?? null,
      createdAt: offer.createdAt.toISOString(),
      updatedAt: offer.updatedAt.toISOString(),
      nextActor: nextActor(offerLifecycle, offer.status),
      allowedActions: allowedActions(offerLifecycle, offer.status, viewer),
      funding: payable && viewPayable(payable),
      dealId: offer.dealId,
      agency: maySeeSplit(reader, offer.agencyId) ? agency : null,
      consent: consentFor(row, reader),
    }
  }
}

/** One offer with its versions and what happened to it. */
export async function viewOffer(
  row: OfferRow,
  versions: OfferVersionRow[],
  moves: OfferTransition[],
  reader: Reader & { payables: Payable[] },
): Promise<OfferDetails> {
  const { viewer, payables } = reader
  const card = (await offerCards(reader))(row)
  const draft = viewer === 'brand' ? draftVersion(versions) : undefined
  const draftPayable = payables.find((payable) => payable.part === draft?.no)
  return {
    ...card,
    allowedActions: card.allowedActions.filter((event) => event !== 'extend' || !row.offer.extendedOnce),
    applicationId: row.offer.applicationId,
    extendedOnce: row.offer.extendedOnce,
    rejectReason: row.offer.rejectReason,
    rejectNote: row.offer.rejectNote,
    counterOffersLeft: {
      brand: MAX_COUNTER_OFFERS - counterOffersUsed(versions, 'brand'),
      talent: MAX_COUNTER_OFFERS - counterOffersUsed(versions, 'talent'),
    },
    draft: draft && draftPayable ? { no: draft.no, payable: viewPayable(draftPayable) } : null,
    versions: versionsFor(versions, viewer).map(({ no, by, status, terms, price, createdAt }) => ({
      no,
      by,
      status,
      terms,
      price: priceFor(reader, price, row.offer.agencyId),
      at: createdAt.toISOString(),
    })),
    timeline: timelineFor(row, moves, viewer),
  }
}

/** A yes of the agency that waits for the talent's own; other terms need another one. */
function consentFor({ offer, consentBy }: OfferRow, reader: Reader): OfferDetails['consent'] {
  const isAsked = offer.status === 'pending_talent' && offer.consentNo === offer.versionNo
  return isAsked && maySeeSplit(reader, offer.consentBy) && offer.consentAt
    ? { askedAt: offer.consentAt.toISOString(), by: consentBy ?? '' }
    : null
}

/** Who is at the keys on the talent's side is the talent's own business, and so is what they ask each other. */
function timelineFor({ offer }: OfferRow, moves: OfferTransition[], viewer: Party): OfferDetails['timeline'] {
  const isBrand = viewer === 'brand'
  return moves
    .filter((move) => !isBrand || move.by !== 'agent')
    .map((move) => ({
      ...{ event: move.event, at: move.at.toISOString(), versionNo: null },
      by: isBrand ? move.by : actingAccountOf(move, offer.talentId),
    }))
}

/** Whose step it was: `agent` where somebody else than the talent did it in the talent's name. */
export function actingAccountOf(
  { by, actor }: Pick<OfferTransition, 'by' | 'actor'>,
  talentId: string,
): string {
  return by === 'talent' && actor !== talentId && actor !== 'system' ? 'agent' : by
}

/** What was never sent is the brand's own business. */
function versionsFor(versions: OfferVersionRow[], viewer: Party): OfferVersionRow[] {
  return versions.filter(
    (version) => version.status !== 'discarded' && (viewer === 'brand' || version.status !== 'draft'),
  )
}
