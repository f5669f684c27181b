import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorOf, openTestSandbox, type TestSandbox } from './open-test-sandbox.ts'

let test: TestSandbox
beforeAll(async () => {
  test = await openTestSandbox()
})
afterAll(() => test.sandbox.close())

const card = { number: '4242 4242 4242 4242', exp_month: 12, exp_year: 2034, cvc: '123' }

describe('a brand that saves a card', () => {
  it('gives its number to the sandbox only, and the same number has the same fingerprint', async () => {
    const { id: customer } = await test.stripe.customers.create({ name: 'Brand Ltd' })
    const save = async () => {
      const intent = await test.stripe.setupIntents.create({ customer, usage: 'off_session' })
      const method = await test.browser.paymentMethods.create({ type: 'card', card })
      const params = { payment_method: method.id, client_secret: intent.client_secret ?? '' }
      const done = await test.browser.rawRequest('POST', `/v1/setup_intents/${intent.id}/confirm`, params)
      expect(done).toMatchObject({ status: 'succeeded', payment_method: method.id })
      return method.card?.fingerprint
    }
    expect(await save()).toBe(await save())
    const { data } = await test.stripe.customers.listPaymentMethods(customer, { type: 'card' })
    expect(data.map((method) => method.card?.last4)).toEqual(['4242', '4242'])
    const event = test.sandbox.events().findLast(({ type }) => type === 'setup_intent.succeeded')
    expect(event).toBeDefined()
  })

  it('cannot save a card that its bank declines', async () => {
    const { id: customer } = await test.stripe.customers.create({})
    const error = await errorOf(
      test.stripe.setupIntents.create({ customer, payment_method: 'pm_card_chargeDeclined', confirm: true }),
    )
    expect(error).toMatchObject({
      code: 'card_declined',
      setup_intent: { status: 'requires_payment_method' },
    })
  })

  it('cannot use invalid, expired or real numbers', async () => {
    const make = (changes: Partial<typeof card>) =>
      errorOf(test.browser.paymentMethods.create({ type: 'card', card: { ...card, ...changes } }))
    expect((await make({ number: '4242424242424241' })).code).toBe('incorrect_number')
    expect((await make({ number: '4111111111111111' })).decline_code).toBe('test_mode_live_card')
    expect((await make({ exp_year: 2020 })).code).toBe('invalid_expiry_year')
    expect((await make({ exp_month: 13 })).code).toBe('invalid_expiry_month')
    expect((await make({ cvc: '12' })).code).toBe('invalid_cvc')
  })

  it('makes it the default, and a detached card is no longer the default', async () => {
    const { customer, payment_method } = await test.payer()
    const stranger = await test.payer()
    const choose = (id: string) =>
      test.stripe.customers.update(customer, { invoice_settings: { default_payment_method: id } })
    expect((await errorOf(choose(stranger.payment_method))).code).toBe('resource_missing')
    expect((await choose(payment_method)).invoice_settings.default_payment_method).toBe(payment_method)
    await test.stripe.paymentMethods.detach(payment_method)
    const after = await test.stripe.customers.retrieve(customer)
    expect(after).toMatchObject({ invoice_settings: { default_payment_method: null } })
    expect((await test.stripe.customers.listPaymentMethods(customer)).data).toEqual([])
    const again = await errorOf(test.stripe.paymentMethods.attach(payment_method, { customer }))
    expect(again.code).toBe('payment_method_unexpected_state')
  })
})

describe('a saved card', () => {
  it('is renewed by its bank without a request', async () => {
    const { payment_method } = await test.payer()
    const before = await test.stripe.paymentMethods.retrieve(payment_method)
    await test.control(`cards/${payment_method}/renew`)
    const after = await test.stripe.paymentMethods.retrieve(payment_method)
    expect(after.card?.exp_year).toBe((before.card?.exp_year ?? 0) + 4)
    expect(test.sandbox.events().at(-1)?.type).toBe('payment_method.automatically_updated')
  })
})

describe('a browser', () => {
  it('reads an intent with its own client secret only', async () => {
    const { id, client_secret } = await test.stripe.paymentIntents.create({ amount: 500, currency: 'gbp' })
    expect((await test.browser.paymentIntents.retrieve(id, { client_secret: client_secret ?? '' })).id).toBe(
      id,
    )
    expect(
      (await errorOf(test.browser.paymentIntents.retrieve(id, { client_secret: 'pi_secret_guess' })))
        .statusCode,
    ).toBe(404)
    expect((await errorOf(test.browser.paymentIntents.retrieve(id))).statusCode).toBe(404)
  })

  it('may not make calls that need the secret key', async () => {
    expect((await errorOf(test.browser.customers.create({}))).statusCode).toBe(403)
    expect((await errorOf(test.browser.charges.list())).statusCode).toBe(403)
  })

  it('is the only caller that may send card numbers', async () => {
    expect((await errorOf(test.stripe.paymentMethods.create({ type: 'card', card }))).statusCode).toBe(402)
  })
})
