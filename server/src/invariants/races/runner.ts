import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { db } from '../../platform/database/database.ts'
import type { TestResponse } from '../../platform/testing/inject.ts'

/** How often each race is run: 20 on every change, 200 in the full run. */
export const rounds = Number(process.env.RACE_ROUNDS ?? 20)
/** The same for races whose rounds are long: six on every change. */
export const fewRounds = rounds <= 20 ? Math.min(rounds, 6) : rounds
/** A description of the rounds and the database, for test titles. */
export const where = `${rounds} times on ${process.env.TEST_DATABASE_URL ? 'PostgreSQL' : 'the embedded database'}`

/** In so many rounds both outcomes of a race must occur. */
const ENOUGH_ROUNDS = 20

const wins = new Map<string, number[]>()

/** Sends two requests at once, the second first when `isTurned`. */
export async function together(
  isTurned: boolean,
  one: () => Promise<TestResponse>,
  other: () => Promise<TestResponse>,
): Promise<[TestResponse, TestResponse]> {
  if (!isTurned) return Promise.all([one(), other()])
  const [second, first] = await Promise.all([other(), one()])
  return [first, second]
}

const FIRST_STEP_MS = 8
const LAST_STEP_MS = 2
const LONGEST_DELAY_MS = 2000

/**
 * Returns how to send two requests so that each of them wins in some rounds, however long they take. Whichever won starts
 * later in the next round, by a step that doubles while the same one wins and halves when the other does, up to two seconds.
 * The first has won when its status is 200. A race in which a later start does not make a side lose needs `inSteps` instead.
 */
export function inTurns(): <Other>(
  one: () => Promise<TestResponse>,
  other: () => Promise<Other>,
) => Promise<[TestResponse, Other]> {
  let delayMs = 0
  let stepMs = FIRST_STEP_MS
  let lastWinner: 'one' | 'other' | null = null
  return async (one, other) => {
    const answers = await Promise.all([
      after(Math.max(0, delayMs)).then(one),
      after(Math.max(0, -delayMs)).then(other),
    ])
    const winner = answers[0].status === 200 ? 'one' : 'other'
    if (lastWinner !== null) stepMs = winner === lastWinner ? stepMs * 2 : Math.max(LAST_STEP_MS, stepMs / 2)
    lastWinner = winner
    const nextMs = delayMs + (winner === 'one' ? stepMs : -stepMs)
    delayMs = Math.max(-LONGEST_DELAY_MS, Math.min(nextMs, LONGEST_DELAY_MS))
    return answers
  }
}

/** Returns how to send two requests so that the second starts later by `stepMs` in each round, from 0 ms again after 20 rounds. */
export function inSteps(
  stepMs: number,
): <One, Other>(one: () => Promise<One>, other: () => Promise<Other>) => Promise<[One, Other]> {
  let round = 0
  return (one, other) => {
    const delayMs = (round % ENOUGH_ROUNDS) * stepMs
    round += 1
    return Promise.all([one(), after(delayMs).then(other)])
  }
}

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Records the winner, so that a race with only one outcome is noticed. */
export function note(title: string, first: TestResponse): void {
  noteWin(title, first.status === 200)
}

/** The same for a race whose winner is told by its result. */
export function noteWin(title: string, hasWon: boolean): void {
  wins.set(title, [...(wins.get(title) ?? []), hasWon ? 1 : 0])
}

/**
 * Returns whether the first event of one kind about an offer was written before the newest of another kind. Both
 * transactions hold a lock that the other needs when they write it, so this is the order in which they committed.
 */
export async function isEventBefore(
  { name, offerId }: { name: string; offerId: string },
  later: { name: string },
): Promise<boolean> {
  const { rows } = await db().execute<{ is: boolean | null }>(sql`
    select (select min(id) from events where name = ${name} and payload->>'offerId' = ${offerId})
      < (select max(id) from events where name = ${later.name}) as is`)
  return rows[0]?.is === true
}

/** Fails when a race that was run often enough has only ever had one outcome. */
export function expectBothOrders(title: string): void {
  const each = wins.get(title) ?? []
  if (each.length >= ENOUGH_ROUNDS) expect([...new Set(each)].sort(), title).toEqual([0, 1])
}

export function reportWins(): void {
  for (const [title, each] of wins)
    console.log(`${title}: the first won ${each.filter((won) => won === 1).length} of ${each.length}`)
}

export function expectOneWinner(...answers: TestResponse[]): void {
  const statuses = answers.map((answer) => answer.status).sort()
  expect(statuses, answers.map((answer) => `${answer.status} ${answer.code ?? ''}`).join(' / ')).toEqual([
    200, 409,
  ])
}
