import type { TestApp } from '../../platform/testing/start-test-app.ts'
import { expectOk, type Person } from '../../testing/person.ts'
import { someTerms } from '../../testing/terms.ts'
import { aDeal, anOffer, finishWork, submit } from '../../testing/work.ts'
import { aHeldOffer, cardLike } from '../money/run-deal.ts'

/** The people of the walk. `unpaid` is a talent who never gives bank details. */
export interface People {
  app: TestApp
  brand: Person
  talent: Person
  unpaid: Person
  agent: Person
}

/** Opens a deal whose work is submitted. */
export async function aSubmitted({ brand, talent }: People, terms: object = {}) {
  const deal = await aDeal(brand, talent, terms)
  for (const id of deal.deliverableIds) expectOk(await submit(talent, id), 'submission')
  return deal
}

/** Opens a deal whose work is approved. */
export async function anApproved({ brand, talent }: People, terms: object = {}) {
  const deal = await aDeal(brand, talent, terms)
  await finishWork(brand, talent, deal.deliverableIds)
  return deal
}

/** Opens a deal whose brand has asked for changes of the work. */
export async function aRejected(people: People) {
  const deal = await aSubmitted(people)
  const [deliverableId = ''] = deal.deliverableIds
  const comments = [{ text: 'Please show the label.' }]
  const input = { deliverableId, action: 'request_changes', comments }
  expectOk(await people.brand.call('/brand/manageUploadedDeliverables', input), 'request for changes')
  return deal
}

/** Sends an offer that is held on a card of this kind, and accepts it. */
export async function anAccepted({ app, brand, talent }: People, method: string) {
  const held = await aHeldOffer(app, brand, talent, {}, await cardLike(app, brand, method))
  expectOk(await talent.call('/talent/accept-offer', { offerId: held.offerId, versionNo: 1 }), 'acceptance')
  await app.settle()
  return held
}

/** Opens a deal of this talent and completes it. */
export async function aFinished({ app, brand }: People, talent: Person) {
  const { dealId, deliverableIds } = await aDeal(brand, talent)
  await finishWork(brand, talent, deliverableIds)
  expectOk(await brand.call('/brand/completeDeal', { dealId }), 'completion')
  await app.settle()
  return { dealId }
}

/** Sends an offer that the talent has countered. */
export async function aCounterOffer({ brand, talent }: People) {
  const offerId = await anOffer(brand, talent)
  const terms = someTerms({ price: 150_000 })
  expectOk(await talent.call('/talent/counter-offer', { offerId, versionNo: 1, terms }), 'counter-offer')
  return { offerId }
}
