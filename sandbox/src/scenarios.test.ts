import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Sandbox, startSandbox } from './start-sandbox.ts'

/**
 * The provider behaviour that Marquee relies on, checked against the sandbox, or against Stripe's test mode
 * if STRIPE_TEST_KEY is set (`STRIPE_TEST_KEY=sk_test_... npm run test:stripe`). The tests do not know which
 * of the two responds.
 */
const realKey = process.env.STRIPE_TEST_KEY
if (realKey && !realKey.startsWith('sk_test_')) throw new Error('STRIPE_TEST_KEY is not a test key')

let sandbox: Sandbox | null = null
let stripe: Stripe
beforeAll(async () => {
  sandbox = realKey ? null : await startSandbox({ validateReplies: true })
  const settings = { telemetry: false, maxNetworkRetries: 2 } as const
  stripe = sandbox
    ? new Stripe(sandbox.secretKey, { ...settings, host: '127.0.0.1', port: sandbox.port, protocol: 'http' })
    : new Stripe(realKey ?? '', settings)
})
afterAll(() => sandbox?.close())

async function aPayer(method = 'pm_card_visa'): Promise<{ customer: string; payment_method: string }> {
  const customer = await stripe.customers.create({ name: 'Scenario Ltd' })
  const attached = await stripe.paymentMethods.attach(method, { customer: customer.id })
  return { customer: customer.id, payment_method: attached.id }
}

const aHold = async (amount: number, payer: Awaited<ReturnType<typeof aPayer>>, key?: string) =>
  stripe.paymentIntents.create(
    {
      ...payer,
      amount,
      currency: 'gbp',
      confirm: true,
      capture_method: 'manual' as const,
      allowed_payment_method_types: ['card' as const],
      expand: ['latest_charge.balance_transaction'],
    },
    key ? { idempotencyKey: key } : {},
  )

/** Returns the error of a failed call; fails when the call succeeds. */
async function errorOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error = await call.then(
    () => null,
    (error: unknown) => error,
  )
  if (error instanceof Stripe.errors.StripeError) return error
  throw new Error('This was expected to be refused')
}

describe('a hold', () => {
  test('has an expiry date, and a partial charge releases the rest', async () => {
    const held = await aHold(12_000, await aPayer())
    expect(held).toMatchObject({ status: 'requires_capture', amount_capturable: 12_000 })
    const charge = typeof held.latest_charge === 'object' ? held.latest_charge : null
    const before = charge?.payment_method_details?.card?.capture_before ?? 0
    expect(before * 1_000 - Date.now()).toBeGreaterThan(4 * 86_400_000)
    const captured = await stripe.paymentIntents.capture(held.id, {
      amount_to_capture: 9_000,
      expand: ['latest_charge.balance_transaction'],
    })
    expect(captured).toMatchObject({ status: 'succeeded', amount_received: 9_000, amount_capturable: 0 })
    const line =
      typeof captured.latest_charge === 'object' ? captured.latest_charge?.balance_transaction : null
    expect(typeof line === 'object' && line ? [line.amount, line.net] : null).toEqual([
      9_000,
      9_000 - (typeof line === 'object' ? (line?.fee ?? 0) : 0),
    ])
  })

  test('can be released, and not charged afterwards', async () => {
    const held = await aHold(5_000, await aPayer())
    expect((await stripe.paymentIntents.cancel(held.id)).status).toBe('canceled')
    expect((await errorOf(stripe.paymentIntents.capture(held.id))).code).toBe(
      'payment_intent_unexpected_state',
    )
  })

  test('on a declined card fails with the bank’s reason and the payment it concerns', async () => {
    const customer = await stripe.customers.create({ name: 'Scenario Ltd' })
    const attached = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
      customer: customer.id,
    })
    const error = await errorOf(aHold(5_000, { customer: customer.id, payment_method: attached.id }))
    expect(error).toBeInstanceOf(Stripe.errors.StripeCardError)
    expect(error).toMatchObject({
      statusCode: 402,
      code: 'card_declined',
      payment_intent: { status: 'requires_payment_method' },
    })
    const intent = error.payment_intent?.id ?? ''
    const other = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id })
    expect((await stripe.paymentIntents.confirm(intent, { payment_method: other.id })).status).toBe(
      'requires_capture',
    )
  })

  test('may ask the card holder first', async () => {
    const held = await aHold(5_000, await aPayer('pm_card_authenticationRequired'))
    expect(held).toMatchObject({
      status: 'requires_action',
      client_secret: expect.stringContaining('_secret_'),
    })
  })
})

