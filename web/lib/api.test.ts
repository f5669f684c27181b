// @vitest-environment jsdom
import { sessionCalls } from '@marquee/contract/calls/session'
import { afterEach, expect, it, vi } from 'vitest'
import { call } from './api.ts'

afterEach(() => vi.unstubAllGlobals())

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
