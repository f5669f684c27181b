import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { compareLedgers } from '../../invariants/money/compare-ledgers.ts'
import {
  aDraftOffer,
  aHeldOffer,
  asOperator,
  cardLike,
  intentOf,
  moneyOf,
  runStep,
} from '../../invariants/money/run-deal.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { pay } from '../../testing/money.ts'
import { expectOk, newPerson, type Person, signInAgain } from '../../testing/person.ts'
import { describeDecline } from './payments.view.ts'

const HOUR_MS = 3_600_000

let app: TestApp
let brand: Person
let talent: Person
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Declined brand')
  talent = await newPerson(app, 'talent', 'Declined talent')
})
afterEach(() => compareLedgers(app))
afterAll(() => app.stop())

const status = async (payableId: string) =>
  expectOk(await brand.call('/brand/getPaymentStatus', { payableId }, { method: 'GET' }), 'status').data

describe('a declined card', () => {
  test.each([
    [
      'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds',
      'insufficient_funds',
      /not enough money/,
    ],
    ['pm_card_threeDSecureRequiredChargeDeclined', 'declined', /Ask your bank/],
  ])('%s tells the cardholder what to do', async (method, code, sentence) => {
    const { payable } = await aDraftOffer(brand, talent)
    const held = await pay(app, brand, payable, await cardLike(app, brand, method))
    expect(held.status).toBe('requires_action')
    await runStep(app, `intents/${(await intentOf(app, held.id)).id}/authenticate`, { passed: true })
    await app.settle()
    const { payment } = await status(payable.id)
    expect(payment).toMatchObject({ status: 'failed', decline: { code } })
    expect(payment.decline.sentence).toMatch(sentence)
  })

  test('suspected fraud is not mentioned: a stolen card reads like any other decline', async () => {
    const { payable } = await aDraftOffer(brand, talent)
    const cardId = await cardLike(app, brand, 'pm_card_chargeCustomerFail')
    const first = await pay(app, brand, payable, cardId)
    for (const code of ['stolen_card', 'lost_card', 'fraudulent', 'pickup_card', 'merchant_blacklist'])
      expect(describeDecline(code)).toEqual(first.decline)
  })

  test('another card can be used for the same payment, and only one hold exists', async () => {
    const { offerId, payable } = await aDraftOffer(brand, talent)
    const declined = await pay(app, brand, payable, await cardLike(app, brand, 'pm_card_chargeCustomerFail'))
    const intent = await intentOf(app, declined.id)
    const held = await pay(app, brand, payable, await cardLike(app, brand, 'pm_card_mastercard'))
    expect(held).toMatchObject({ id: declined.id, status: 'authorised' })
    expect((await intentOf(app, held.id)).id).toBe(intent.id)
    expect((await moneyOf(brand, offerId)).payments).toHaveLength(1)
  })

  test('a payment can be tried ten times', async () => {
    const { payable } = await aDraftOffer(brand, talent)
    const cardId = await cardLike(app, brand, 'pm_card_chargeCustomerFail')
    for (let tried = 0; tried < 10; tried += 1)
      expect((await pay(app, brand, payable, cardId)).status).toBe('failed')
    const refused = await brand.call('/createOneTimePayment', { payableId: payable.id, cardId })
    expect([refused.status, refused.code]).toEqual([422, 'too_many_attempts'])
  })
})

