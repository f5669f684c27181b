import { allLifecycles } from '@marquee/contract/lifecycles/index'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../platform/testing/start-test-app.ts'
import { newOperator, type Operator } from '../testing/operator.ts'
import { aPair, type Pair } from '../testing/pairs.ts'
import { amendmentModel } from './models/amendment.ts'
import { applicationModel } from './models/application.ts'
import { campaignModel } from './models/campaign.ts'
import { cancellationModel } from './models/cancellation.ts'
import { explain, sendTogether } from './models/concurrent-commands.ts'
import { correctionModel } from './models/correction.ts'
import { dealModel, unfundedDealModel, unshippedDealModel } from './models/deal.ts'
import { deliverableModel } from './models/deliverable.ts'
import { disputeModel } from './models/dispute.ts'
import type { Command, Model, ModelState } from './models/model.ts'
import { offerModel } from './models/offer.ts'
import { pathsTo, walk } from './models/paths.ts'

const runs = Number(process.env.MODEL_RUNS ?? 20)
const seed = Number(process.env.MODEL_SEED ?? 20_261_121)

let app: TestApp
let pair: Pair
let operator: Operator
beforeAll(async () => {
  app = await startTestApp()
  pair = await aPair(app, 'Model')
  operator = await newOperator(app)
})
afterAll(() => app.stop())

prove('campaign', () => campaignModel(pair))
prove('application', () => applicationModel(pair))
prove('offer', () => offerModel(app, pair))
prove(
  'deal',
  () => dealModel(app, pair),
  () => unshippedDealModel(app, pair),
  () => unfundedDealModel(app, pair),
)
prove('amendment', () => amendmentModel(app, pair))
prove('deliverable', () => deliverableModel(app, pair))
prove(
  'cancellation',
  () => cancellationModel(pair, 'brand'),
  () => cancellationModel(pair, 'talent'),
)
prove(
  'dispute',
  () => disputeModel(pair, operator, 'brand'),
  () => disputeModel(pair, operator, 'talent'),
)

prove(
  'correction',
  () => correctionModel(app, pair, operator, false),
  () => correctionModel(app, pair, operator, true),
)

/** Proves a lifecycle by its models; several where it depends on the side that begins. */
function prove<S extends ModelState, T, E extends string>(
  noun: string,
  modelOf: () => Model<S, T, E>,
  ...others: (() => Model<S, T, E>)[]
): void {
  describe(`the ${noun}`, () => {
    test('every legal and illegal transition, from each state and by each party, ends as the lifecycle says', () =>
      proveTables([modelOf, ...others].map((of) => of())))
    test(`${runs} crowds of clients at once leave a linear history`, () => proveCrowds(modelOf()))
  })
}

async function proveTables<S extends ModelState, T, E extends string>(
  models: readonly Model<S, T, E>[],
): Promise<void> {
  const hit = new Set<string>()
  const reached = new Set<string>()
  for (const model of models) {
    const ways = pathsTo(model)
    for (const state of ways.keys()) reached.add(state)
    await proveTable(model, ways, hit)
  }
  const [{ noun } = { noun: '' }] = models
  expect(movesOf(noun, [...reached]).filter((move) => !hit.has(move))).toEqual([])
}

/** Sends every command in every state and adds the moves that were made to `hit`. */
async function proveTable<S extends ModelState, T, E extends string>(
  model: Model<S, T, E>,
  ways: ReturnType<typeof pathsTo<S, T, E>>,
  hit: Set<string>,
): Promise<void> {
  let refused = 0
  for (const { way, state } of ways.values()) {
    for (const command of model.commands) {
      const { next, refused: status } = model.step(state, command)
      if (!next && model.isQuiet(command)) continue
      const subject = await walk(model, way)
      expect(await model.readStatus(subject)).toBe(state.status)
      const answer = await model.send(subject, command)
      const what = `${state.status} --${command.event} by ${command.by}--> ${answer.status} ${answer.code ?? ''}`
      expect(answer.status, what).toBe(next ? 200 : status)
      expect(await model.readStatus(subject), what).toBe(next ? next.status : state.status)
      if (next) hit.add(`${next.moved ?? command.event} by ${command.by}`)
      else refused += 1
    }
  }
  console.log(`${model.noun}: ${hit.size} kinds of moves hit, ${refused} illegal ones refused`)
}

async function proveCrowds<S extends ModelState, T, E extends string>(model: Model<S, T, E>): Promise<void> {
  const loud = model.commands.filter((command) => !model.isQuiet(command))
  const crowds = fc.array(fc.array(fc.constantFrom<Command<E>>(...loud), { minLength: 1, maxLength: 3 }), {
    minLength: 1,
    maxLength: 6,
  })
  await fc.assert(
    fc.asyncProperty(crowds, async (rounds) => {
      const subject = await model.make()
      let state: S = model.start
      for (const commands of rounds) {
        await model.readStatus(subject)
        const outcomes = await sendTogether(model, subject, commands)
        const endsAt = await model.readStatus(subject)
        const explained = explain(model, state, outcomes, endsAt)
        if (!explained)
          throw new Error(
            `from ${JSON.stringify(state)}: ${JSON.stringify(outcomes)} ends at ${endsAt}: no order explains this`,
          )
        state = explained
      }
    }),
    { numRuns: runs, seed, endOnFailure: true },
  )
}

/**
 * Returns the transitions by people that the lifecycle allows from the reachable states, as `event by party`.
 */
function movesOf(noun: string, reached: readonly string[]): string[] {
  const rows = allLifecycles.find((lifecycle) => lifecycle.noun === noun)?.transitions ?? []
  const ours = rows.filter(
    (row) =>
      !row.later && !row.from.includes('new') && row.label && row.from.some((from) => reached.includes(from)),
  )
  return ours.flatMap((row) =>
    row.by.filter((by) => by === 'brand' || by === 'talent').map((by) => `${row.event} by ${by}`),
  )
}
