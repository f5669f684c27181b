import { AppError } from '@marquee/contract/errors'
import { currencies } from '@marquee/contract/rules/currency'
import { feeModes } from '@marquee/contract/rules/money'
import fc from 'fast-check'
import { saveSetting } from '../../modules/settings/settings.store.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { systemActor } from '../../platform/handler.ts'
import { reconcile } from '../../platform/provider/reconcile.ts'
import type { TestApp } from '../../platform/testing/start-test-app.ts'
import { openDispute } from '../../testing/cases.ts'
import { expectOk, type Person } from '../../testing/person.ts'
import { approveWork, finishWork } from '../../testing/work.ts'
import {
  answerChange,
  buyRevision,
  dealOf,
  extraTerms,
  moveProduct,
  productStep,
  receiveProduct,
  renewalStep,
  renewRights,
  revisionStep,
  type Scene,
} from './random-acts.ts'
import {
  finishMilestones,
  milestoneStep,
  milestoneTerms,
  moveMilestones,
  shares,
} from './random-milestones.ts'
import {
  aHeldOffer,
  asOperator,
  cardLike,
  injectFailure,
  moneyOf,
  recover,
  refund,
  runStep,
} from './run-deal.ts'

/** A step that may happen to a charged deal. Amounts are percentages of what is left. */
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('refund' as const), percent: fc.integer({ min: 1, max: 100 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('refundByHand' as const),
      percent: fc.integer({ min: 1, max: 100 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('dispute' as const),
      percent: fc.integer({ min: 1, max: 100 }),
      isWon: fc.boolean(),
    }),
  },
  // All that is left, which cancels a running deal.
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('refund' as const), percent: fc.constant(100) }),
  },
  // Refunds that the bank returned are made again.
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('repeatRefunds' as const) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('complete' as const) }) },
  // The brand cancels because nothing was submitted, perhaps while the payment is disputed.
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('cancel' as const), isDisputed: fc.boolean() }),
  },
  // Both sides change the price, up with a charge of its own or down with a refund.
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('change' as const),
      percent: fc.integer({ min: -90, max: 90 }),
      byTalent: fc.boolean(),
    }),
  },
  // Both sides end the deal with a split, after a cancellation request or a dispute, perhaps a late one.
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('split' as const),
      isDispute: fc.boolean(),
      backBps: fc.integer({ min: 0, max: 10_000 }),
    }),
  },
  { weight: 3, arbitrary: revisionStep },
  { weight: 3, arbitrary: renewalStep },
  { weight: 3, arbitrary: productStep },
  { weight: 6, arbitrary: milestoneStep },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('days' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('silence' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('outage' as const), times: fc.integer({ min: 1, max: 4 }) }),
  },
)
export type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** A deal and its steps. */
export const plan = fc.record({
  currency: fc.constantFrom(...currencies),
  feeMode: fc.constantFrom(...feeModes),
  price: fc.integer({ min: 1_000, max: 1_000_000 }),
  extra: extraTerms,
  shares,
  talent: fc.integer({ min: 0, max: 2 }),
  card: fc.constantFrom('pm_card_visa', 'pm_card_mastercard', 'pm_card_refundFail', 'pm_card_bypassPending'),
  steps: fc.array(step, { minLength: 1, maxLength: 6 }),
})
type Plan = typeof plan extends fc.Arbitrary<infer P> ? P : never

export interface Street {
  app: TestApp
  brand: Person
  talents: readonly Person[]
}

/** Runs a deal from offer to end. A step that the provider or the server rejects is skipped. */
export async function runDeal(
  { app, brand, talents }: Street,
  { steps, ...deal }: Plan,
  name: string,
): Promise<void> {
  const talent = talents[deal.talent] ?? brand
  await inTransaction(systemActor, () => saveSetting('feeMode', deal.feeMode))
  const terms = {
    ...deal.extra,
    ...milestoneTerms(deal.shares, deal.price),
    price: deal.price,
    currency: deal.currency,
  }
  const { offerId } = await aHeldOffer(app, brand, talent, terms, await cardLike(app, brand, deal.card))
  expectOk(await talent.call('/talent/accept-offer', { offerId, versionNo: 1 }), 'acceptance')
  await app.settle()
  for (const [index, one] of steps.entries())
    await happen({ app, brand, talent, offerId, key: `${name}:${index}` }, one)
  await recover(app)
  // Failed calls and delayed syncs are retried, as after some minutes.
  for (const table of ['provider_calls', 'provider_sync_queue'])
    await app.engine.root.execute(`update ${table} set due_at = now() where state = 'waiting'`)
  await app.settle()
}

async function happen(scene: Scene, one: Step): Promise<void> {
  const { app } = scene
  if (one.kind === 'complete') await complete(scene)
  else if (one.kind === 'cancel') await cancel(scene, one.isDisputed)
  else if (one.kind === 'change') await change(scene, one)
  else if (one.kind === 'split') await split(scene, one)
  else if (one.kind === 'revision') await buyRevision(scene, one)
  else if (one.kind === 'renewal') await renewRights(scene, one)
  else if (one.kind === 'product') await moveProduct(scene, one.what)
  else if (one.kind === 'milestone') await moveMilestones(scene, one)
  else if (one.kind === 'repeatRefunds') await repeatRefunds(scene)
  else if (one.kind === 'days') await app.sandbox.clock.advance(8 * 86_400_000)
  else if (one.kind === 'outage') await injectFailure(app, '*', 'cut_after', one.times)
  else if (one.kind === 'silence') {
    app.sandbox.takeDeliveries()
    await reconcile().catch(() => 0)
  } else await giveBack(scene, one)
  await app.settle()
}

