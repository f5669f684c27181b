import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testCards } from './cards/test-cards.ts'
import { errorOf, openTestSandbox, type TestSandbox } from './open-test-sandbox.ts'

const day = 86_400_000
let test: TestSandbox
beforeAll(async () => {
  test = await openTestSandbox()
})
afterAll(() => test.sandbox.close())

async function hold(amount = 120_000, card = 'pm_card_visa') {
  const payer = await test.payer(card)
  return test.stripe.paymentIntents.create({
    amount,
    currency: 'gbp',
    capture_method: 'manual',
    confirm: true,
    transfer_group: 'deal_1',
    ...payer,
  })
}

describe('a card payment', () => {
  it('is held, shows until when it can be captured, and moves money only on capture', async () => {
    const held = await hold()
    expect(held).toMatchObject({ status: 'requires_capture', amount_capturable: 120_000, amount_received: 0 })
    const charge = await test.stripe.charges.retrieve(String(held.latest_charge))
    expect(charge).toMatchObject({ captured: false, balance_transaction: null, transfer_group: 'deal_1' })
    expect(charge.payment_method_details?.card?.capture_before).toBe(charge.created + 7 * 86_400)
    const captured = await test.stripe.paymentIntents.capture(
      held.id,
      {},
      { idempotencyKey: `pi:${held.id}:capture` },
    )
    expect(captured).toMatchObject({ status: 'succeeded', amount_received: 120_000, amount_capturable: 0 })
    const { balance_transaction } = await test.stripe.charges.retrieve(charge.id, {
      expand: ['balance_transaction'],
    })
    expect(balance_transaction).toMatchObject({
      amount: 120_000,
      fee: 1_820,
      net: 118_180,
      type: 'charge',
      source: charge.id,
    })
  })

  it('can be captured in part, and the rest is released', async () => {
    const held = await hold()
    expect(
      (await errorOf(test.stripe.paymentIntents.capture(held.id, { amount_to_capture: 120_001 }))).code,
    ).toBe('amount_too_large')
    const captured = await test.stripe.paymentIntents.capture(held.id, { amount_to_capture: 36_000 })
    expect(captured).toMatchObject({ status: 'succeeded', amount_received: 36_000 })
    const charge = await test.stripe.charges.retrieve(String(captured.latest_charge))
    expect(charge).toMatchObject({ amount: 120_000, amount_captured: 36_000 })
    expect((await errorOf(test.stripe.paymentIntents.capture(held.id))).code).toBe(
      'payment_intent_unexpected_state',
    )
  })

  it('ends when the hold is cancelled', async () => {
    const held = await hold()
    const canceled = await test.stripe.paymentIntents.cancel(held.id, {
      cancellation_reason: 'requested_by_customer',
    })
    expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'requested_by_customer' })
    expect((await errorOf(test.stripe.paymentIntents.capture(held.id))).code).toBe(
      'payment_intent_unexpected_state',
    )
    expect((await errorOf(test.stripe.paymentIntents.cancel(held.id))).code).toBe(
      'payment_intent_unexpected_state',
    )
  })

  it('expires after seven days and cannot be captured then', async () => {
    const held = await hold()
    test.sandbox.takeDeliveries()
    await test.sandbox.clock.advance(6.9 * day)
    expect((await test.stripe.paymentIntents.retrieve(held.id)).status).toBe('requires_capture')
    await test.sandbox.clock.advance(0.2 * day)
    expect(await test.stripe.paymentIntents.retrieve(held.id)).toMatchObject({
      status: 'canceled',
      amount_capturable: 0,
    })
    const about = test.sandbox.takeDeliveries().filter(({ body }) => body.includes(held.id))
    expect(about.map(({ type }) => type)).toEqual(['charge.expired', 'payment_intent.canceled'])
    expect((await errorOf(test.stripe.paymentIntents.capture(held.id))).code).toBe(
      'charge_expired_for_capture',
    )
  })

  it('fails for too small and too large amounts and for foreign currencies', async () => {
    const make = (amount: number, currency: string) =>
      errorOf(test.stripe.paymentIntents.create({ amount, currency }))
    expect((await make(29, 'gbp')).code).toBe('amount_too_small')
    expect((await make(49, 'eur')).code).toBe('amount_too_small')
    expect((await make(100_000_000, 'gbp')).code).toBe('amount_too_large')
    expect((await make(5_000, 'jpy')).param).toBe('currency')
  })

  it('fails for a parameter that the sandbox does not support', async () => {
    const split = { amount: 500, currency: 'gbp', transfer_data: { destination: await test.payee() } }
    expect(await errorOf(test.stripe.paymentIntents.create(split))).toMatchObject({
      statusCode: 400,
      param: 'transfer_data',
    })
  })
})

