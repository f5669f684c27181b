import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../platform/testing/start-test-app.ts'
import { aMandatedTalent, newAgent } from '../testing/agency.ts'
import { onboard } from '../testing/money.ts'
import { newPerson, type Person } from '../testing/person.ts'
import { compareLedgers } from './money/compare-ledgers.ts'
import { plan, runDeal, type Street } from './money/random-deal.ts'

/**
 * The number of random deals: 100 on every change, 1,000 in the full run. MONEY_SEED repeats the same deals.
 */
const count = Number(process.env.MONEY_DEALS ?? 100)
const seed = Number(process.env.MONEY_SEED ?? Date.now() % 1_000_000_000)
/** The ledgers are compared after this many deals, so that a difference is found near its cause. */
const every = 10

let app: TestApp
let street: Street
beforeAll(async () => {
  app = await startTestApp()
  const brand = await newPerson(app, 'brand', 'Random brand')
  const talents = await Promise.all(
    [0, 1, 2].map((number) => newPerson(app, 'talent', `Random talent ${number}`)),
  )
  const agents = await Promise.all([0, 1].map((number) => newAgent(app, `Random agent ${number}`)))
  street = { app, brand, talents }
  // The first and the third talent have an agency, at rates that leave fractions. The third talent and the
  // second agency never enter bank details, so their earnings stay owed.
  for (const [number, rate] of [1_733, 3_001].entries())
    await represent(agents[number], talents[2 * number], rate)
  for (const payee of [...talents.slice(0, 2), ...agents.slice(0, 1)]) await onboard(app, payee)
})
afterAll(() => app.stop())

test(`${count} deals of chance leave our books and the provider’s equal to the penny in every currency (seed ${seed})`, async () => {
  const plans = fc.sample(plan, { seed, numRuns: count })
  for (const [number, one] of plans.entries()) {
    await runDeal(street, one, `${seed}:${number}`).catch((error) => {
      throw new Error(`deal ${number} of seed ${seed}: ${JSON.stringify(one)}`, { cause: error })
    })
    if (number % every === every - 1)
      await equal(
        `seed ${seed}, up to deal ${number}: ${JSON.stringify(plans.slice(number - every + 1, number + 1))}`,
      )
  }
  await equal(`seed ${seed}`)
  const { rows } = await app.engine.root.execute(
    'select kind, count(*)::int as n from journals group by 1 order by 1',
  )
  console.log(`seed ${seed}: ${plans.length} deals, ${rows.map((row) => `${row.n} ${row.kind}`).join(', ')}`)
  await expectActs()
  expect(plans).toHaveLength(count)
}, 3_000_000)

/** Prints how many paid changes are in each state, and how often a deal, product or milestone came to one. In 100 deals the listed ones must have happened. */
async function expectActs(): Promise<void> {
  const { rows } = await app.engine.root.execute(
    `select kind || ' ' || status as act, count(*)::int as n from amendments group by 1
     union all select noun || ' ' || "to", count(*)::int from transitions where noun in ('shipment', 'milestone', 'deal') group by 1 order by 1`,
  )
  console.log(rows.map((row) => `${row.n} ${row.act}`).join(', '))
  if (count < 100) return
  const acts = rows.map((row) => row.act)
  // A renewal is accepted in two of a hundred deals, so that a hundred may have none.
  const kinds = ['change', 'extra_revision', ...(count >= 1_000 ? ['rights_renewal'] : [])]
  const accepted = kinds.map((kind) => `${kind} accepted`)
  const products = ['shipment shipped', 'shipment received', 'shipment cancelled']
  const milestones = ['milestone due', 'milestone funded', 'milestone paid_out', 'milestone cancelled']
  for (const act of [...accepted, ...products, ...milestones]) expect(acts).toContain(act)
}

async function represent(agent: Person | undefined, talent: Person | undefined, rate: number): Promise<void> {
  if (agent && talent)
    await aMandatedTalent(agent, talent, {
      exclusive: true,
      commission: { posting: rate, live: rate, content: rate },
    })
}

async function equal(about: string): Promise<void> {
  await compareLedgers(app).catch((error) => {
    throw new Error(about, { cause: error })
  })
  const { rows } = await app.engine.root.execute(
    "select type, last_error from provider_sync_queue where state <> 'done' union all select kind, last_error from provider_calls where state = 'waiting'",
  )
  expect(rows, about).toEqual([])
}
