import { expect } from 'vitest'
import type { TestResponse } from '../../platform/testing/inject.ts'

/** How often each race is run: 20 on every change, 200 in the full run. */
export const rounds = Number(process.env.RACE_ROUNDS ?? 20)
/** The same for races whose rounds are long: six on every change. */
export const fewRounds = rounds <= 20 ? Math.min(rounds, 6) : rounds
/** A description of the rounds and the database, for test titles. */
export const where = `${rounds} times on ${process.env.TEST_DATABASE_URL ? 'PostgreSQL' : 'the embedded database'}`

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

/** Records the winner, so that a race with only one outcome is noticed. */
export function note(title: string, first: TestResponse): void {
  wins.set(title, [...(wins.get(title) ?? []), first.status === 200 ? 1 : 0])
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