describe('the same request twice', () => {
  test('is one payment under one key, and fails with another body', async () => {
    const payer = await aPayer()
    const key = `scenario-${Date.now()}-${Math.random()}`
    const [first, second] = [await aHold(4_000, payer, key), await aHold(4_000, payer, key)]
    expect(second.id).toBe(first.id)
    expect(await errorOf(aHold(4_100, payer, key))).toBeInstanceOf(Stripe.errors.StripeIdempotencyError)
  })
})

test('a refund returns a part, then the rest, and nothing more', async () => {
  const held = await aHold(9_999, await aPayer())
  await stripe.paymentIntents.capture(held.id)
  expect(await stripe.refunds.create({ payment_intent: held.id, amount: 3_333 })).toMatchObject({
    status: 'succeeded',
    amount: 3_333,
  })
  expect((await stripe.refunds.create({ payment_intent: held.id })).amount).toBe(6_666)
  expect((await errorOf(stripe.refunds.create({ payment_intent: held.id }))).code).toBe(
    'charge_already_refunded',
  )
})

test('an unknown parameter is rejected by name', async () => {
  const error = await errorOf(stripe.rawRequest('POST', '/v1/customers', { nickname: 'x' }))
  expect(error).toMatchObject({ statusCode: 400, code: 'parameter_unknown', param: 'nickname' })
})

test('a payee who has not finished onboarding cannot receive money', async () => {
  const account = await stripe.accounts.create({
    country: 'GB',
    capabilities: { transfers: { requested: true } },
    controller: {
      stripe_dashboard: { type: 'express' },
      fees: { payer: 'application' },
      losses: { payments: 'application' },
    },
  })
  expect(account.payouts_enabled).toBe(false)
  const held = await aHold(8_000, await aPayer())
  const { latest_charge } = await stripe.paymentIntents.capture(held.id)
  const source_transaction = typeof latest_charge === 'string' ? latest_charge : (latest_charge?.id ?? '')
  const error = await errorOf(
    stripe.transfers.create({ amount: 5_000, currency: 'gbp', destination: account.id, source_transaction }),
  )
  expect(error).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError)
})

test('a subscription with a coupon has its price, discount and period in the fields that Marquee reads', async () => {
  const product = await stripe.products.create({ name: 'Scenario plan' })
  const recurring = { interval: 'month' } as const
  const price = await stripe.prices.create({
    product: product.id,
    currency: 'gbp',
    unit_amount: 6_000,
    recurring,
    tax_behavior: 'inclusive',
  })
  const coupon = await stripe.coupons.create({ percent_off: 25, duration: 'once', name: 'Scenario quarter' })
  const { customer, payment_method } = await aPayer()
  const subscription = await stripe.subscriptions.create({
    customer,
    default_payment_method: payment_method,
    items: [{ price: price.id }],
    discounts: [{ coupon: coupon.id }],
    expand: ['latest_invoice'],
  })
  expect(subscription.status).toBe('active')
  expect((subscription.items.data[0]?.current_period_end ?? 0) * 1_000 - Date.now()).toBeGreaterThan(
    25 * 86_400_000,
  )
  expect(
    typeof subscription.latest_invoice === 'object' ? subscription.latest_invoice?.amount_paid : null,
  ).toBe(4_500)
  expect(
    (await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })).cancel_at_period_end,
  ).toBe(true)
})
