import { createHmac } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { compareLedgers } from '../../invariants/money/compare-ledgers.ts'
import {
  aDraftOffer,
  aHeldOffer,
  asOperator,
  cardLike,
  injectFailure,
  intentOf,
  moneyOf,
  recover,
  runStep,
} from '../../invariants/money/run-deal.ts'
import { pollProvider, reconcile } from '../../platform/provider/reconcile.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { pay } from '../../testing/money.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'

const platform = { url: '/api/stripe/webhook', secret: 'whsec_of_a_test' }
const connect = { url: '/api/stripe/connect-webhook', secret: 'whsec_of_a_connect_test' }

let app: TestApp
let brand: Person
let talent: Person
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Webhook brand')
  talent = await newPerson(app, 'talent', 'Webhook talent')
})
beforeEach(() => app.settle())
afterEach(async () => {
  await recover(app)
  await forgetWaits()
  await compareLedgers(app)
})
afterAll(() => app.stop())

/** Makes calls and syncs that were postponed after an error due at once. */
async function forgetWaits(): Promise<void> {
  for (const table of ['provider_calls', 'provider_sync_queue'])
    await app.engine.root.execute(
      `update ${table} set due_at = now() - interval '1 second' where state = 'waiting'`,
    )
}
const accept = (offerId: string) => talent.call('/talent/accept-offer', { offerId, versionNo: 1 })
const countHints = async () =>
  Number((await app.engine.root.execute('select count(*)::int as n from provider_sync_queue')).rows[0]?.n)
const deliver = ({
  endpoint,
  body,
  headers,
}: {
  endpoint: string
  body: string
  headers: Record<string, string>
}) => app.app.inject({ method: 'POST', url: endpoint, payload: body, headers })

describe('webhooks of the provider', () => {
  test('a hold whose webhook never arrives is found by polling, and its offer is sent', async () => {
    const { offerId, payable } = await aDraftOffer(brand, talent)
    const pending = await pay(
      app,
      brand,
      payable,
      await cardLike(app, brand, 'pm_card_authenticationRequired'),
    )
    await runStep(app, `intents/${(await intentOf(app, pending.id)).id}/authenticate`, { passed: true })
    app.sandbox.takeDeliveries()
    await app.settle()
    expect((await moneyOf(brand, offerId)).status).toBe('action_required')
    app.clock.offset(11 * 60_000)
    await pollProvider()
    app.clock.offset(0)
    expect((await moneyOf(brand, offerId)).status).toBe('authorised')
  })

  test('events that never arrive are read from the provider’s event list', async () => {
    const { offerId } = await aHeldOffer(app, brand, talent)
    expectOk(await accept(offerId), 'acceptance')
    await app.settle()
    const charge = (await intentOf(app, (await moneyOf(brand, offerId)).payments[0].id)).latest_charge
    await asOperator(app, 'refunds', { charge, amount: '12000' })
    app.sandbox.takeDeliveries()
    expect((await moneyOf(brand, offerId)).payments[0].refunded).toBe(0)
    expect(await reconcile()).toBeGreaterThan(0)
    await app.settle()
    expect((await moneyOf(brand, offerId)).payments[0].refunded).toBe(12_000)
    expect(await reconcile(), 'each is reported once').toBe(0)
  })

  test('events that arrive five times, last first, change nothing more than once', async () => {
    const { offerId } = await aHeldOffer(app, brand, talent)
    expectOk(await accept(offerId), 'acceptance')
    const deliveries = app.sandbox.takeDeliveries().toReversed()
    for (const delivery of [...deliveries, ...deliveries, ...deliveries, ...deliveries, ...deliveries])
      expect((await deliver(delivery)).statusCode).toBe(200)
    await app.settle()
    expect(await moneyOf(brand, offerId)).toMatchObject({
      status: 'paid',
      payments: [{ status: 'captured', captured: 120_000 }],
    })
  })

  test('an event needs the right signature, a recent time, its own address and our mode', async () => {
    const before = await countHints()
    const now = Math.floor(Date.now() / 1_000)
    const forged: [why: string, answer: Promise<number>][] = [
      ['no signature', send({ signature: '' })],
      ['another secret', send({ secret: 'whsec_of_a_thief' })],
      ['the other endpoint’s secret', send({ secret: connect.secret })],
      ['too old', send({ at: now - 301 })],
      ['a changed body', send({ changed: true })],
      ['only an old scheme', send({ scheme: 'v0' })],
      ['real money', send({ livemode: true })],
      ['an account’s event at our own endpoint', send({ account: 'acct_1' })],
      ['our own event at the accounts’ endpoint', send({ to: connect })],
      ['no JSON', send({ body: 'not json' })],
    ]
    for (const [why, status] of forged) expect(await status, why).toBe(400)
    expect(await countHints()).toBe(before)
    expect(await send({})).toBe(200)
    expect(await countHints()).toBe(before + 1)
  })

  test('a correctly signed event, of another account or with another state, moves no money', async () => {
    const { offerId } = await aHeldOffer(app, brand, talent)
    const before = await moneyOf(brand, offerId)
    const intent = await intentOf(app, before.payments[0].id)
    const eventOf = (type: string, account?: string) =>
      JSON.stringify({
        id: `evt_${type}_${account ?? 'ours'}`,
        object: 'event',
        type,
        livemode: false,
        data: { object: { ...intent, object: 'payment_intent', status: 'succeeded', amount_received: 1 } },
        ...(account && { account }),
      })
    for (const type of ['payment_intent.succeeded', 'payment_intent.canceled', 'charge.refunded']) {
      expect(await send({ to: connect, body: eventOf(type, 'acct_of_another') }), type).toBe(200)
      expect(await send({ body: eventOf(type) }), type).toBe(200)
    }
    await app.settle()
    expect(await moneyOf(brand, offerId)).toEqual(before)
  })
})