describe('a declining card', () => {
  const declining = testCards.filter(({ decline, attaches }) => decline && !attaches)
  it.each(declining.map(({ token, decline }) => [token, decline?.code, decline?.decline_code]))(
    '%s fails with %s / %s and leaves the intent open for another card',
    async (token, code, declineCode) => {
      const { customer, payment_method } = await test.payer()
      const error = await errorOf(
        test.stripe.paymentIntents.create({
          amount: 500,
          currency: 'gbp',
          customer,
          payment_method: token,
          confirm: true,
        }),
      )
      expect(error).toBeInstanceOf(Stripe.errors.StripeCardError)
      expect(error).toMatchObject({ statusCode: 402, code, decline_code: declineCode })
      expect(error.payment_intent).toMatchObject({
        status: 'requires_payment_method',
        last_payment_error: { code },
      })
      const id = error.payment_intent?.id ?? ''
      expect((await test.stripe.charges.list({ payment_intent: id })).data).toMatchObject([
        { status: 'failed', failure_code: code },
      ])
      expect((await test.stripe.paymentIntents.confirm(id, { payment_method })).status).toBe('succeeded')
      const attach = await errorOf(test.stripe.paymentMethods.attach(token, { customer }))
      expect(attach).toMatchObject({ statusCode: 402, code })
    },
  )

  it('may have been saved without an error', async () => {
    const payer = await test.payer('pm_card_chargeCustomerFail')
    expect(
      (
        await errorOf(
          test.stripe.paymentIntents.create({ amount: 500, currency: 'gbp', confirm: true, ...payer }),
        )
      ).code,
    ).toBe('card_declined')
  })
})

describe('a card that requires authentication', () => {
  it('pays after the cardholder passes, which only the page can confirm', async () => {
    const waiting = await hold(5_000, 'pm_card_authenticationRequired')
    expect(waiting).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } })
    await test.control(`intents/${waiting.id}/authenticate`, { passed: true })
    expect((await test.stripe.paymentIntents.retrieve(waiting.id)).status).toBe('requires_capture')
  })

  it('redirects the cardholder when the caller gives a return URL', async () => {
    const payer = await test.payer('pm_card_authenticationRequired')
    const waiting = await test.stripe.paymentIntents.create({
      amount: 5_000,
      currency: 'gbp',
      confirm: true,
      return_url: 'http://127.0.0.1:3000/back',
      ...payer,
    })
    const url = `${test.sandbox.publicUrl}/authenticate/${waiting.id}`
    expect(waiting.next_action?.redirect_to_url).toEqual({ return_url: 'http://127.0.0.1:3000/back', url })
  })

  it('leaves the intent open after a failed authentication', async () => {
    const waiting = await hold(5_000, 'pm_card_authenticationRequired')
    await test.control(`intents/${waiting.id}/authenticate`, { passed: false })
    const failed = await test.stripe.paymentIntents.retrieve(waiting.id)
    expect(failed).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    })
  })

  it('may still be declined afterwards', async () => {
    const waiting = await hold(5_000, 'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds')
    await test.control(`intents/${waiting.id}/authenticate`, { passed: true })
    const failed = await test.stripe.paymentIntents.retrieve(waiting.id)
    expect(failed).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { decline_code: 'insufficient_funds' },
    })
  })

  it('fails off-session, unless it was set up before', async () => {
    const payer = await test.payer('pm_card_authenticationRequiredOnSetup')
    const pay = () =>
      test.stripe.paymentIntents.create({
        amount: 500,
        currency: 'gbp',
        confirm: true,
        off_session: true,
        ...payer,
      })
    expect(await errorOf(pay())).toMatchObject({
      code: 'authentication_required',
      decline_code: 'authentication_required',
    })
    const setup = await test.stripe.setupIntents.create({ ...payer, confirm: true, usage: 'off_session' })
    expect(setup.status).toBe('requires_action')
    await test.control(`intents/${setup.id}/authenticate`, { passed: true })
    expect((await test.stripe.setupIntents.retrieve(setup.id)).status).toBe('succeeded')
    expect((await pay()).status).toBe('succeeded')
  })
})
