import type { TestResponse } from '../platform/testing/inject.ts'
import { pay } from './money.ts'
import { expectOk, type Person } from './person.ts'
import { aBrief, aPitch, someTerms } from './terms.ts'

/** Creates a live campaign of a brand and returns its id. */
export async function aCampaign(brand: Person, overrides: object = {}): Promise<string> {
  const { data } = expectOk(await brand.call('/campaign/add', aBrief(overrides)), 'campaign')
  return data.id
}

/** Creates an undecided application and returns its id. */
export async function anApplication(talent: Person, campaignId: string, pitch: object = {}): Promise<string> {
  const { data } = expectOk(
    await talent.call('/talent/apply', { campaignId, ...aPitch(pitch) }),
    'application',
  )
  return data.id
}

/** Creates a draft offer that needs a hold, for an applicant of a new campaign. */
export async function aDraftOffer(
  brand: Person,
  talent: Person,
  terms: object = {},
): Promise<{ offerId: string; payableId: string }> {
  const campaignId = await aCampaign(brand, 'currency' in terms ? { currency: terms.currency } : {})
  const applicationId = await anApplication(talent, campaignId)
  const { data } = expectOk(
    await brand.call('/brand/send-offer', {
      campaignId,
      talentId: talent.id,
      applicationId,
      terms: someTerms(terms),
    }),
    'offer',
  )
  return { offerId: data.offer.id, payableId: data.payable.id }
}

/**
 * Creates an offer that waits for the talent's answer, its price authorised on the brand's card, and returns
 * its id.
 */
export async function anOffer(brand: Person, talent: Person, terms: object = {}): Promise<string> {
  const { offerId, payableId } = await aDraftOffer(brand, talent, terms)
  await pay(brand.server, brand, { id: payableId })
  return offerId
}

/** Creates an active deal and returns its id and the ids of its deliverables. */
export async function aDeal(
  brand: Person,
  talent: Person,
  terms: object = {},
): Promise<{ dealId: string; deliverableIds: string[]; offerId: string }> {
  const offerId = await anOffer(brand, talent, terms)
  expectOk(await talent.call('/talent/accept-offer', { offerId, versionNo: 1 }), 'acceptance')
  await brand.server.settle()
  const { data } = expectOk(await talent.call('/talent/getOfferDetails', { offerId }), 'accepted offer')
  const dealId: string = data.dealId
  const deal = expectOk(await brand.call('/brand/getDealDetails', { dealId }), 'deal')
  const deliverables: { id: string }[] = deal.data.deliverables
  return { dealId, offerId, deliverableIds: deliverables.map((deliverable) => deliverable.id) }
}

/** Uploads a picture and submits it with a labelled caption as the next version of a deliverable. */
export async function submit(talent: Person, deliverableId: string): Promise<TestResponse> {
  return talent.call('/talent/uploadDeliverables', {
    deliverableId,
    fileIds: [await talent.upload()],
    caption: 'Ad: what I thought of it after a week',
  })
}

/** Approves submitted work of a brand’s deal; returns the response. Throws when that fails. */
export async function approveWork(brand: Person, deliverableId: string): Promise<TestResponse['data']> {
  const approval = { deliverableId, action: 'approve' }
  return expectOk(await brand.call('/brand/manageUploadedDeliverables', approval), 'approval').data
}

/** Submits and approves deliverables of a deal, so that the brand may complete it. */
export async function finishWork(
  brand: Person,
  talent: Person,
  deliverableIds: readonly string[],
): Promise<void> {
  for (const deliverableId of deliverableIds) {
    expectOk(await submit(talent, deliverableId), 'submission')
    await approveWork(brand, deliverableId)
  }
}

/** Creates a completed deal: everything is submitted, approved and paid. */
export async function aFinishedDeal(
  brand: Person,
  talent: Person,
  terms: object = {},
): Promise<{ dealId: string; offerId: string }> {
  const { dealId, offerId, deliverableIds } = await aDeal(brand, talent, terms)
  await finishWork(brand, talent, deliverableIds)
  expectOk(await brand.call('/brand/completeDeal', { dealId }), 'completion')
  await brand.server.settle()
  return { dealId, offerId }
}
