import type Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorOf, openTestSandbox, type TestSandbox } from '../open-test-sandbox.ts'

let test: TestSandbox
let tax: string
beforeAll(async () => {
  test = await openTestSandbox()
  tax = (
    await test.stripe.taxRates.create({ display_name: 'VAT', percentage: 20, inclusive: true, country: 'GB' })
  ).id
})
afterAll(() => test.sandbox.close())

const day = 86_400_000

async function priceOf(key = 'brand_monthly_gbp'): Promise<string> {
  const { data } = await test.stripe.prices.list({
    active: true,
    lookup_keys: [key],
    expand: ['data.product'],
  })
  return data[0]?.id ?? ''
}

async function openSession(
  extra: Stripe.Checkout.SessionCreateParams = {},
  key?: string,
): Promise<Stripe.Checkout.Session> {
  const { id: customer } = await test.stripe.customers.create({
    name: 'Brand Ltd',
    email: 'brand@example.com',
  })
  return test.stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    client_reference_id: 'brand-1',
    line_items: [{ price: await priceOf(key), quantity: 1, tax_rates: [tax] }],
    success_url: 'http://127.0.0.1:3000/done?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://127.0.0.1:3000/plans',
    ...extra,
  })
}

/** Pays like the hosted page. */
async function pay(
  session: Stripe.Checkout.Session,
  number = '4242424242424242',
  promotion_code = '',
): Promise<Response> {
  const card = { number, exp_month: 12, exp_year: 2034, cvc: '123' }
  const method = await test.browser.paymentMethods.create({ type: 'card', card })
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ payment_method: method.id, promotion_code })
  return fetch(`${test.sandbox.url}/checkout/${session.id}/pay`, { method: 'POST', headers, body })
}

async function subscribe(
  extra: Stripe.SubscriptionCreateParams | object = {},
  card?: string,
): Promise<Stripe.Subscription> {
  const payer = await test.payer(card)
  return test.stripe.subscriptions.create({
    customer: payer.customer,
    default_payment_method: payer.payment_method,
    items: [{ price: await priceOf(), tax_rates: [tax] }],
    ...extra,
  })
}

function typesSince(count: number): string[] {
  return test.sandbox
    .events()
    .slice(count)
    .map(({ type }) => type)
}

