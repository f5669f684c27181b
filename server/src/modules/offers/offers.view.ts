import type { AgencyCard } from '@marquee/contract/calls/mandates'
import type { OfferCard, OfferDetails } from '@marquee/contract/calls/offers'
import { allowedActions, nextActor, type Party } from '@marquee/contract/lifecycles/lifecycle'
import { MAX_COUNTER_OFFERS, offerLifecycle } from '@marquee/contract/lifecycles/offer'
import { DIRECT_CAMPAIGN_ID } from '@marquee/contract/rules/constants'
import type { Price } from '@marquee/contract/terms/price'
import { clock } from '../../platform/time/clock.ts'
import { type BrandCardRow, viewBrandCard } from '../brands/brands.view.ts'
import { industryNames } from '../brands/industry-names.ts'
import { viewNoFee } from '../outside-talents/outside-talent.ts'
import { periodOf } from '../outside-talents/outside-talents.store.ts'
import type { Payable } from '../payments/payables.store.ts'
import { viewPayable } from '../payments/payments.view.ts'
import { type TalentCardRow, viewTalentCard } from '../talents/talents.view.ts'
import type { Negotiation, Offer, OfferTransition, OfferVersionRow } from './offers.store.ts'
import { counterOffersUsed, draftVersion } from './terms.ts'

/** Who reads an offer or a deal: one side, and the agency that reads on behalf of the talent. */
export interface Reader {
  viewer: Party
  agencyId: string | null
}

export interface OfferRow {
  offer: Offer
  campaign: { id: string; title: string; coverUrl: string | null } | null
  brand: BrandCardRow
  talent: TalentCardRow
  agency: AgencyCard | null
  consentBy: string | null
  payable: Payable | null
  /** The months without a fee of the pair; null where the brand did not bring the talent. */
  noFee: Parameters<typeof periodOf>[0]
}

/**
 * Returns whether this reader may see a commission: not the brand, and no other agency than the one that
 * earns it.
 */
export function maySeeSplit({ viewer, agencyId }: Reader, earningId: string | null): boolean {
  return viewer !== 'brand' && (agencyId === null || earningId === null || agencyId === earningId)
}

/** Returns a price for one reader; one who may not see the commission reads one sum for the talent’s side. */
export function priceFor(reader: Reader, price: Price, earningId: string | null): Price {
  return maySeeSplit(reader, earningId)
    ? price
    : { ...price, agent: 0, agentBps: 0, talent: price.agent + price.talent }
}

/** Returns the campaign of an offer or deal for its cards; without one it is direct. */
export function viewCampaignOf(campaign: OfferRow['campaign']): OfferCard['campaign'] {
  return campaign
    ? { ...campaign, isDirect: false }
    : { id: DIRECT_CAMPAIGN_ID, title: 'Direct offer', isDirect: true, coverUrl: null }
}

/** Returns a function that makes the cards for one reader, with the actions of their side. */
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

/** Returns the details of a locked offer, from the rows at hand. */
export async function viewNegotiation(
  { offer, campaign, brand, talent, versions, payables, mandates, transitions, noFee }: Negotiation,
  reader: Reader,
): Promise<OfferDetails> {
  const rows = payables.map(({ payable }) => payable)
  const agencyOf = (id: string | null) => mandates.find(({ agency }) => agency.id === id)?.agency ?? null
  const row: OfferRow = {
    offer,
    campaign: campaign && { id: campaign.id, title: campaign.title, coverUrl: campaign.coverUrl },
    brand,
    talent,
    agency: agencyOf(offer.agencyId),
    consentBy: agencyOf(offer.consentBy)?.name ?? null,
    payable: rows.find(({ id }) => id === offer.payableId) ?? null,
    noFee,
  }
  return viewOffer(row, versions, transitions, { ...reader, payables: rows })
}

/** Returns the details of one offer with its versions and its timeline. */
export async function viewOffer(
  row: OfferRow,
  versions: readonly OfferVersionRow[],
  history: readonly OfferTransition[],
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
    noFee: viewNoFee(periodOf(row.noFee), clock.now()),
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
    timeline: timelineFor(row, history, viewer),
  }
}

/** Returns the agency’s acceptance that the talent must approve; other terms need another one. */
function consentFor({ offer, consentBy }: OfferRow, reader: Reader): OfferDetails['consent'] {
  const isRequested = offer.status === 'pending_talent' && offer.consentNo === offer.versionNo
  return isRequested && maySeeSplit(reader, offer.consentBy) && offer.consentAt
    ? { askedAt: offer.consentAt.toISOString(), by: consentBy ?? '' }
    : null
}

/** Returns the timeline; the brand reads neither who acted for the talent nor the requests between them. */
function timelineFor(
  { offer }: OfferRow,
  history: readonly OfferTransition[],
  viewer: Party,
): OfferDetails['timeline'] {
  const isBrand = viewer === 'brand'
  return history
    .filter((transition) => !isBrand || transition.by !== 'agent')
    .map((transition) => ({
      event: transition.event,
      by: isBrand ? transition.by : actingPartyOf(transition, offer.talentId),
      at: transition.at.toISOString(),
      versionNo: null,
    }))
}

/** Returns who made a transition: `agent` where another account acted on behalf of the talent. */
export function actingPartyOf(
  { by, actor }: Pick<OfferTransition, 'by' | 'actor'>,
  talentId: string,
): string {
  return by === 'talent' && actor !== talentId && actor !== 'system' ? 'agent' : by
}

/** Returns the versions this side may read: no discarded ones, and drafts for the brand only. */
function versionsFor(versions: readonly OfferVersionRow[], viewer: Party): OfferVersionRow[] {
  return versions.filter(
    (version) => version.status !== 'discarded' && (viewer === 'brand' || version.status !== 'draft'),
  )
}
