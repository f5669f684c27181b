import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSampleServer } from '../testing/start-sample-server.ts'
import type { TestServer } from '../testing/start-test-server.ts'

let server: TestServer
const one = { token: 'brand:11111111-1111-4111-8111-111111111111' }
const two = { token: 'brand:22222222-2222-4222-8222-222222222222' }

beforeAll(async () => {
  server = await startSampleServer({ RATE_LIMITS: 'on' })
})
afterAll(() => server?.stop())

test('too many requests fail with the seconds to wait, for that account only', async () => {
  const answers = []
  for (let count = 0; count < 170; count++) answers.push(await server.call('/sample/who', {}, one))
  const refused = answers.find((answer) => answer.status === 429)
  expect(refused).toMatchObject({ code: 'too_many_requests', data: { retryAfterSeconds: 1 } })
  expect(refused?.headers['retry-after']).toBe('1')
  expect((await server.call('/sample/who', {}, two)).status).toBe(200)
})

test('failed sign-in attempts are counted in the database despite the rollback', async () => {
  const tries = await Promise.all(
    Array.from({ length: 25 }, () => server.call('/sample/secret', { email: 'victim@example.org' })),
  )
  expect(tries.filter((answer) => answer.status === 401)).toHaveLength(20)
  expect(tries.filter((answer) => answer.status === 429)).toHaveLength(5)
  expect((await server.call('/sample/secret', { email: 'another@example.org' })).status).toBe(401)
  await server.passTime(16 * 60_000)
  expect((await server.call('/sample/secret', { email: 'victim@example.org' })).status).toBe(401)
})

test('an account opens a limited number of profiles a day, on every node, and visitors share that of their address', async () => {
  const open = (token?: object) => server.call('/sample/profile', {}, token)
  const opened = await Promise.all(Array.from({ length: 140 }, () => open(one)))
  expect(opened.every(({ status }) => status === 200)).toBe(true)
  await server.engine.root.execute('update rate_limits set used = 500 where used = 140')
  const refused = await open(one)
  expect(refused).toMatchObject({ status: 429, code: 'daily_limit_reached' })
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(24 * 3_600)
  expect((await open(two)).status).toBe(200)
  expect((await open()).status).toBe(200)
  // The previous test moved the clock 16 minutes ahead, perhaps past midnight, so 24 hours may end on the same day.
  await server.passTime(48 * 3_600_000)
  expect((await open(one)).status).toBe(200)
})
