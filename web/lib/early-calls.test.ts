// @vitest-environment jsdom
import { homeCalls } from '@marquee/contract/calls/home'
import { sessionCalls } from '@marquee/contract/calls/session'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call, takeArrivedData } from './api.ts'
import { writeCookie } from './cookies.ts'
import { earlyScript } from './early-calls.ts'
import { invalidateTopics } from './invalidate-topics.ts'
import { answer, aProfile } from './testing/responses.ts'

const asked: string[] = []

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push(`${url} ${new Headers(init.headers).get('x-access-token')}`)
    return answer(404, {}, 'early')
  })
  writeCookie('token', 'one')
  writeCookie('user', JSON.stringify({ id: '1', name: '"role":"agent"', role: 'brand' }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  delete window.__early
})

/** Runs the script as the page does. */
function runScript(): void {
  const element = document.createElement('script')
  element.textContent = earlyScript([sessionCalls.profile, homeCalls.brandHome, homeCalls.talentHome], '/api')
  // jsdom runs no scripts here.
  new Function(element.textContent)()
}

test('a page asks for what it shows first with its token, and only for what its role may read', () => {
  runScript()
  expect(asked).toEqual(['/api/user/profile one', '/api/brand/dashboard-stats one'])
})

test('the first read takes the early reply, the second one asks again', async () => {
  runScript()
  await expect(call(sessionCalls.profile, {})).rejects.toThrow('early')
  expect(asked).toHaveLength(2)
  await expect(call(sessionCalls.profile, {})).rejects.toThrow('early')
  expect(asked).toHaveLength(3)
})

test('another account never gets the early reply of the one before', async () => {
  runScript()
  writeCookie('token', 'two')
  await expect(call(sessionCalls.profile, {})).rejects.toThrow('early')
  expect(asked.at(-1)).toBe('/api/user/profile two')
})

test('an old early reply is not taken', async () => {
  runScript()
  vi.spyOn(performance, 'now').mockReturnValue(10_001)
  await expect(call(sessionCalls.profile, {})).rejects.toThrow('early')
  expect(asked).toHaveLength(3)
})

test('a successful reply that has arrived is data at once, and only once', async () => {
  vi.stubGlobal('fetch', () => answer(200, aProfile()))
  runScript()
  expect(takeArrivedData(sessionCalls.profile, {})).toBeUndefined()
  await vi.waitFor(() => expect(Object.keys(window.__early?.arrived ?? {})).toHaveLength(2))
  expect(takeArrivedData(sessionCalls.profile, {})?.data).toEqual(aProfile())
  expect(takeArrivedData(sessionCalls.profile, {})).toBeUndefined()
  expect(window.__early?.replies).not.toHaveProperty('/api/user/profile')
})

test('an error that has arrived is left for the call, which reports it', async () => {
  runScript()
  await vi.waitFor(() => expect(Object.keys(window.__early?.arrived ?? {})).toHaveLength(2))
  expect(takeArrivedData(sessionCalls.profile, {})).toBeUndefined()
  await expect(call(sessionCalls.profile, {})).rejects.toThrow('early')
  expect(asked).toHaveLength(2)
})

test('a reply that a call has taken before it arrived is not data later', async () => {
  vi.stubGlobal('fetch', () => answer(200, aProfile()))
  runScript()
  await expect(call(sessionCalls.profile, {})).resolves.toEqual(aProfile())
  expect(takeArrivedData(sessionCalls.profile, {})).toBeUndefined()
})

test('a change discards what was asked for before it', async () => {
  vi.stubGlobal('fetch', () => answer(200, aProfile()))
  runScript()
  await vi.waitFor(() => expect(Object.keys(window.__early?.arrived ?? {})).toHaveLength(2))
  await invalidateTopics(new QueryClient(), ['offers'])
  expect(takeArrivedData(sessionCalls.profile, {})).toBeUndefined()
})