async function complete(scene: Scene): Promise<void> {
  const { brand, talent } = scene
  const dealId = await dealOf(scene)
  if (!dealId) return
  const load = async () => expectOk(await brand.call('/brand/getDealDetails', { dealId }), 'deal').data
  if (['completed', 'cancelled'].includes((await load()).status)) return
  await receiveProduct(scene, dealId)
  const { deliverables, terms } = await load()
  if (terms.milestones.length > 0) {
    if (!(await finishMilestones(scene, dealId))) return
  } else
    for (const { id, status } of deliverables) {
      if (status === 'submitted') await approveWork(brand, id)
      else if (status !== 'approved') await finishWork(brand, talent, [id])
    }
  expectOk(await brand.call('/brand/completeDeal', { dealId }), 'completion')
}

/** Ends the deal with a split that both sides agree to; does nothing when it can no longer be split. */
async function split(scene: Scene, { isDispute, backBps }: Extract<Step, { kind: 'split' }>): Promise<void> {
  const { brand, talent } = scene
  const dealId = await dealOf(scene)
  if (!dealId) return
  if (isDispute) {
    const opened = await openDispute(brand, dealId, 'fraud').catch(() => null)
    if (!opened) return
    const input = { disputeId: opened, backBps }
    expectOk(await brand.call('/brand/proposeSettlement', input), 'proposal')
    expectOk(await talent.call('/talent/acceptSettlement', input), 'settlement')
    return
  }
  const answer = await brand.call('/brand/cancellationReq', { dealId, reason: 'other', backBps })
  if (answer.status !== 200) return
  const cancellationId = answer.data.cancellation.id
  expectOk(await talent.call('/talent/agreeCancellation', { cancellationId }), 'agreement')
}

/** Cancels the deal as overdue if it is active, before or after a dispute that the brand's bank decides for us. */
async function cancel(scene: Scene, isDisputed: boolean): Promise<void> {
  const { app, brand, offerId } = scene
  const dealId = await dealOf(scene)
  if (!dealId) return
  const payment = (await moneyOf(brand, offerId)).payments.at(-1)
  const { rows } = await app.engine.root.execute(`select charge_ref from payments where id = '${payment.id}'`)
  const charge = String(rows[0]?.charge_ref)
  const dispute = isDisputed ? await runStep(app, 'disputes', { charge }).catch(() => null) : null
  await app.settle()
  await app.engine.root.execute(
    `update deliverables set due_at = now() - interval '4 days' where deal_id = '${dealId}'`,
  )
  await brand.call('/brand/cancelDeal', { dealId })
  await app.settle()
  if (dispute) await runStep(app, `disputes/${dispute.id}/win`)
}

/** Changes the price of a running deal. During an outage, or where the rules refuse it, nothing or a part happens. */
async function change(scene: Scene, { percent, byTalent }: Extract<Step, { kind: 'change' }>): Promise<void> {
  const { brand, talent } = scene
  const dealId = await dealOf(scene)
  if (!dealId) return
  const { present } = expectOk(await brand.call('/brand/getAmendments', { dealId }), 'changes').data
  // A full refund has cancelled the deal.
  if (!present) return
  const { terms } = present
  const price = Math.round((terms.price * (100 + percent)) / 100)
  const [proposer, path] = byTalent
    ? [talent, '/talent/proposeAmendment']
    : [brand, '/brand/editDeliverables']
  const proposed = await proposer.call(path, { dealId, terms: { ...terms, price } })
  if (proposed.status === 200) await answerChange(scene, dealId, proposed, byTalent)
}

/** Lets refunds on a card that refuses them fail, and makes those that failed again. */
async function repeatRefunds({ app, brand, offerId, key }: Scene): Promise<void> {
  await app.sandbox.clock.advance(2 * 86_400_000)
  await app.settle()
  const money = await moneyOf(brand, offerId)
  const payment = money.payments.at(-1)
  const refunds: { id: string; amount: number; status: string }[] = money.refunds
  if (payment.status === 'charged_back') return
  for (const { id, amount, status } of refunds)
    if (status === 'failed') await refund(payment.id, amount, `${key} ${id}`).catch(skipRefused)
}

/** Skips a refund of more than what is left, because a later refund took the place of the failed one. */
function skipRefused(error: unknown): void {
  if (!(error instanceof AppError)) throw error
}

/** Refunds or disputes a part of what is left; does nothing when all is refunded. */
async function giveBack(
  { app, brand, offerId, key }: Scene,
  one: Extract<Step, { kind: 'refund' | 'refundByHand' | 'dispute' }>,
): Promise<void> {
  const money = await moneyOf(brand, offerId)
  const payment = money.payments.at(-1)
  // During an outage a refund may be requested and not made.
  const asked = money.refunds.filter((row: { status: string }) => row.status === 'pending')
  const left =
    payment.captured -
    payment.refunded -
    asked.reduce((sum: number, row: { amount: number }) => sum + row.amount, 0)
  const amount = Math.max(1, Math.floor((left * one.percent) / 100))
  if (left < 1 || payment.status === 'charged_back') return
  const { rows } = await app.engine.root.execute(`select charge_ref from payments where id = '${payment.id}'`)
  const charge = String(rows[0]?.charge_ref)
  if (one.kind === 'refund') await refund(payment.id, amount, key)
  // An outage affects the operator's calls as well; a charge is disputed only once.
  if (one.kind === 'refundByHand')
    await asOperator(app, 'refunds', { charge, amount: String(amount) }).catch(() => null)
  if (one.kind === 'dispute') {
    const dispute = await runStep(app, 'disputes', { charge, amount }).catch(() => null)
    if (!dispute) return
    await app.settle()
    await runStep(app, `disputes/${dispute.id}/${one.isWon ? 'win' : 'lose'}`)
  }
}