describe('a brand at the hosted checkout', () => {
  it('pays, and the session names its subscription, invoice and payment', async () => {
    const session = await openSession()
    expect(session.url).toContain(`/checkout/${session.id}`)
    const before = test.sandbox.events().length
    const answer = await pay(session)
    expect(await answer.json()).toEqual({
      status: 'complete',
      url: `http://127.0.0.1:3000/done?session=${session.id}`,
    })
    const done = await test.stripe.checkout.sessions.retrieve(session.id, {
      expand: ['subscription', 'line_items'],
    })
    expect(done).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      amount_total: 6000,
      subscription: { status: 'active' },
    })
    const [invoice] = (
      await test.stripe.invoices.list({ customer: String(done.customer), expand: ['data.payments'] })
    ).data
    expect(invoice).toMatchObject({
      status: 'paid',
      total: 6000,
      total_taxes: [{ amount: 1000, tax_behavior: 'inclusive' }],
    })
    const intentId = String(invoice?.payments?.data[0]?.payment.payment_intent)
    const intent = await test.stripe.paymentIntents.retrieve(intentId, {
      expand: ['latest_charge.balance_transaction'],
    })
    expect(intent).toMatchObject({
      status: 'succeeded',
      latest_charge: { balance_transaction: { amount: 6000, fee: 110 } },
    })
    expect(typesSince(before)).toEqual(
      expect.arrayContaining([
        'customer.subscription.created',
        'invoice.paid',
        'customer.subscription.updated',
        'checkout.session.completed',
      ]),
    )
  })

  it('sees that a card was declined, and the session stays open', async () => {
    const session = await openSession()
    const answer = await pay(session, '4000000000009995')
    expect(answer.status).toBe(402)
    expect(await answer.json()).toMatchObject({ error: { decline_code: 'insufficient_funds' } })
    expect((await test.stripe.checkout.sessions.retrieve(session.id)).status).toBe('open')
    expect((await pay(session)).status).toBe(200)
  })

  it('authenticates first when the bank requires it', async () => {
    const session = await openSession()
    const answer: { status: string; url: string } = JSON.parse(
      await (await pay(session, '4000002760003184')).text(),
    )
    expect(answer.status).toBe('authenticate')
    const intent = answer.url.split('/').at(-1)
    await test.control(`intents/${intent}/authenticate`, { passed: true })
    expect(await test.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
    })
  })

  it('pays a quarter less with WELCOME25, once', async () => {
    const session = await openSession({ allow_promotion_codes: true })
    expect((await pay(session, undefined, 'welcome25')).status).toBe(200)
    const done = await test.stripe.checkout.sessions.retrieve(session.id)
    expect(done.amount_total).toBe(4500)
    const invoice = await test.stripe.invoices.retrieve(String(done.invoice))
    expect(invoice).toMatchObject({
      subtotal: 6000,
      total: 4500,
      total_taxes: [{ amount: 750 }],
      total_discount_amounts: [{ amount: 1500 }],
    })
    const subscription = await test.stripe.subscriptions.retrieve(String(done.subscription))
    expect(subscription.discounts).toEqual([])
  })

  it('cannot use an expired code, or one that others have used up', async () => {
    const { data } = await test.stripe.promotionCodes.list({
      code: 'EXPIRED10',
      active: true,
      expand: ['data.promotion.coupon'],
    })
    expect(data).toEqual([])
    expect(
      (await pay(await openSession({ allow_promotion_codes: true }), undefined, 'EXPIRED10')).status,
    ).toBe(400)
    expect((await pay(await openSession({ allow_promotion_codes: true }), undefined, 'ONCE1')).status).toBe(
      200,
    )
    expect((await pay(await openSession({ allow_promotion_codes: true }), undefined, 'ONCE1')).status).toBe(
      400,
    )
    const euros = await openSession({ allow_promotion_codes: true }, 'brand_monthly_eur')
    expect((await pay(euros, undefined, 'TENOFF')).status).toBe(400)
  })

  it('can use a single-use code again after a failed authentication', async () => {
    const { id: coupon } = await test.stripe.coupons.create({ percent_off: 10, max_redemptions: 1 })
    await test.stripe.promotionCodes.create({
      code: 'LAST1',
      promotion: { type: 'coupon', coupon },
      max_redemptions: 1,
    })
    const session = await openSession({ allow_promotion_codes: true })
    const { url }: { url: string } = JSON.parse(
      await (await pay(session, '4000002760003184', 'LAST1')).text(),
    )
    await test.control(`intents/${url.split('/').at(-1)}/authenticate`, { passed: false })
    expect((await pay(await openSession({ allow_promotion_codes: true }), undefined, 'LAST1')).status).toBe(
      400,
    )
    expect((await pay(session, undefined, 'LAST1')).status).toBe(200)
    expect((await test.stripe.checkout.sessions.retrieve(session.id)).amount_total).toBe(5400)
  })

  it('finds the session expired after a day', async () => {
    const session = await openSession()
    await test.sandbox.clock.advance(day + 1_000)
    expect((await test.stripe.checkout.sessions.retrieve(session.id)).status).toBe('expired')
    expect((await pay(session)).status).toBe(400)
  })

  it('starts a trial without paying, and the card is saved', async () => {
    const session = await openSession({ subscription_data: { trial_period_days: 14 } })
    expect((await pay(session)).status).toBe(200)
    const done = await test.stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription'] })
    expect(done).toMatchObject({
      payment_status: 'no_payment_required',
      amount_total: 0,
      subscription: { status: 'trialing' },
    })
  })
})

