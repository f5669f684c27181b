import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { compareLedgers } from '../../invariants/money/compare-ledgers.ts'
import { cardLike, intentOf, runStep } from '../../invariants/money/run-deal.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { proposeChange } from '../../testing/change.ts'
import { aDealWithoutMoney, dealOf, finishPiece, inTwo, milestonesOf } from '../../testing/milestones.ts'
import { onboard, pay } from '../../testing/money.ts'
import { notificationTexts } from '../../testing/notifications.ts'
import { expectOk, newPerson, type Person, signInAgain } from '../../testing/person.ts'
import { aFileSpec, dayFromNow } from '../../testing/terms.ts'
import { aDeal } from '../../testing/work.ts'

const DAY_MS = 86_400_000

let app: TestApp
let talent: Person
beforeAll(async () => {
  app = await startTestApp()
  talent = await newPerson(app, 'talent', 'Stepwise talent')
  await onboard(app, talent)
})
afterEach(async () => {
  await app.settle()
  await compareLedgers(app)
  await app.passTime(0)
})
afterAll(() => app.stop())

/** Passes time from the start of a test; sessions end meanwhile, so everyone signs in again. */
async function pass(ms: number, brand: Person): Promise<Person> {
  await app.passTime(ms)
  talent = await signInAgain(app, talent)
  return signInAgain(app, brand)
}
const aBrand = (name: string) => newPerson(app, 'brand', name)
const finish = (brand: Person, deliverableId: string) => finishPiece(app, { brand, talent }, deliverableId)

describe('a deal that its talent has left', () => {
  test('gives the brand the rights to the paid work from the day on which the deal ended', async () => {
    const { dealId, deliverableIds, ...own } = await aDealWithoutMoney(app, talent, 'Entitled brand')
    let { brand } = own
    await finish(brand, deliverableIds[0] ?? '')
    brand = await pass(8 * DAY_MS, brand)
    expect(await dealOf(brand, dealId)).toMatchObject({ rightsEndAt: null })
    expectOk(await talent.call('/talent/leaveUnfundedDeal', { dealId }), 'leaving')
    const { rightsEndAt, terms, deliverables } = await dealOf(brand, dealId)
    expect(deliverables, 'nothing is waiting for a payment any more').toMatchObject([
      { status: 'completed', isUnfunded: false },
      { status: 'cancelled', isUnfunded: false },
    ])
    const days = (Date.parse(rightsEndAt) - Date.now()) / DAY_MS
    expect(Math.round(days), 'from the end, eight days after the start').toBe(terms.rights.days + 8)
    const rightsIn = async (state: string) =>
      expectOk(await brand.call('/brand/usage-rights', { state }), 'rights').data.items
    const [right] = await rightsIn('in_use')
    expect(right).toMatchObject({ dealId, endsAt: rightsEndAt })
    expect(right.works, 'only what was paid').toHaveLength(1)
    brand = await pass((terms.rights.days + 9) * DAY_MS, brand)
    expect(await rightsIn('ended')).toMatchObject([{ dealId }])
    expect((await notificationTexts(app, brand)).join()).toContain('ended')
  })

  test('gives no rights where nothing was paid out', async () => {
    const brand = await aBrand('Refunded brand')
    const { dealId } = await aDeal(brand, talent, inTwo)
    const request = { dealId, reason: 'unwell', note: 'A week off.', backBps: 10_000 }
    const asked = expectOk(await talent.call('/talent/cancellationReq', request), 'request').data
    expectOk(await brand.call('/brand/agreeCancellation', { cancellationId: asked.id }), 'agreement')
    expect(await dealOf(brand, dealId)).toMatchObject({ status: 'cancelled', rightsEndAt: null })
  })
})