describe('a provider with errors', () => {
  test('a payment without an answer is found by its key and not charged twice', async () => {
    const { offerId, payable } = await aDraftOffer(brand, talent)
    const cardId = await cardLike(app, brand, 'pm_card_visa')
    const before = await countIntents()
    await injectFailure(app, 'POST /v1/payment_intents', 'cut_after', 3)
    const waiting = expectOk(
      await brand.call('/createOneTimePayment', { payableId: payable.id, cardId }),
      'payment',
    ).data
    expect(waiting.status).toBe('requires_payment')
    const again = await pay(app, brand, payable, cardId)
    expect(again).toMatchObject({ id: waiting.id, status: 'authorised' })
    expect((await countIntents()) - before).toBe(1)
    expect((await moneyOf(brand, offerId)).payments).toHaveLength(1)
  })

  test.each(['cut_before', 'rate_limit', 'lock_timeout'] as const)(
    'after %s the call is repeated a little later, and holds once',
    async (mode) => {
      const { offerId, payable } = await aDraftOffer(brand, talent)
      const before = await countIntents()
      await injectFailure(app, 'POST /v1/payment_intents', mode, 3)
      expect((await pay(app, brand, payable, await cardLike(app, brand, 'pm_card_visa'))).status).toBe(
        'requires_payment',
      )
      await recover(app)
      await forgetWaits()
      await app.settle()
      expect((await moneyOf(brand, offerId)).status).toBe('authorised')
      expect((await countIntents()) - before).toBe(1)
    },
  )

  test('after a server error the call is repeated under one key for a day, then holds once', async () => {
    const { offerId, payable } = await aDraftOffer(brand, talent)
    const before = await countIntents()
    await injectFailure(app, 'POST /v1/payment_intents', 'error_500')
    expect((await pay(app, brand, payable, await cardLike(app, brand, 'pm_card_visa'))).status).toBe(
      'requires_payment',
    )
    await app.sandbox.clock.advance(25 * 3_600_000)
    await forgetWaits()
    await app.settle()
    expect((await moneyOf(brand, offerId)).status).toBe('authorised')
    expect((await countIntents()) - before).toBe(1)
    await app.sandbox.clock.set(0)
  })

  test('an acceptance while the provider is down is charged later, and opens one deal', async () => {
    const { offerId } = await aHeldOffer(app, brand, talent)
    await injectFailure(app, '*', 'cut_before', 12)
    expect(expectOk(await accept(offerId), 'acceptance').data.status).toBe('awaiting_payment')
    await app.settle()
    expect((await moneyOf(brand, offerId)).payments[0].captured).toBe(0)
    await recover(app)
    await forgetWaits()
    await app.settle()
    expect(await moneyOf(brand, offerId)).toMatchObject({ status: 'paid', payments: [{ captured: 120_000 }] })
    expect(
      expectOk(await talent.call('/talent/getOfferDetails', { offerId }), 'offer').data.dealId,
    ).toBeTruthy()
  })

  test('a call that needs the provider fails while it is down', async () => {
    await injectFailure(app, '*', 'cut_before', 50)
    const answer = await brand.call('/brand/addCard')
    expect([answer.status, answer.code]).toEqual([503, 'provider_unreachable'])
  })

  test('a charge whose answer is lost happens once, and its webhook arrives first', async () => {
    const { offerId } = await aHeldOffer(app, brand, talent)
    await injectFailure(app, 'POST /v1/payment_intents/{intent}/capture', 'cut_after', 3)
    expectOk(await accept(offerId), 'acceptance')
    await app.settle()
    expect(await moneyOf(brand, offerId)).toMatchObject({
      status: 'paid',
      payments: [{ status: 'captured', captured: 120_000 }],
    })
    await forgetWaits()
    await app.settle()
    expect(await moneyOf(brand, offerId)).toMatchObject({
      payments: [{ status: 'captured', captured: 120_000 }],
    })
  })
})

