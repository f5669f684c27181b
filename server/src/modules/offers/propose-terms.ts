import { fail, failField } from '@marquee/contract/errors'
import { move } from '@marquee/contract/lifecycles/lifecycle'
import { offerLifecycle } from '@marquee/contract/lifecycles/offer'
import type { OfferTerms } from '@marquee/contract/terms/offer-terms'
import { emit } from '../../platform/events/events.ts'
import { loadPayable, type Payable } from '../payments/payables.store.ts'
import { repricePayable } from '../payments/payables.ts'
import { advanceOffer } from './advance-offer.ts'
import { answerBy } from './answer-by.ts'
import { discardDraft } from './draft-terms.ts'
import { offerEvent } from './offer-event.ts'
import { offerFacts } from './offer-facts.ts'
import { payableFor, voidOtherPayables } from './offer-payable.ts'
import { listVersions, type Offer, updateOffer } from './offers.store.ts'
import { priceTerms } from './price-terms.ts'
import { proposeVersion } from './versions.ts'

interface Proposal {
  by: 'brand' | 'talent'
  now: Date
  versionNo: number
  terms: OfferTerms
}

/**
 * An edit or a counter. The talent's, or one of the brand's that the hold covers, stands at once with fresh time to answer: null then.
 * A dearer one of the brand waits beside the standing version until its own hold stands; its payable is given.
 */
export async function proposeTerms(
  offer: Offer,
  event: 'edit' | 'counter',
  proposal: Proposal,
): Promise<Payable | null> {
  const { by, terms } = proposal
  if (terms.currency !== offer.price.currency)
    failField('terms.currency', `This offer is in ${offer.price.currency}.`)
  if (by === 'talent') return applyImmediately(offer, event, proposal)
  if (offer.status === 'draft') return redraft(offer, proposal)
  const price = await priceTerms(terms, offer.commission)
  const payable = offer.payableId ? await loadPayable(offer.payableId) : undefined
  if (payable && (await repricePayable(payable, offer, price)))
    return applyImmediately(offer, event, proposal)
  return waitForHold(offer, event, proposal)
}

async function applyImmediately(
  offer: Offer,
  event: 'edit' | 'counter',
  { by, now, versionNo, terms }: Proposal,
): Promise<null> {
  const changes = { expiresAt: await answerBy(now, offer.payableId) }
  const advanced = await advanceOffer(offer, event, { by, now, versionNo, terms, changes })
  await discardDraft(offer.id, advanced.versions)
  const version = await proposeVersion(offer, advanced.versions, { by, kind: event, terms, now })
  await updateOffer(offer.id, version)
  await emit(
    event === 'edit' ? 'offer.edited' : 'offer.countered',
    offerEvent({ ...advanced.offer, ...version }),
  )
  return null
}

/** Nobody has seen the draft: its terms are replaced, and what is to be paid with them. */
async function redraft(offer: Offer, { by, now, versionNo, terms }: Proposal): Promise<Payable> {
  const { versions } = await advanceOffer(offer, 'edit', { by, now, versionNo, terms })
  const version = await proposeVersion(offer, versions, { by, kind: 'edit', terms, now })
  const payable = await payableFor(offer, { no: version.versionNo, price: version.price, terms })
  await voidOtherPayables(offer.id, payable.id)
  await updateOffer(offer.id, { ...version, payableId: payable.id })
  return payable
}

/** Asks what the move itself would ask, so that nobody pays for terms that could not be sent. */
async function waitForHold(
  offer: Offer,
  event: 'edit' | 'counter',
  { by, now, versionNo, terms }: Proposal,
): Promise<Payable> {
  const versions = await listVersions(offer.id)
  if (versionNo !== offer.versionNo) fail('offer_changed', { state: offer.status, version: offer.versionNo })
  move(offerLifecycle, offer, event, by, await offerFacts(offer, versions, by, now, terms))
  await discardDraft(offer.id, versions)
  const version = await proposeVersion(offer, versions, { by, kind: event, terms, now, isDraft: true })
  return payableFor(offer, { no: version.versionNo, price: version.price, terms })
}