describe('a bank that requires a confirmation', () => {
  test('nothing is held until the cardholder confirms, and the browser gets what it needs', async () => {
    const { offerId, payable } = await aDraftOffer(brand, talent)
    const pending = await pay(
      app,
      brand,
      payable,
      await cardLike(app, brand, 'pm_card_authenticationRequired'),
    )
    expect(pending).toMatchObject({ status: 'requires_action', label: 'Confirmation required' })
    expect(pending.clientSecret).toContain('_secret_')
    expect((await talent.call('/talent/getOfferDetails', { offerId })).status).toBe(404)
    await runStep(app, `intents/${(await intentOf(app, pending.id)).id}/authenticate`, { passed: true })
    const seen = await status(payable.id)
    expect(seen).toMatchObject({
      payable: { status: 'authorised' },
      payment: { status: 'authorised', clientSecret: null },
    })
  })

  test('a failed confirmation leaves the offer unsent, and the payment can be tried again', async () => {
    const { offerId, payable } = await aDraftOffer(brand, talent)
    const cardId = await cardLike(app, brand, 'pm_card_authenticationRequired')
    const pending = await pay(app, brand, payable, cardId)
    await runStep(app, `intents/${(await intentOf(app, pending.id)).id}/authenticate`, { passed: false })
    await app.settle()
    const { payment } = await status(payable.id)
    expect(payment.status).toBe('failed')
    expect(payment.decline.sentence).toMatch(/could not confirm it was you/)
    expect((await talent.call('/talent/getOfferDetails', { offerId })).status).toBe(404)
    expect((await pay(app, brand, payable, await cardLike(app, brand, 'pm_card_visa'))).status).toBe(
      'authorised',
    )
  })

  test('an unconfirmed payment is cancelled after a day, and a new one can be started', async () => {
    const { payable } = await aDraftOffer(brand, talent)
    const pending = await pay(
      app,
      brand,
      payable,
      await cardLike(app, brand, 'pm_card_authenticationRequired'),
    )
    await later(25 * HOUR_MS)
    expect((await intentOf(app, pending.id)).status).toBe('canceled')
    const again = await pay(app, brand, payable, await cardLike(app, brand, 'pm_card_visa'))
    expect(again.id).not.toBe(pending.id)
    await later(0)
  })
})

describe('what a payment is for', () => {
  test('a brand cannot pay with another brand’s card or for another brand’s offer', async () => {
    const other = await newPerson(app, 'brand', 'Declined stranger')
    const { payable } = await aDraftOffer(brand, talent)
    const foreign = await cardLike(app, other, 'pm_card_visa')
    expect(
      (await brand.call('/createOneTimePayment', { payableId: payable.id, cardId: foreign })).status,
    ).toBe(404)
    expect(
      (await other.call('/createOneTimePayment', { payableId: payable.id, cardId: foreign })).status,
    ).toBe(404)
    expect((await other.call('/stripe/capturePayment', { payableId: payable.id })).status).toBe(404)
    expect(
      (await other.call('/brand/getPaymentStatus', { payableId: payable.id }, { method: 'GET' })).status,
    ).toBe(404)
  })

  test('a price in the request is rejected', async () => {
    const { payable } = await aDraftOffer(brand, talent)
    const cardId = await cardLike(app, brand, 'pm_card_visa')
    const input = { payableId: payable.id, cardId, amount: 1, currency: 'USD' }
    expect((await brand.call('/createOneTimePayment', input)).status).toBe(400)
  })

  test('an offer in dollars is held in dollars', async () => {
    const { payment } = await aHeldOffer(app, brand, talent, { currency: 'USD', price: 90_000 })
    expect(await intentOf(app, payment.id)).toMatchObject({ currency: 'usd', amount: 90_000 })
  })

  test('several clicks make one hold', async () => {
    const { offerId, payable } = await aDraftOffer(brand, talent)
    const cardId = await cardLike(app, brand, 'pm_card_visa')
    const before = (await asOperator(app, 'payment_intents?limit=100')).data.length
    const pressed = await Promise.all([1, 2, 3, 4].map(() => pay(app, brand, payable, cardId)))
    expect(new Set(pressed.map((payment) => payment.id)).size).toBe(1)
    expect((await asOperator(app, 'payment_intents?limit=100')).data.length - before).toBe(1)
    expect(await moneyOf(brand, offerId)).toMatchObject({
      status: 'authorised',
      payments: [{ status: 'authorised' }],
    })
  })
})

async function later(ms: number): Promise<void> {
  await app.passTime(ms)
  brand = await signInAgain(app, brand)
  talent = await signInAgain(app, talent)
}