test('a late charge opens no deal; the brand can hold the amount again and the offer continues', async () => {
  const { offerId, payable } = await aHeldOffer(app, brand, talent)
  await injectFailure(app, '*', 'cut_before', 12)
  expectOk(await accept(offerId), 'acceptance')
  await app.settle()
  await recover(app)
  await app.sandbox.clock.advance(8 * 86_400_000)
  app.sandbox.takeDeliveries()
  await forgetWaits()
  await app.settle()
  expect(await moneyOf(brand, offerId)).toMatchObject({
    status: 'due',
    payments: [{ status: 'voided', captured: 0 }],
  })
  await app.sandbox.clock.set(0)
  await pay(app, brand, payable, await cardLike(app, brand, 'pm_card_visa'))
  await app.settle()
  expect(expectOk(await talent.call('/talent/getOfferDetails', { offerId }), 'offer').data).toMatchObject({
    status: 'accepted',
  })
})

const countIntents = async (): Promise<number> =>
  (await asOperator(app, 'payment_intents?limit=100')).data.length

interface Forged {
  to?: typeof platform
  secret?: string
  at?: number
  scheme?: string
  signature?: string
  changed?: boolean
  livemode?: boolean
  account?: string
  body?: string
}

/** Sends an event as the provider would, except for the given differences. */
async function send({
  to = platform,
  at = Math.floor(Date.now() / 1_000),
  scheme = 'v1',
  ...how
}: Forged): Promise<number> {
  const event = {
    id: `evt_forged_${Math.random()}`,
    object: 'event',
    type: 'payment_intent.succeeded',
    livemode: how.livemode ?? false,
    data: { object: { id: 'pi_unknown', object: 'payment_intent' } },
    ...(how.account ? { account: how.account } : {}),
  }
  const body = how.body ?? JSON.stringify(event)
  const mac = createHmac('sha256', how.secret ?? to.secret)
    .update(`${at}.${body}`)
    .digest('hex')
  const signature = how.signature ?? `t=${at},${scheme}=${mac}`
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  const payload = how.changed ? body.replace('pi_unknown', 'pi_another') : body
  return (await app.app.inject({ method: 'POST', url: to.url, payload, headers })).statusCode
}
