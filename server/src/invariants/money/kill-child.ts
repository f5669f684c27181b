import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { buildApp } from '../../app.ts'
import { readConfig } from '../../config.ts'
import { verifyLedger } from '../../modules/ledger/verify-ledger.ts'
import { saveSetting } from '../../modules/settings/settings.store.ts'
import { crashAt } from '../../platform/crash-point.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { sealNewRows } from '../../platform/events/seal.ts'
import { systemActor } from '../../platform/handler.ts'
import { openProvider } from '../../platform/provider/open-provider.ts'
import { inject } from '../../platform/testing/inject.ts'
import { sentEmails } from '../../platform/testing/sent-emails.ts'
import { onboard, pay } from '../../testing/money.ts'
import { expectOk, newPerson, type Person, type ServerUnderTest } from '../../testing/person.ts'
import { sendForm } from '../../testing/send-form.ts'
import { wrongUnreadCounts } from '../../testing/unread-counts.ts'
import { finishWork } from '../../testing/work.ts'
import { aDraftOffer, asOperator, cardLike, moneyOf, runStep } from './run-deal.ts'

/**
 * A server process that is killed: it first ends the deal that an earlier process left and prints its state, then
 * begins a deal. Arguments: folder, port, point (empty: no new deal), the pass at which it is killed, and how the deal
 * ends: by `work`, or by a `split` of its payment.
 */
const [folder = '', port = '0', point = '', times = '1', ending = 'work'] = process.argv.slice(2)
const statePath = join(folder, 'proof.json')

interface Known {
  brand: Pick<Person, 'role' | 'email' | 'token' | 'id'>
  talent: Pick<Person, 'role' | 'email' | 'token' | 'id'>
  cardId: string
  offerId: string | null
  ending: string
}

const config = readConfig({
  NODE_ENV: 'test',
  DATA_DIR: folder,
  PORT: port,
  DEMO: 'off',
  LOG_LEVEL: 'silent',
  RATE_LIMITS: 'off',
})
const provider = await openProvider(config)
const server = await buildApp(config, { provider })
await server.start()
const sandboxUrl = String(provider.settings.playUrl).replace(/\/_sandbox$/, '')
const market: ServerUnderTest = {
  app: server.app,
  call: (path, body, options) => inject(server.app, path, body, options),
  emails: sentEmails,
  settle: async () => quiet().then(() => 0),
  sandbox: {
    url: sandboxUrl,
    publicUrl: sandboxUrl,
    port: Number(new URL(sandboxUrl).port),
    secretKey: provider.settings.secretKey,
    publishableKey: provider.settings.publishableKey,
    close: provider.close,
    clock: { now: () => new Date(), advance: forward, set: forward },
    takeDeliveries: () => [],
    events: () => [],
  },
}
const known: Known = existsSync(statePath) ? JSON.parse(readFileSync(statePath, 'utf8')) : await begin()
const [brand, talent] = [personOf(known.brand), personOf(known.talent)]
if (known.offerId) console.log(`RESULT ${JSON.stringify(await finishAndReport(known.offerId))}`)
if (point) {
  const { offerId } = await aDraftOffer(brand, talent)
  keep({ ...known, offerId, ending })
  known.ending = ending
  crashAt(point, Number(times))
  await goOn(offerId)
  console.log('SURVIVED')
}
await server.stop()
process.exit(0)

async function begin(): Promise<Known> {
  await inTransaction(systemActor, () => saveSetting('earlyAccess', true))
  const [payer, payee] = [
    await newPerson(market, 'brand', 'Killed brand'),
    await newPerson(market, 'talent', 'Killed talent'),
  ]
  await onboard(market, payee)
  const cardId = await cardLike(market, payer, 'pm_card_visa')
  const plain = ({ role, email, token, id }: Person) => ({ role, email, token, id })
  const first = { brand: plain(payer), talent: plain(payee), cardId, offerId: null, ending }
  keep(first)
  return first
}

function keep(state: Known): void {
  writeFileSync(statePath, JSON.stringify(state))
}

function personOf(who: Known['brand']): Person {
  return {
    ...who,
    cookies: {},
    server: market,
    call: (path, body, options) => market.call(path, body, { token: who.token, ...options }),
    upload: async () =>
      expectOk(await sendForm(market, '/upload', {}, ['file'], { token: who.token }), 'upload').data.id,
  }
}

