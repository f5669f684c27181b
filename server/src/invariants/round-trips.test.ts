import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../platform/testing/start-test-app.ts'
import { tripLimits } from './round-trips/limits.ts'
import { measureCalls, type Trips } from './round-trips/measure-calls.ts'

let app: TestApp
let measured: Map<string, Trips>
beforeAll(async () => {
  app = await startTestApp()
  measured = await measureCalls(app)
})
afterAll(() => app?.stop())

test.each(tripLimits)('$call waits for the database at most $limit times', ({ call, limit, today }) => {
  expect(measured.get(call)?.waits).toBeLessThanOrEqual(today ?? limit)
})

test('a call that meets its limit is not listed as an exception', () => {
  const fixed = tripLimits.filter(
    ({ call, limit, today }) => today && (measured.get(call)?.waits ?? today) <= limit,
  )
  expect(fixed).toEqual([])
})