describe('a subscription', () => {
  it('renews automatically at the end of each period', async () => {
    const { id, items, customer } = await subscribe()
    const first = items.data[0]?.current_period_end ?? 0
    await test.sandbox.clock.advance(32 * day)
    const renewed = await test.stripe.subscriptions.retrieve(id)
    expect(renewed.status).toBe('active')
    expect(renewed.items.data[0]?.current_period_start).toBe(first)
    const { data } = await test.stripe.invoices.list({ customer: String(customer), subscription: id })
    expect(data.map(({ status, billing_reason }) => `${billing_reason} ${status}`)).toEqual([
      'subscription_cycle paid',
      'subscription_create paid',
    ])
    expect(new Set(data.map(({ number }) => number)).size).toBe(2)
  })

  it('is past due when its card fails, is retried three times, and ends', async () => {
    const subscription = await subscribe({ trial_period_days: 7 }, 'pm_card_chargeCustomerFail')
    const before = test.sandbox.events().length
    await test.sandbox.clock.advance(7 * day + 1_000)
    expect((await test.stripe.subscriptions.retrieve(subscription.id)).status).toBe('past_due')
    for (const days of [3, 2, 2]) await test.sandbox.clock.advance(days * day)
    const types = typesSince(before)
    const [invoice] = (await test.stripe.invoices.list({ subscription: subscription.id })).data
    expect(invoice).toMatchObject({ status: 'open', attempt_count: 4, next_payment_attempt: null })
    expect(types).toEqual(
      expect.arrayContaining([
        'customer.subscription.trial_will_end',
        'invoice.payment_failed',
        'customer.subscription.deleted',
      ]),
    )
    expect((await test.stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled')
  })

  it('continues when the brand pays with another card', async () => {
    const subscription = await subscribe({ trial_period_days: 7 }, 'pm_card_chargeCustomerFail')
    await test.sandbox.clock.advance(7 * day + 1_000)
    const late = await test.stripe.subscriptions.retrieve(subscription.id)
    const good = await test.stripe.paymentMethods.attach('pm_card_visa', { customer: String(late.customer) })
    const paid = await test.stripe.invoices.pay(String(late.latest_invoice), { payment_method: good.id })
    expect(paid.status).toBe('paid')
    expect((await test.stripe.subscriptions.retrieve(subscription.id)).status).toBe('active')
  })

  it('ends with its period on request, which can be undone before', async () => {
    const { id } = await subscribe()
    expect(await test.stripe.subscriptions.update(id, { cancel_at_period_end: true })).toMatchObject({
      status: 'active',
      cancel_at_period_end: true,
    })
    expect(await test.stripe.subscriptions.update(id, { cancel_at_period_end: false })).toMatchObject({
      cancel_at: null,
    })
    await test.stripe.subscriptions.update(id, { cancel_at_period_end: true })
    await test.sandbox.clock.advance(32 * day)
    expect((await test.stripe.subscriptions.retrieve(id)).status).toBe('canceled')
    expect((await errorOf(test.stripe.subscriptions.cancel(id))).code).toBe('resource_missing')
  })

  it('pauses when its trial ends without a card, and can be resumed with one', async () => {
    const { id: customer } = await test.stripe.customers.create({ name: 'No Card Ltd' })
    const { id } = await subscribe({
      customer,
      default_payment_method: undefined,
      trial_period_days: 7,
      trial_settings: { end_behavior: { missing_payment_method: 'pause' } },
    })
    await test.sandbox.clock.advance(8 * day)
    expect((await test.stripe.subscriptions.retrieve(id)).status).toBe('paused')
    const { id: card } = await test.stripe.paymentMethods.attach('pm_card_visa', { customer })
    await test.stripe.subscriptions.update(id, { default_payment_method: card })
    expect((await test.stripe.subscriptions.resume(id)).status).toBe('active')
  })

  it('waits for a browser to confirm its first payment', async () => {
    const waiting = await subscribe({
      payment_behavior: 'default_incomplete',
      expand: ['latest_invoice.confirmation_secret'],
    })
    const invoice = waiting.latest_invoice
    const secret = typeof invoice === 'object' ? (invoice?.confirmation_secret?.client_secret ?? '') : ''
    const [id] = secret.split('_secret_')
    await test.browser.rawRequest('POST', `/v1/payment_intents/${id}/confirm`, {
      client_secret: secret,
      payment_method: String(waiting.default_payment_method),
    })
    expect((await test.stripe.subscriptions.retrieve(waiting.id)).status).toBe('active')
  })

  it('credits a part of an invoice to the card, with its part of VAT', async () => {
    const subscription = await subscribe()
    const invoice = String(subscription.latest_invoice)
    const note = await test.stripe.creditNotes.create({
      invoice,
      refund_amount: 3000,
      reason: 'order_change',
    })
    expect(note).toMatchObject({
      total: 3000,
      total_taxes: [{ amount: 500 }],
      refunds: [{ amount_refunded: 3000 }],
    })
    expect((await test.stripe.creditNotes.list({ invoice })).data).toHaveLength(1)
    await errorOf(test.stripe.creditNotes.create({ invoice, refund_amount: 3001 }))
  })
})
