import type { DealSheet, SignedTerms } from '@marquee/contract/calls/deal-sheets'
import { fail } from '@marquee/contract/errors'
import { dealSheetSections, type SheetChange } from '@marquee/contract/terms/deal-sheet'
import { sha256 } from '../../platform/events/merkle.ts'
import { agencyOf, type RequestContext } from '../../platform/handler.ts'
import { isBoughtAtAgreedPrice } from '../amendments/amendment.ts'
import type { Amendment } from '../amendments/amendments.store.ts'
import { listAmendments } from '../amendments/amendments.store.ts'
import type { Deal } from '../deals/deal.ts'
import { findOwnDeal } from '../deals/deals.store.ts'
import { listDeliverables } from '../deals/deliverables.store.ts'
import { maySeeSplit, priceFor, viewCampaignOf } from '../offers/offers.view.ts'
import { listSignaturesAmong, type Signature } from '../signatures/signatures.store.ts'

/** A sheet with the SHA-256 of its JSON, in hex. */
export interface HashedSheet {
  sheet: DealSheet
  hash: string
}

/**
 * Loads the sheet of a deal as this side may read it: without the commission where that is hidden. The same reader gets the
 * same bytes until the deal changes. Fails with `not_found` for a foreign deal.
 */
export async function loadSheet({ actor }: RequestContext, dealId: string): Promise<HashedSheet> {
  const [found, all, work] = await Promise.all([
    findOwnDeal(dealId, actor.id),
    listAmendments(dealId),
    listDeliverables(dealId),
  ])
  const { deal, brand, talent, agency, campaign } = found ?? fail('not_found')
  const changes = all.flatMap(({ amendment }) => (amendment.status === 'accepted' ? [amendment] : []))
  const signatures = await listSignaturesAmong([deal.offerId, ...changes.map(({ id }) => id)])

  const reader = {
    viewer: actor.id === deal.brandId ? 'brand' : 'talent',
    agencyId: agencyOf(actor),
  } as const
  const isSplitShown = maySeeSplit(reader, deal.agencyId)
  const priceOf = (price: Deal['price']) => priceFor(reader, price, deal.agencyId)
  const title = viewCampaignOf(campaign).title
  const facts = {
    title,
    brand: brand.companyName,
    talent: talent.displayName,
    agency: isSplitShown ? (agency?.name ?? null) : null,
    agreedAt: deal.createdAt.toISOString(),
    versionNo: deal.acceptedVersionNo,
    terms: deal.terms,
    price: priceOf(deal.price),
    reviewDays: deal.reviewDays,
    payHours: deal.payHours,
    changes: changes.map(
      (change): SheetChange => ({
        no: change.no,
        kind: change.kind,
        deliverable: work.find(({ id }) => id === change.deliverableId)?.title ?? '',
        by: change.by,
        reason: change.reason,
        renewal:
          change.months && change.renewedFrom && change.renewedUntil
            ? {
                months: change.months,
                from: change.renewedFrom.toISOString(),
                until: change.renewedUntil.toISOString(),
              }
            : null,
        before: { terms: change.termsBefore, price: priceOf(change.priceBefore) },
        after: { terms: change.terms, price: priceOf(change.price) },
        at: change.updatedAt.toISOString(),
      }),
    ),
  }
  const sheet: DealSheet = {
    kind: 'marquee-deal-sheet',
    version: 1,
    dealId: deal.id,
    title,
    brand: facts.brand,
    talent: facts.talent,
    asOf: facts.changes.at(-1)?.at ?? facts.agreedAt,
    ...(deal.terms.brandTerms && { attachedTerms: deal.terms.brandTerms }),
    sections: dealSheetSections(facts),
    signed: [
      signedOffer(deal, signatures),
      ...changes.map((change) => signedChange(deal, change, signatures)),
    ],
  }
  return { sheet, hash: hashOf(JSON.stringify(sheet)) }
}

/** Returns what was signed of the offer: the accepted version. */
function signedOffer(deal: Deal, all: readonly Signature[]): SignedTerms {
  const own = all.filter(
    ({ subject, subjectId, no }) =>
      subject === 'offer' && subjectId === deal.offerId && no === deal.acceptedVersionNo,
  )
  return signedTerms(`Offer, version ${deal.acceptedVersionNo}`, own)
}

function signedChange(deal: Deal, change: Amendment, all: readonly Signature[]): SignedTerms {
  const own = all.filter(({ subject, subjectId }) => subject === 'amendment' && subjectId === change.id)
  const isAgreedInAdvance = isBoughtAtAgreedPrice(deal, change)
  return { ...signedTerms(`Change ${change.no}`, own), isAgreedInAdvance }
}

function signedTerms(title: string, signatures: readonly Signature[]): SignedTerms {
  const [first] = signatures
  return {
    title,
    terms: first?.terms ?? '',
    termsHash: first?.termsHash ?? '',
    signatures: signatures.map(({ side, name, signedFor, isTyped, signedAt, termsHash }) => ({
      side,
      name,
      signedFor,
      isTyped,
      at: signedAt.toISOString(),
      termsHash,
    })),
    // Last, as in the schema of the response: the hash is that of the sheet as it is sent.
    isAgreedInAdvance: false,
  }
}

const hashOf = (text: string): string => sha256(Buffer.from(text, 'utf8')).toString('hex')