/** Completes a deal from any state, as people who retry would. */
async function goOn(offerId: string): Promise<void> {
  const offer = async () => expectOk(await brand.call('/brand/getOfferDetails', { offerId }), 'offer').data
  await quiet()
  if ((await offer()).status === 'draft')
    await pay(market, brand, await moneyOf(brand, offerId), known.cardId)
  await quiet()
  if ((await offer()).status === 'pending_talent')
    expectOk(await talent.call('/talent/accept-offer', { offerId, versionNo: 1 }), 'acceptance')
  await quiet()
  const { dealId } = await offer()
  const deal = expectOk(await brand.call('/brand/getDealDetails', { dealId }), 'deal').data
  if (known.ending === 'split') return splitDeal(deal)
  const deliverables: { id: string; status: string }[] = deal.deliverables
  const open = deliverables
    .filter((deliverable) => deliverable.status === 'pending')
    .map((deliverable) => deliverable.id)
  await finishWork(brand, talent, open)
  if (deal.status !== 'completed') expectOk(await brand.call('/brand/completeDeal', { dealId }), 'completion')
  await quiet()
}

/** Ends a deal with half of its payment back, from any state. */
async function splitDeal({ id: dealId, status }: { id: string; status: string }): Promise<void> {
  if (status === 'active')
    expectOk(
      await brand.call('/brand/cancellationReq', { dealId, reason: 'other', backBps: 5_000 }),
      'request',
    )
  const [request] = expectOk(await talent.call('/talent/getCancellations', { dealId }), 'requests').data.items
  if (request.status === 'pending')
    expectOk(await talent.call('/talent/agreeCancellation', { cancellationId: request.id }), 'agreement')
  await quiet()
}

/** Completes the deal and returns its final state, here and at the provider. */
async function finishAndReport(offerId: string): Promise<object> {
  await goOn(offerId)
  const money = await moneyOf(brand, offerId)
  const [payment] = money.payments
  const intents: { status: string; metadata: { payable?: string } }[] = (
    await asOperator(market, 'payment_intents?limit=100')
  ).data
  const transfers = await asOperator(market, `transfers?transfer_group=payable_${money.id}`)
  const { rows } = await server.engine.root.execute(
    `select status, amount from payouts where payable_id = '${money.id}'`,
  )
  await sealNewRows()
  return {
    ending: known.ending,
    payment: [money.payments.length, payment.status, payment.captured, payment.refunded],
    charges: intents.filter((intent) => intent.metadata.payable === money.id).map((intent) => intent.status),
    transfers: transfers.data.map((transfer: { amount: number }) => transfer.amount),
    payouts: rows.map((row) => row.amount),
    faults: [
      ...(await verifyLedger())
        .filter((check) => !check.holds)
        .map((check) => `${check.name}: ${check.detail}`),
      ...(await wrongUnreadCounts()),
    ],
  }
}

/** Waits until nothing is left to do, here or at the provider; delayed retries run at once. */
async function quiet(): Promise<void> {
  let calm = 0
  for (let waited = 0; calm < 3; waited += 1) {
    if (waited > 400) throw new Error('It never became quiet')
    let waiting = 0
    for (const table of ['provider_calls', 'provider_sync_queue']) {
      const statement = `update ${table} set due_at = least(due_at, now()) where state = 'waiting' and due_at > now() + interval '1 second' returning id`
      const { rows } = await server.engine.root.execute(
        `select count(*)::int as n from ${table} where state = 'waiting'`,
      )
      waiting += Number(rows[0]?.n)
      if (waited % 20 === 19) await server.engine.root.execute(statement)
    }
    const posts: { id: number; state: string }[] = await (await fetch(`${sandboxUrl}/_sandbox/deliveries`))
      .json()
      .then((reply) => Object(reply).data)
    const undelivered = posts.filter((post) => post.state === 'waiting')
    waiting += undelivered.length
    // The provider's first attempts come before this process listens.
    if (waited % 20 === 19)
      for (const { id } of undelivered)
        await fetch(`${sandboxUrl}/_sandbox/deliveries/${id}/deliver`, { method: 'POST' })
    calm = waiting === 0 ? calm + 1 : 0
    await pause(60)
  }
}

async function forward(ms: number): Promise<void> {
  await runStep(market, 'clock', { set_offset_ms: ms })
}
