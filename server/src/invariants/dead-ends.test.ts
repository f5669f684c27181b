import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../platform/testing/start-test-app.ts'
import { newAgent } from '../testing/agency.ts'
import { onboard } from '../testing/money.ts'
import { newOperator, type Operator, signInOperator } from '../testing/operator.ts'
import { expectOk, newPerson, signInAgain } from '../testing/person.ts'
import { act, decideQueue } from './dead-ends/act.ts'
import { arrangements, type Silent } from './dead-ends/arrangements.ts'
import { composedStates } from './dead-ends/composed.ts'
import { explore, knownStates } from './dead-ends/graph.ts'
import type { People } from './dead-ends/people.ts'
import type { Subject } from './dead-ends/subject.ts'
import { whatIsLeft } from './dead-ends/what-is-left.ts'
import { lastEvent, whoWasNotified } from './dead-ends/who-was-notified.ts'
import { compareLedgers } from './money/compare-ledgers.ts'

const DAY_MS = 86_400_000
/** The days at which someone looks at the market. Timers fire in between, at their own moments. */
const DAYS = [1, 2, 4, 6, 8, 11, 14, 17, 21, 24, 27, 30, 34, 38, 45, 60, 75, 92, 100]

const bothSides: readonly Silent[] = ['brand', 'talent']
const rows = arrangements.flatMap((arrangement) =>
  (arrangement.silent ?? bothSides).map((silent) => ({
    ...arrangement,
    detail: arrangement.detail ?? '',
    silent,
  })),
)
interface Case {
  silent: Silent
  subject: Subject
  /** What was open at the beginning. */
  atFirst: string[]
  isOver: boolean
}

let app: TestApp
let people: People
let operator: Operator
/** The last event before the walk. */
let arranged = 0
const cases = new Map<string, Case>()
/** Every combination of states that the walk has met. */
const met = new Map<string, Record<string, string>>()
const fail = (): never => {
  throw new Error('The case was not arranged')
}
const keyOf = ({ noun, state, detail, silent }: (typeof rows)[number]) =>
  [noun, state, detail, silent].join(' ')

beforeAll(async () => {
  app = await startTestApp()
  operator = await newOperator(app)
  people = {
    app,
    brand: await newPerson(app, 'brand', 'Walking brand'),
    talent: await newPerson(app, 'talent', 'Walking talent'),
    unpaid: await newPerson(app, 'talent', 'Walking without a bank'),
    agent: await newAgent(app, 'Walking agent'),
  }
  await onboard(app, people.talent)
  expectOk(await people.talent.call('/user/update-profile', { isListed: true }), 'profile')
  for (const row of rows) {
    const subject = await row.make(people)
    cases.set(keyOf(row), {
      silent: row.silent,
      subject,
      atFirst: await whatIsLeft(subject),
      isOver: false,
    })
  }
  arranged = await lastEvent()
  for (const day of DAYS) await lookAt(day)
})
afterAll(() => app.stop())

/** Moves the time to a day; the side that is not silent then takes the steps that the screens offer. */
async function lookAt(day: number): Promise<void> {
  await app.passTime(day * DAY_MS)
  const [brand, talent] = [await signInAgain(app, people.brand), await signInAgain(app, people.talent)]
  people = { ...people, brand, talent }
  operator = await signInOperator(app, operator)
  await decideQueue(operator)
  for (const one of cases.values()) {
    const states = await composedStates(one.subject)
    if (states) met.set(JSON.stringify(states), states)
    if (one.isOver) continue
    const left = await whatIsLeft(one.subject)
    one.isOver = left.length === 0
    // A campaign ends by its own timers, and nobody has anything to do for it.
    if (left.some((what) => !what.startsWith('campaign')))
      await act(app, one.silent === 'brand' ? talent : brand, one.subject, day)
  }
  await app.settle()
}

describe('with one side silent for ever, nobody is left with open work or money', () => {
  test.each(rows)('$noun $state $detail, silent: $silent', async (row) => {
    const { subject, atFirst } = cases.get(keyOf(row)) ?? fail()
    expect(atFirst, 'someone has something to do at the beginning').not.toEqual([])
    expect(await whatIsLeft(subject)).toEqual([])
    const concerned = row.concerns ? [row.concerns] : bothSides
    const notified = await whoWasNotified(subject, people.brand.id, arranged)
    expect(
      concerned.filter((side) => side !== 'nobody' && !notified[side === 'brand' ? 'brand' : 'talent']),
    ).toEqual([])
  })

  test('the graph of the tables knows every combination of states that the walk has met', () => {
    const isKnown = knownStates([explore('file'), explore('post'), explore('product')])
    expect(met.size).toBeGreaterThan(20)
    const unknown = [...met.values()].filter((states) => !isKnown(states))
    expect(unknown.map((states) => Object.values(states).join(' '))).toEqual([])
  })

  test('the books are equal to those of the provider', () => compareLedgers(app))
})