describe('a change of the deal', () => {
  test('lets the price go down to what is paid, however much of the paid work is approved', async () => {
    const brand = await aBrand('Front-loaded brand')
    const { dealId, deliverableIds } = await aDeal(brand, talent, {
      deliverables: [
        ...['one', 'two', 'three'].map((brief) => aFileSpec({ brief, draftDue: dayFromNow(20) })),
        aFileSpec({ brief: 'four', draftDue: dayFromNow(80) }),
      ],
      milestones: [
        { deliverables: 3, price: 20_000 },
        { deliverables: 1, price: 100_000 },
      ],
    })
    for (const id of deliverableIds.slice(0, 2)) await finish(brand, id)
    const { leastPrice } = expectOk(await brand.call('/brand/getAmendments', { dealId }), 'changes').data
    // Half of the work is approved, but all of it is in the first milestone.
    expect(leastPrice).toBe(20_100)
  })

  test('lowers the price of milestones that are not due yet; what is paid stays paid', async () => {
    const brand = await aBrand('Cheaper brand')
    const { dealId, deliverableIds } = await aDeal(brand, talent, inTwo)
    const changes = expectOk(await brand.call('/brand/getAmendments', { dealId }), 'changes').data
    // All but 1.00 of the second milestone.
    expect(changes).toMatchObject({ leastPrice: 33_433, isInMilestones: true })
    const tooLow = { ...changes.present.terms, price: 33_432 }
    const input = { dealId, terms: tooLow, reason: 'Plans' }
    expect((await brand.call('/brand/editDeliverables', input)).data.fields).toEqual({
      'terms.price':
        'The lowest price is £334.33, because milestones that are paid or being charged keep their price.',
    })
    const change = await proposeChange(brand, dealId, (old) => ({ ...old, price: 100_000 }))
    const answer = { amendmentId: change.id, version: change.version }
    expectOk(await talent.call('/talent/acceptUpdatedDeliverables', answer), 'acceptance')
    const lowered = await dealOf(brand, dealId)
    expect(lowered).toMatchObject({
      price: { payerPays: 100_000 },
      terms: { price: 100_000, milestones: [{ price: 33_333 }, { price: 66_667 }] },
      money: { payment: { captured: 33_333, refunded: 0 } },
    })
    const [first, second] = await milestonesOf(brand, dealId)
    expect([first.price.payerPays, second.price.payerPays]).toEqual([33_333, 66_667])
    for (const part of ['tax', 'fee', 'talent'] as const)
      expect(first.price[part] + second.price[part], part).toBe(lowered.price[part])
    await finish(brand, deliverableIds[0] ?? '')
    expect((await dealOf(brand, dealId)).money.payment).toMatchObject({ captured: 100_000, refunded: 0 })
    const { terms } = (await brand.call('/brand/getAmendments', { dealId })).data.present
    const refused = await brand.call('/brand/editDeliverables', {
      ...input,
      terms: { ...terms, price: 90_000 },
    })
    expect(refused.data.fields['terms.price']).toContain('The lowest price is £1,000,')
    await finish(brand, deliverableIds[1] ?? '')
    expectOk(await brand.call('/brand/completeDeal', { dealId }), 'completion')
    await app.settle()
    expect(await milestonesOf(brand, dealId)).toMatchObject([{ status: 'paid_out' }, { status: 'paid_out' }])
  })

  test('lowers a milestone that is due: the new amount is charged, and the deadline stays', async () => {
    const { dealId, deliverableIds, ...own } = await aDealWithoutMoney(app, talent, 'Declined brand')
    let { brand } = own
    await finish(brand, deliverableIds[0] ?? '')
    brand = await pass(2 * DAY_MS, brand)
    const [, due] = await milestonesOf(brand, dealId)
    expect(due).toMatchObject({ status: 'due', funding: { amount: 86_667, status: 'due' } })
    const { leastPrice } = expectOk(await brand.call('/brand/getAmendments', { dealId }), 'changes').data
    expect(leastPrice, 'all but 1.00 of what is due').toBe(33_433)
    const change = await proposeChange(brand, dealId, (old) => ({ ...old, price: 100_000 }))
    const answer = { amendmentId: change.id, version: change.version }
    expectOk(await talent.call('/talent/acceptUpdatedDeliverables', answer), 'acceptance')

    const [, lowered] = await milestonesOf(brand, dealId)
    expect(lowered).toMatchObject({
      status: 'due',
      price: { payerPays: 66_667 },
      funding: { id: due.funding.id, amount: 66_667, status: 'due' },
      payBy: due.payBy,
    })
    const payment = await pay(app, brand, lowered.funding, await cardLike(app, brand, 'pm_card_mastercard'))
    expect(payment, 'no more is held than is to be paid').toMatchObject({ amount: 66_667 })
    await app.settle()
    expect((await milestonesOf(brand, dealId))[1]).toMatchObject({ status: 'funded' })
    expect(await dealOf(brand, dealId)).toMatchObject({
      price: { payerPays: 100_000 },
      money: { payment: { captured: 100_000, refunded: 0 } },
    })
    await finish(brand, deliverableIds[1] ?? '')
    expectOk(await brand.call('/brand/completeDeal', { dealId }), 'completion')
    await app.settle()
    const deal = await dealOf(talent, dealId)
    expect(deal.money.payout).toMatchObject({ amount: deal.price.talent })
  })

  test('that lowers a milestone that is due does not take the talent’s right to leave', async () => {
    const { dealId, deliverableIds, ...own } = await aDealWithoutMoney(app, talent, 'Lowering brand')
    let { brand } = own
    await finish(brand, deliverableIds[0] ?? '')
    brand = await pass(6 * DAY_MS, brand)
    const change = await proposeChange(brand, dealId, (old) => ({ ...old, price: 100_000 }))
    const answer = { amendmentId: change.id, version: change.version }
    expectOk(await talent.call('/talent/acceptUpdatedDeliverables', answer), 'acceptance')
    brand = await pass(7.1 * DAY_MS, brand)
    expectOk(await talent.call('/talent/leaveUnfundedDeal', { dealId }), 'leaving')
    await app.settle()
    expect((await dealOf(brand, dealId)).money.payment).toMatchObject({ captured: 33_333, refunded: 0 })
  })

  describe('that lowers a milestone whose payment the bank wants confirmed', () => {
    /** Lowers the second milestone while its hold of 866.67 waits for a confirmation. */
    async function aLoweredHold(name: string) {
      const { dealId, deliverableIds, brand } = await aDealWithoutMoney(app, talent, name)
      await finish(brand, deliverableIds[0] ?? '')
      const [, { funding }] = await milestonesOf(brand, dealId)
      const cardId = await cardLike(app, brand, 'pm_card_authenticationRequired')
      const pending = await pay(app, brand, funding, cardId)
      expect(pending).toMatchObject({ status: 'requires_action', amount: 86_667 })
      const change = await proposeChange(brand, dealId, (old) => ({ ...old, price: 100_000 }))
      const answer = { amendmentId: change.id, version: change.version }
      expectOk(await talent.call('/talent/acceptUpdatedDeliverables', answer), 'acceptance')
      const confirm = async () =>
        runStep(app, `intents/${(await intentOf(app, pending.id)).id}/authenticate`, { passed: true })
      return { brand, dealId, cardId, funding, pending, confirm }
    }
    const expectNewPricePaid = async (brand: Person, dealId: string) => {
      await app.settle()
      expect((await milestonesOf(brand, dealId))[1]).toMatchObject({ status: 'funded' })
      expect((await dealOf(brand, dealId)).money.payment).toMatchObject({ captured: 100_000, refunded: 0 })
    }

    test('charges the new amount when the former one is confirmed, and releases the rest', async () => {
      const { brand, dealId, pending, confirm } = await aLoweredHold('Confirming brand')
      await confirm()
      await expectNewPricePaid(brand, dealId)
      expect(await intentOf(app, pending.id)).toMatchObject({ amount: 86_667, amount_received: 66_667 })
    })

    test('releases the former hold that is confirmed while another card is charged', async () => {
      const { brand, dealId, funding, pending, confirm } = await aLoweredHold('Two-tab brand')
      const paid = await pay(app, brand, funding, await cardLike(app, brand, 'pm_card_mastercard'))
      expect(paid).toMatchObject({ amount: 66_667 })
      await confirm()
      await expectNewPricePaid(brand, dealId)
      expect(await intentOf(app, pending.id)).toMatchObject({ status: 'canceled', amount_received: 0 })
    })

    test('asks for a confirmation of the new amount when the same card is tried again', async () => {
      const { brand, dealId, cardId, funding, pending } = await aLoweredHold('Repeating brand')
      const again = await pay(app, brand, funding, cardId)
      expect(again).toMatchObject({ status: 'requires_action', amount: 66_667 })
      await app.settle()
      expect(await intentOf(app, pending.id)).toMatchObject({ status: 'canceled' })
      expect((await pay(app, brand, funding, cardId)).id, 'an open payment of this amount stays').toBe(
        again.id,
      )
      const { id } = await intentOf(app, again.id)
      await runStep(app, `intents/${id}/authenticate`, { passed: true })
      await expectNewPricePaid(brand, dealId)
    })
  })

  test('fits no longer once the milestone that carries it is paid', async () => {
    const brand = await aBrand('Late brand')
    const { dealId, deliverableIds } = await aDeal(brand, talent, inTwo)
    const change = await proposeChange(brand, dealId, (old) => ({ ...old, price: 100_000 }))
    await finish(brand, deliverableIds[0] ?? '')
    const answer = { amendmentId: change.id, version: change.version }
    expect(await talent.call('/talent/acceptUpdatedDeliverables', answer)).toMatchObject({
      code: 'change_outdated',
    })
  })

  test('cannot leave a milestone without work; added work belongs to none', async () => {
    const brand = await aBrand('Changing brand')
    const { dealId } = await aDeal(brand, talent, inTwo)
    const { terms } = await dealOf(talent, dealId)
    const present = (await dealOf(talent, dealId)).deliverables.map(
      ({ id, spec }: { id: string; spec: object }) => ({ id, ...spec }),
    )
    const proposed = { price: terms.price, revisions: 2, rights: terms.rights, deliverables: present }
    const propose = (changed: object) =>
      talent.call('/talent/proposeAmendment', { dealId, terms: { ...proposed, ...changed }, reason: 'Plans' })
    expect((await propose({ deliverables: present.slice(0, 1) })).data.fields).toEqual({
      'terms.deliverables': 'Milestone 2 must keep at least one deliverable.',
    })
    const change = await proposeChange(talent, dealId, (old) => ({
      ...old,
      deliverables: [...old.deliverables, { ...aFileSpec(), id: null }],
    }))
    expectOk(
      await brand.call('/brand/acceptAmendment', { amendmentId: change.id, version: change.version }),
      'acceptance',
    )
    const added = (await dealOf(talent, dealId)).deliverables[2]
    expect(added.allowedActions).toContain('submit')
    expect((await milestonesOf(talent, dealId))[1].deliverableIds).toHaveLength(1)
  })
})
