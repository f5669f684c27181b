import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const move = (body: object) => app.app.inject({ method: 'POST', url: '/dev/clock', payload: body })

test('a developer moves the time forward, by steps that add up', async () => {
  const before = Date.parse((await app.app.inject({ url: '/dev/clock' })).json().data.now)
  await move({ hours: 24 })
  const after = Date.parse((await move({ hours: 1 })).json().data.now)
  expect(after - before).toBeGreaterThanOrEqual(25 * 3_600_000)
  expect(after - before).toBeLessThan(25.1 * 3_600_000)
  app.clock.offset(0)
})

test('time does not move back, and not by more than a year', async () => {
  for (const body of [{ hours: -1 }, { hours: 8_761 }, { days: 3 }, {}])
    expect((await move(body)).statusCode, JSON.stringify(body)).toBe(422)
})
