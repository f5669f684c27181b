// @vitest-environment jsdom
import { searchCalls } from '@marquee/contract/calls/search'
import { sessionCalls } from '@marquee/contract/calls/session'
import { FRESH_HEADER } from '@marquee/contract/rules/constants'
import { afterEach, expect, it, vi } from 'vitest'
import { call } from './api.ts'
import { invalidateTopics } from './invalidate-topics.ts'
import { newQueryClient } from './query-client.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('a response that breaks off is a lost connection, not a wrong response', async () => {
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  const breakOff = () =>
    new ReadableStream({
      start: (stream) => stream.error(new TypeError('The connection was lost')),
    })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(breakOff(), { status: 200 })))

  await expect(call(sessionCalls.profile, {})).rejects.toMatchObject({ name: 'ApiError', status: 0 })
  expect(report).not.toHaveBeenCalled()
})

it('for six seconds after the news of a change, a search asks for what no replica may lack', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const sent: (string | null)[] = []
  vi.stubGlobal('fetch', (_url: string, { headers }: { headers: Headers }) => {
    sent.push(headers.get(FRESH_HEADER))
    return Promise.resolve(new Response('{}', { status: 500 }))
  })
  const search = () => call(searchCalls.searchTalent, { q: 'pottery' }).catch(() => undefined)
  await search()
  await invalidateTopics(newQueryClient(), ['talents'])
  await search()
  await call(sessionCalls.profile, {}).catch(() => undefined)
  vi.advanceTimersByTime(6_000)
  await search()
  expect(sent).toEqual([null, '1', null, null])
})

it('a successful response without data, such as a proxy’s page, is an error and reaches no screen', async () => {
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>Welcome to this network</html>')))
  await expect(call(sessionCalls.profile, {})).rejects.toThrow('Something went wrong')
  expect(report).toHaveBeenCalledTimes(1)
})
