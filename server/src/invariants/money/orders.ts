import { expect } from 'vitest'
import { processSyncQueue } from '../../platform/provider/sync-queue.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'
import { compareLedgers } from './compare-ledgers.ts'
import { aHeldOffer, asOperator, moneyOf, runStep } from './run-deal.ts'
import { seededRandom } from './seeded-random.ts'

/** The provider's events of one payment that was charged, refunded in part, disputed and lost. */
const eventTypes = [
  'payment_intent.amount_capturable_updated',
  'payment_intent.succeeded',
  'charge.captured',
  'refund.created',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
] as const

type Delivery = ReturnType<TestApp['sandbox']['takeDeliveries']>[number]

interface Market {
  app: TestApp
  brand: Person
  talent: Person
}

/** Starts a server for trying orders of events. */
export async function openOrders(name: string): Promise<Market> {
  const app = await startTestApp()
  return {
    app,
    brand: await newPerson(app, 'brand', `Orders ${name}`),
    talent: await newPerson(app, 'talent', `Ordered ${name}`),
  }
}

/** Returns the order of the seven events with this number: 0 to 5,039. */
export function orderOf(number: number): number[] {
  const left = eventTypes.map((_, index) => index)
  const order: number[] = []
  let rest = number
  for (let size = eventTypes.length; size > 0; size -= 1) {
    const [index] = left.splice(rest % size, 1)
    order.push(index ?? 0)
    rest = Math.floor(rest / size)
  }
  return order
}

/**
 * Delivers the events of a new deal in this order, some twice and some never (the sync job fetches those at
 * the end), and returns the resulting state.
 */
export async function tryOrder(market: Market, number: number): Promise<object> {
  const { app, brand } = market
  const roll = seededRandom(number)
  const offerId = await anAwaitedOffer(market)
  const deliveries = await everythingHappens(market, offerId)
  const lost: Delivery[] = []
  for (const index of orderOf(number)) {
    const [delivery] = deliveries.filter(({ type }) => type === eventTypes[index])
    if (!delivery) throw new Error(`The provider did not send ${eventTypes[index]}`)
    if (roll() < 0.1) lost.push(delivery)
    else for (let time = 0; time < (roll() < 0.25 ? 2 : 1); time += 1) await deliver(app, delivery)
    if (roll() < 0.5) await processSyncQueue()
  }
  for (const delivery of lost) await deliver(app, delivery)
  await followAll(app)
  await app.settle()
  return moneyState(market, await moneyOf(brand, offerId))
}

/** Ends a run of orders after comparing the ledgers. */
export async function closeOrders({ app }: Market): Promise<void> {
  try {
    await compareLedgers(app)
  } finally {
    await app.stop()
  }
}

/** Creates an accepted offer whose charge is requested but not made. */
async function anAwaitedOffer({ app, brand, talent }: Market): Promise<string> {
  const { offerId } = await aHeldOffer(app, brand, talent, { price: 150_001 })
  expectOk(await talent.call('/talent/accept-offer', { offerId, versionNo: 1 }), 'acceptance')
  return offerId
}

/**
 * Runs the rest of the payment's life at the provider without delivering events, and returns those events.
 */
async function everythingHappens({ app }: Market, offerId: string): Promise<Delivery[]> {
  const { rows } = await app.engine.root.execute(
    `select p.intent_ref from payments p join payables b on b.id = p.payable_id where b.subject_id = '${offerId}'`,
  )
  const intent = String(rows[0]?.intent_ref)
  const charged = await asOperator(app, `payment_intents/${intent}/capture`, {})
  await asOperator(app, 'refunds', { payment_intent: intent, amount: '33333' })
  const { id } = await runStep(app, 'disputes', { charge: charged.latest_charge, amount: 77_777 })
  await runStep(app, `disputes/${id}/lose`)
  return app.sandbox.takeDeliveries()
}

async function deliver(app: TestApp, { endpoint, body, headers }: Delivery): Promise<void> {
  const answer = await app.app.inject({ method: 'POST', url: endpoint, payload: body, headers })
  expect(answer.statusCode).toBe(200)
}

/** Runs the syncs that were delayed because an earlier event was missing, as time would. */
async function followAll(app: TestApp): Promise<void> {
  for (let round = 0; round < 10; round += 1) {
    const { rows } = await app.engine.root.execute(
      "update provider_sync_queue set due_at = now() where state = 'waiting' returning id",
    )
    if (rows.length === 0) return
    await processSyncQueue()
  }
  const { rows } = await app.engine.root.execute(
    "select type, last_error from provider_sync_queue where state = 'waiting'",
  )
  throw new Error(`Some deliveries could not be followed: ${JSON.stringify(rows)}`)
}

/** Returns the state of the offer, its payments and its ledger, without ids that differ between deals. */
async function moneyState(
  { app }: Market,
  money: { id: string; subjectId: string; status: string; payments: object[]; refunds: object[] },
) {
  const ask = async (query: string) => (await app.engine.root.execute(query)).rows
  return {
    payable: money.status,
    payments: await ask(
      `select status, captured, refunded, amount from payments where payable_id = '${money.id}'`,
    ),
    refunds: await ask(
      `select r.status, r.amount from refunds r join payments p on p.id = r.payment_id where p.payable_id = '${money.id}' order by 2`,
    ),
    disputes: await ask(
      `select c.status, c.amount from chargebacks c join payments p on p.id = c.payment_id where p.payable_id = '${money.id}'`,
    ),
    offer: await ask(`select status from offers where id = '${money.subjectId}'`),
    deal: await ask(`select status from deals where offer_id = '${money.subjectId}'`),
    payouts: await ask(`select status, amount from payouts where payable_id = '${money.id}'`),
    unknown: await ask("select type from provider_sync_queue where state = 'unknown'"),
    documents: await ask(
      `select kind, sum(gross)::int as gross, sum(tax)::int as tax from documents where subject = '${money.id}' group by 1 order by 1`,
    ),
    books: await ask(
      `select split_part(a.code, ':', 1) as account, sum(p.amount)::int as balance from postings p
       join ledger_accounts a on a.id = p.account_id join journals j on j.id = p.journal_id
       where j.subject = '${money.id}' group by 1 order by 1`,
    ),
  }
}
