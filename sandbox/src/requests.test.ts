import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Stripe from 'stripe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { errorOf, openTestSandbox, type TestSandbox } from './open-test-sandbox.ts'

let test: TestSandbox
beforeEach(async () => {
  test = await openTestSandbox()
})
afterEach(() => test.sandbox.close())

const params = { amount: 500, currency: 'gbp' } as const

/** Returns the injected failures that no request has received yet. */
async function failuresLeft(): Promise<unknown> {
  const response = await fetch(`${test.sandbox.url}/_sandbox/failures`)
  return Object(await response.json()).data
}

describe('the same request twice', () => {
  it('runs once and is replayed, also after an error', async () => {
    const first = await test.stripe.paymentIntents.create(params, { idempotencyKey: 'deal:1:fund:1' })
    const second = await test.stripe.paymentIntents.create(params, { idempotencyKey: 'deal:1:fund:1' })
    expect(second.id).toBe(first.id)
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true')
    const customer = (await test.payer()).customer
    const decline = { ...params, customer, payment_method: 'pm_card_chargeDeclined', confirm: true }
    const refused = await errorOf(test.stripe.paymentIntents.create(decline, { idempotencyKey: 'declined' }))
    const again = await errorOf(test.stripe.paymentIntents.create(decline, { idempotencyKey: 'declined' }))
    expect(again.payment_intent?.id).toBe(refused.payment_intent?.id)
    expect((await test.stripe.paymentIntents.list()).data.length).toBe(2)
  })

  it('fails with another body', async () => {
    await test.stripe.paymentIntents.create(params, { idempotencyKey: 'same' })
    const other = await errorOf(
      test.stripe.paymentIntents.create({ ...params, amount: 501 }, { idempotencyKey: 'same' }),
    )
    expect(other).toBeInstanceOf(Stripe.errors.StripeIdempotencyError)
  })

  it('fails with 409 while the first is in flight', async () => {
    await test.control('failures', { operation: 'POST /v1/payment_intents', mode: 'timeout' })
    const hanging = test.stripe.paymentIntents.create(params, { idempotencyKey: 'slow', timeout: 2_500 })
    const lost = errorOf(hanging)
    await expect.poll(failuresLeft).toEqual([])
    const early = await errorOf(test.stripe.paymentIntents.create(params, { idempotencyKey: 'slow' }))
    expect(early).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' })
    expect(await lost).toBeInstanceOf(Stripe.errors.StripeConnectionError)
    const later = () => test.stripe.paymentIntents.create(params, { idempotencyKey: 'slow' })
    await expect.poll(() => later().then(({ status }) => status, String)).toBe('requires_payment_method')
  })

  it('replays a server failure, and a new key is a new attempt', async () => {
    await test.control('failures', { operation: 'POST /v1/payment_intents', mode: 'error_500' })
    const make = (idempotencyKey: string) => test.stripe.paymentIntents.create(params, { idempotencyKey })
    expect((await errorOf(make('try:1'))).statusCode).toBe(500)
    expect((await errorOf(make('try:1'))).headers?.['idempotent-replayed']).toBe('true')
    expect((await make('try:2')).id).toMatch(/^pi_/)
  })

  it('returns the completed work after a lost response', async () => {
    const retrying = new Stripe(test.sandbox.secretKey, {
      host: '127.0.0.1',
      port: test.sandbox.port,
      protocol: 'http',
      maxNetworkRetries: 2,
    })
    await test.control('failures', { operation: 'POST /v1/payment_intents', mode: 'cut_after' })
    const made = await retrying.paymentIntents.create(params, { idempotencyKey: 'cut' })
    expect(made.lastResponse.headers['idempotent-replayed']).toBe('true')
    await test.control('failures', { operation: 'POST /v1/payment_intents', mode: 'cut_before' })
    const other = await retrying.paymentIntents.create(params, { idempotencyKey: 'cut before' })
    expect(other.lastResponse.headers['idempotent-replayed']).toBeUndefined()
    expect((await test.stripe.paymentIntents.list()).data.map(({ id }) => id)).toEqual([other.id, made.id])
  })

  it('runs after it was rate limited', async () => {
    for (const mode of ['rate_limit', 'lock_timeout']) {
      await test.control('failures', { path: '/v1/payment_intents', mode })
      expect((await errorOf(test.stripe.paymentIntents.create(params, { idempotencyKey: mode }))).code).toBe(
        mode,
      )
      expect((await test.stripe.paymentIntents.create(params, { idempotencyKey: mode })).amount).toBe(500)
    }
  })
})

