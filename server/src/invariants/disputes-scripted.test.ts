import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../platform/testing/start-test-app.ts'
import { runDueTimers } from '../platform/timers/timers.ts'
import { openDispute } from '../testing/cases.ts'
import { onboard } from '../testing/money.ts'
import { newOperator, type Operator } from '../testing/operator.ts'
import { expectOk, newPerson, type Person } from '../testing/person.ts'
import { aDeal } from '../testing/work.ts'
import { after, type Script, start } from './disputes/reference.ts'
import { compareLedgers } from './money/compare-ledgers.ts'

/** The number of scripted disputes: 15 on every change, 500 in the full run. DISPUTE_SEED repeats the same ones. */
const count = Number(process.env.DISPUTES ?? 15)
const seed = Number(process.env.DISPUTE_SEED ?? Date.now() % 1_000_000_000)

let app: TestApp
let brand: Person
let talent: Person
/** Two operators, so that an appeal goes to the other one. */
let operators: readonly [Operator, Operator]
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Scripted brand')
  talent = await newPerson(app, 'talent', 'Scripted talent')
  operators = [await newOperator(app, 'First operator'), await newOperator(app, 'Second operator')]
  await onboard(app, talent)
})
afterAll(() => app.stop())

const bps = fc.integer({ min: 0, max: 20 }).map((step) => step * 500)
const side = fc.constantFrom('brand' as const, 'talent' as const)
const step: fc.Arbitrary<Script> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('propose' as const), side, bps }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('accept' as const), side }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('withdraw' as const), side }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('time' as const) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('decide' as const), bps }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('appeal' as const), side }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('waive' as const), side }) },
)
const plan = fc.record({
  price: fc.integer({ min: 1_000, max: 500_000 }),
  opener: side,
  steps: fc.array(step, { minLength: 2, maxLength: 9 }),
})

test(`${count} scripted disputes end as an independent reference says, and the ledgers stay equal (seed ${seed})`, async () => {
  const ends = new Map<string, number>()
  for (const [number, script] of fc.sample(plan, { seed, numRuns: count }).entries()) {
    const about = `dispute ${number} of seed ${seed}: ${JSON.stringify(script)}`
    const { dealId } = await aDeal(brand, talent, { price: script.price })
    const disputeId = await openDispute(script.opener === 'brand' ? brand : talent, dealId)
    let expected = start(script.opener)
    for (const one of script.steps) {
      const next = after(expected, one)
      expect(
        (await perform(disputeId, expected.offers, one)) === 200,
        `${about} at ${JSON.stringify(one)}`,
      ).toBe(next !== null)
      expected = next ?? expected
    }
    await app.settle()
    const { status, settlement } = expectOk(await brand.call('/brand/getDisputes', { dealId }), 'disputes')
      .data.items[0]
    expect([status, settlement?.backBps ?? null], about).toEqual([expected.status, expected.split])
    const { money } = expectOk(await brand.call('/brand/getDealDetails', { dealId }), 'deal').data
    const back =
      expected.split === null ? 0 : Math.floor((2 * script.price * expected.split + 10_000) / 20_000)
    expect(money.payment.refunded, about).toBe(back)
    ends.set(status, (ends.get(status) ?? 0) + 1)
    if (number % 10 === 9) await compareLedgers(app)
  }
  await compareLedgers(app)
  console.log(`seed ${seed}: ${[...ends].map(([end, times]) => `${times} ${end}`).join(', ')}`)
}, 3_000_000)

/** Performs one step and returns its HTTP status; time that changes nothing counts as refused (409). */
async function perform(
  disputeId: string,
  offers: { brand: number | null; talent: number | null },
  one: Script,
): Promise<number> {
  if (one.kind === 'time') return passTime(disputeId)
  if (one.kind === 'decide') {
    const decision = { decision: 'other', text: 'Decided as the script says it.', reason: 'Scripted.' }
    const body = { disputeId, backBps: one.bps, ...decision }
    const first = await operators[0].call('/superAdmin/decideDispute', body)
    const { status } =
      first.code === 'other_operator_needed'
        ? await operators[1].call('/superAdmin/decideDispute', body)
        : first
    return status
  }
  const person = one.side === 'brand' ? brand : talent
  const call = (path: string, body: object = {}) =>
    person.call(`/${one.side}/${path}`, { disputeId, ...body }).then(({ status }) => status)
  switch (one.kind) {
    case 'propose':
      return call('proposeSettlement', { backBps: one.bps })
    case 'accept':
      return call('acceptSettlement', { backBps: offers[one.side === 'brand' ? 'talent' : 'brand'] ?? 0 })
    case 'withdraw':
      return call('withdrawDispute')
    case 'appeal':
      return call('appealDecision', { text: 'The decision is not right.' })
    case 'waive':
      return call('waiveAppeal')
  }
}

/** Ends the time that the dispute waits for, if there is one. */
async function passTime(disputeId: string): Promise<number> {
  await app.engine.root.execute(
    `update disputes set settle_by = now() - interval '1 second' where id = '${disputeId}'`,
  )
  const { rows } = await app.engine.root.execute(
    `update timers set fires_at = now() - interval '1 second' where subject_id = '${disputeId}' and event in ('escalate', 'close') returning event`,
  )
  if (rows.some(({ event }) => event === 'close'))
    await app.engine.root.execute(
      `update disputes set appeal_by = now() - interval '1 second' where id = '${disputeId}'`,
    )
  await runDueTimers()
  return rows.length > 0 ? 200 : 409
}
