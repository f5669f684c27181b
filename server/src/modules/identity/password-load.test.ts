import { createHook } from 'node:async_hooks'
import { availableParallelism } from 'node:os'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { expectOk, newPerson, PASSWORD } from '../../testing/person.ts'
import { MAX_HASHES, MAX_WAITING_HASHES } from './secrets.ts'

/**
 * Counts the work of native libraries that runs at the same time. Here only password hashes are such work.
 */
const running = new Set<number>()
let mostHashes = 0
const nativeWork = createHook({
  init(id, type) {
    // The library names no type of resource.
    if (type === 'undefined') mostHashes = Math.max(mostHashes, running.add(id).size)
  },
  before(id) {
    running.delete(id)
  },
})

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const profileWith = (token: string) => app.call('/user/profile', undefined, { token, method: 'GET' })

test('many sign-ins at once hash few passwords at a time, and the rest are asked to try again', async () => {
  const { email, token } = await newPerson(app, 'brand', 'Crowd')
  const crowd = Math.max(64, MAX_HASHES + MAX_WAITING_HASHES + 16)
  nativeWork.enable()
  const signIns = Promise.all(
    Array.from({ length: crowd }, () => app.call('/brand/signin', { email, password: PASSWORD })),
  )
  const beganAt = performance.now()
  const health = await app.app.inject({ method: 'GET', url: '/health' })
  expect(health.statusCode).toBe(200)
  expect(performance.now() - beganAt).toBeLessThan(500)
  expectOk(await profileWith(token), 'a light call meanwhile')

  const replies = await signIns
  nativeWork.disable()
  const refused = replies.filter(({ status }) => status !== 200)
  expect(mostHashes).toBeGreaterThan(0)
  expect(mostHashes).toBeLessThanOrEqual(Math.max(1, availableParallelism() - 1))
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.length).toBeLessThan(crowd)
  for (const reply of refused) {
    expect(reply).toMatchObject({ status: 503, code: 'passwords_busy', data: { retryAfterSeconds: 2 } })
    expect(reply.headers['retry-after']).toBe('2')
  }
  expectOk(await app.call('/brand/signin', { email, password: PASSWORD }), 'afterwards')
})

test('the fifty-first session of an account ends the oldest, also when many begin at once', async () => {
  const { email, token: first } = await newPerson(app, 'brand', 'Sessions')
  const signIn = async (): Promise<string> =>
    expectOk(await app.call('/brand/signin', { email, password: PASSWORD }), 'sign-in').data.token
  const second = await signIn()
  for (let count = 0; count < 6; count++) await Promise.all(Array.from({ length: 8 }, signIn))
  expectOk(await profileWith(first), 'the oldest of fifty')
  const newest = await signIn()
  expect(await profileWith(first)).toMatchObject({ status: 401, code: 'not_signed_in' })
  await Promise.all([signIn(), signIn(), signIn()])
  expect((await profileWith(second)).status).toBe(401)
  const { data } = expectOk(await app.call('/user/sessions', {}, { token: newest }), 'sessions')
  expect(data.items).toHaveLength(50)
  expectOk(await profileWith(newest), 'a new one')
})
