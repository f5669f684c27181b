import type { TestResponse } from '../platform/testing/inject.ts'
import type { Person } from './person.ts'

/** Writes or replaces the caller’s review of an ended deal; `changes` replace fields of it. */
export function writeReview(author: Person, dealId: string, changes: object = {}): Promise<TestResponse> {
  const text = 'Friendly and clear from the first message to the last.'
  return author.call(`/${author.role}/writeReview`, { dealId, stars: 4, text, ...changes })
}
