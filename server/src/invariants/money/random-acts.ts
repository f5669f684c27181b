import fc from 'fast-check'
import type { TestApp } from '../../platform/testing/start-test-app.ts'
import { expectOk, type Person } from '../../testing/person.ts'
import { anAddress, aParcel } from '../../testing/shipment.ts'
import { submit } from '../../testing/work.ts'
import { cardLike } from './run-deal.ts'

/** A random deal while its steps happen. */
export interface Scene {
  app: TestApp
  brand: Person
  talent: Person
  offerId: string
  key: string
}

const price = fc.integer({ min: 100, max: 90_000 })

/** A revision that is bought once the included ones are used, at the price of the terms or at one that is proposed. */
export const revisionStep = fc.record({
  kind: fc.constant('revision' as const),
  price,
  byTalent: fc.boolean(),
})

/** A renewal of the right to use the work, at the price of the terms or at one that the talent offers. */
export const renewalStep = fc.record({
  kind: fc.constant('renewal' as const),
  price,
  months: fc.integer({ min: 1, max: 6 }),
  byTalent: fc.boolean(),
})

/** What may happen to the product of a deal. */
export const productStep = fc.record({
  kind: fc.constant('product' as const),
  what: fc.constantFrom('ship', 'receive', 'problem', 'replace', 'drop', 'leave'),
})

/** Extra revisions, renewals and a product in the terms of a random deal. */
export const extraTerms = fc.record({
  revisions: fc.integer({ min: 0, max: 1 }),
  extraRevisionPrice: fc.option(price, { nil: null }),
  renewalPrice: fc.option(price, { nil: null }),
  product: fc.option(
    fc.record({
      name: fc.constant('Trail boot'),
      options: fc.constant([]),
      value: fc.integer({ min: 0, max: 50_000 }),
      mustReturn: fc.boolean(),
    }),
    { nil: null, freq: 3 },
  ),
})

/** Returns the id of the deal that an offer became; null before and without one. */
export async function dealOf({ brand, offerId }: Scene): Promise<string | null> {
  return expectOk(await brand.call('/brand/getOfferDetails', { offerId }), 'offer').data.dealId
}

/** Pays a payable that is due on a card of the brand; during an outage the payment may fail. */
export async function hold(
  { app, brand }: Scene,
  payable: { id: string; status: string } | null,
): Promise<void> {
  if (payable?.status !== 'due') return
  const cardId = await cardLike(app, brand, 'pm_card_visa')
  await brand.call('/createOneTimePayment', { payableId: payable.id, cardId })
  await app.settle()
}

/**
 * Pays the newest change of a deal where it costs more, and lets the other side accept it. A change at an agreed price is accepted
 * already.
 */
export async function answerChange(
  scene: Scene,
  dealId: string,
  proposed: { data: { funding: { id: string; status: string } | null } },
  byTalent: boolean,
): Promise<void> {
  const { brand, talent } = scene
  await hold(scene, proposed.data.funding)
  const { items } = expectOk(await brand.call('/brand/getAmendments', { dealId }), 'changes').data
  const { id: amendmentId, version } = items[0]
  const [other, accept] = byTalent
    ? [brand, '/brand/acceptAmendment']
    : [talent, '/talent/acceptUpdatedDeliverables']
  const accepted = await other.call(accept, { amendmentId, version })
  if (accepted.status === 200) await hold(scene, accepted.data.funding)
}

/** Uses up the included revisions of a deliverable, and buys another one that is used as well. */
export async function buyRevision(
  scene: Scene,
  one: typeof revisionStep extends fc.Arbitrary<infer S> ? S : never,
): Promise<void> {
  const { brand, talent } = scene
  const dealId = await dealOf(scene)
  if (!dealId) return
  const { deliverables, terms } = expectOk(await brand.call('/brand/getDealDetails', { dealId }), 'deal').data
  const open: { id: string; status: string }[] = deliverables
  const work = open.find(({ status }) => ['pending', 'submitted', 'changes_requested'].includes(status))
  if (!work) return
  const requestChanges = () =>
    brand.call('/brand/brandMarkDeliverableReject', {
      deliverableId: work.id,
      comments: [{ text: 'Brighter, please.' }],
    })
  if (work.status !== 'submitted') await submit(talent, work.id)
  while ((await requestChanges()).status === 200) await submit(talent, work.id)
  const agreed: number | null = terms.extraRevisionPrice
  const named = { deliverableId: work.id }
  const byTalent = one.byTalent && agreed === null
  const proposed = byTalent
    ? await talent.call('/talent/offerRevision', { ...named, price: one.price })
    : await brand.call('/brand/buyRevision', agreed === null ? { ...named, price: one.price } : named)
  if (proposed.status !== 200) return
  await answerChange(scene, dealId, proposed, byTalent)
  await requestChanges()
}

/** Renews the right to use the work of a completed deal; the rules refuse it for any other one. */
export async function renewRights(
  scene: Scene,
  { months, price: offered, byTalent }: typeof renewalStep extends fc.Arbitrary<infer S> ? S : never,
): Promise<void> {
  const dealId = await dealOf(scene)
  if (!dealId) return
  const proposed = byTalent
    ? await scene.talent.call('/talent/offerRenewal', { dealId, months, price: offered })
    : await scene.brand.call('/brand/buyRenewal', { dealId, months })
  if (proposed.status === 200) await answerChange(scene, dealId, proposed, byTalent)
}

/** Moves the product of a deal, where its state allows that. */
export async function moveProduct(
  scene: Scene,
  what: (typeof productStep extends fc.Arbitrary<infer S> ? S : never)['what'],
): Promise<void> {
  const { app, brand, talent } = scene
  const dealId = await dealOf(scene)
  if (!dealId) return
  const named = { dealId }
  if (what === 'ship' || what === 'receive' || what === 'problem') await shipProduct(scene, dealId)
  if (what === 'receive') await talent.call('/talent/confirmReceived', named)
  if (what === 'problem' || what === 'replace')
    await talent.call('/talent/reportProductProblem', { ...named, kind: 'damaged', note: 'It is broken.' })
  if (what === 'replace') await brand.call('/brand/replaceProduct', named)
  if (what === 'drop') for (const each of [brand, talent]) await each.call(`/${each.role}/dropProduct`, named)
  if (what === 'leave') {
    await app.engine.root.execute(
      `update deals set product_due_at = now() - interval '8 days' where id = '${dealId}' and product_due_at is not null`,
    )
    await talent.call('/talent/cancelUnshipped', named)
  }
}

async function shipProduct({ brand, talent }: Scene, dealId: string): Promise<void> {
  await talent.call('/talent/addProductAddress', { dealId, address: anAddress() })
  await brand.call('/brand/shipProduct', { dealId, ...aParcel, returnTo: 'Glow, Leeds' })
}

/** Brings the product of a deal to its talent, so that the work can be done. */
export async function receiveProduct(scene: Scene, dealId: string): Promise<void> {
  await shipProduct(scene, dealId)
  for (const path of ['/talent/confirmReceived', '/talent/proceedWithProduct'])
    await scene.talent.call(path, { dealId })
}