describe('a caller', () => {
  it('without a valid key fails', async () => {
    const stranger = new Stripe('sk_test_stranger', {
      host: '127.0.0.1',
      port: test.sandbox.port,
      protocol: 'http',
    })
    expect(await errorOf(stranger.customers.create({}))).toBeInstanceOf(
      Stripe.errors.StripeAuthenticationError,
    )
    expect((await fetch(`${test.sandbox.url}/v1/customers`)).status).toBe(401)
  })

  it('with an unknown path or a missing object gets that error', async () => {
    expect((await errorOf(test.stripe.rawRequest('GET', '/v1/unheard_of'))).statusCode).toBe(404)
    expect(await errorOf(test.stripe.customers.retrieve('cus_none'))).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      param: 'id',
    })
    const foreign = errorOf(test.stripe.balance.retrieve({}, { stripeAccount: 'acct_none' }))
    expect((await foreign).statusCode).toBe(403)
  })

  it('with an unknown parameter gets an error that names it', async () => {
    const send = (changes: object) =>
      errorOf(test.stripe.rawRequest('POST', '/v1/payment_intents', { ...params, ...changes }))
    expect(await send({ colour: 'red' })).toMatchObject({ code: 'parameter_unknown', param: 'colour' })
    expect(await send({ amount: 'much' })).toMatchObject({
      code: 'parameter_invalid_integer',
      param: 'amount',
    })
    expect(await errorOf(test.stripe.rawRequest('POST', '/v1/payment_intents', { amount: 5 }))).toMatchObject(
      {
        code: 'parameter_missing',
        param: 'currency',
      },
    )
  })

  it('pages through a list in both directions', async () => {
    for (let number = 0; number < 5; number += 1)
      await test.stripe.customers.create({ name: `Brand ${number}` })
    const first = await test.stripe.customers.list({ limit: 2 })
    expect(first.data.map(({ name }) => name)).toEqual(['Brand 4', 'Brand 3'])
    expect(first.has_more).toBe(true)
    const next = await test.stripe.customers.list({ limit: 2, starting_after: first.data[1]?.id ?? '' })
    expect(next.data.map(({ name }) => name)).toEqual(['Brand 2', 'Brand 1'])
    const back = await test.stripe.customers.list({ limit: 2, ending_before: next.data[0]?.id ?? '' })
    expect(back.data.map(({ name }) => name)).toEqual(['Brand 4', 'Brand 3'])
    const none = await test.stripe.customers.list({ created: { gt: Math.floor(Date.now() / 1000) + 60 } })
    expect(none.data).toEqual([])
    const all: unknown[] = []
    for await (const customer of test.stripe.customers.list({ limit: 2 })) all.push(customer.name)
    expect(all.length).toBe(5)
  })

  it('from a page of another site cannot reach the control calls', async () => {
    const reply = await fetch(`${test.sandbox.url}/_sandbox/reset`, {
      method: 'POST',
      headers: { origin: 'http://evil.example' },
    })
    expect(reply.status).toBe(403)
  })
})

describe('the store', () => {
  it('survives a restart with its clock, keys and timers', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
    try {
      const before = await openTestSandbox({ folder })
      const payer = await before.payer()
      const held = await before.stripe.paymentIntents.create(
        { ...params, capture_method: 'manual', confirm: true, ...payer },
        { idempotencyKey: 'kept' },
      )
      await before.sandbox.clock.advance(86_400_000)
      const waiting = before.sandbox.events().length
      await before.sandbox.close()
      const after = await openTestSandbox({ folder })
      expect(after.sandbox.clock.now().getTime()).toBeGreaterThan(Date.now() + 86_000_000)
      expect(after.sandbox.events().length).toBe(waiting)
      expect(after.sandbox.takeDeliveries().length).toBeGreaterThan(0)
      expect((await after.stripe.paymentIntents.retrieve(held.id)).status).toBe('requires_capture')
      await after.sandbox.clock.advance(7 * 86_400_000)
      expect((await after.stripe.paymentIntents.retrieve(held.id)).status).toBe('canceled')
      await after.sandbox.close()
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it('deletes events after a month and keeps everything else', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
    const before = await openTestSandbox({ folder })
    const { id } = await before.stripe.customers.create({ name: 'Brand Ltd' })
    before.sandbox.takeDeliveries()
    await before.sandbox.clock.advance(31 * 86_400_000)
    await before.stripe.customers.update(id, { name: 'Brand plc' })
    await before.sandbox.close()
    const after = await openTestSandbox({ folder })
    expect(after.sandbox.events().map(({ type }) => type)).toEqual(['customer.updated'])
    expect(after.sandbox.takeDeliveries().map(({ type }) => type)).toEqual(['customer.updated'])
    expect(await after.stripe.customers.retrieve(id)).toMatchObject({ name: 'Brand plc' })
    await after.sandbox.close()
    rmSync(folder, { recursive: true })
  })

  it('belongs to one sandbox at a time', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
    const first = await openTestSandbox({ folder })
    await expect(openTestSandbox({ folder })).rejects.toThrow('Another payment sandbox')
    await first.sandbox.close()
    const second = await openTestSandbox({ folder })
    await second.sandbox.close()
    rmSync(folder, { recursive: true })
  })

  it('starts with the plan for brands in three currencies', async () => {
    const lookup_keys = [
      'brand_monthly_gbp',
      'brand_monthly_eur',
      'brand_monthly_usd',
      'brand_yearly_gbp',
      'brand_yearly_eur',
      'brand_yearly_usd',
    ]
    const { data } = await test.stripe.prices.list({ active: true, lookup_keys, expand: ['data.product'] })
    expect(Object.fromEntries(data.map(({ lookup_key, unit_amount }) => [lookup_key, unit_amount]))).toEqual({
      brand_monthly_gbp: 6_000,
      brand_monthly_eur: 7_000,
      brand_monthly_usd: 7_500,
      brand_yearly_gbp: 60_000,
      brand_yearly_eur: 70_000,
      brand_yearly_usd: 75_000,
    })
    expect(data[0]?.product).toMatchObject({ name: 'Marquee for brands' })
  })
})
