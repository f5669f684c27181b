// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { newQueryClient } from './query-client.ts'
import { connectSocket, disconnectSocket } from './socket.ts'
import { dispatchServerEvent } from './socket-events.ts'

interface Options {
  auth?: (answer: (data: unknown) => void) => void
}
const { opened, options } = vi.hoisted(() => {
  const passed: Options = {}
  return { opened: new Map<string, () => void>(), options: passed }
})

vi.mock('socket.io-client', () => ({
  io: (_host: string, given: Options) => {
    Object.assign(options, given)
    return {
      on: (name: string, react: () => void) => opened.set(name, react),
      onAny: () => undefined,
      close: () => undefined,
    }
  },
}))

afterEach(() => {
  vi.restoreAllMocks()
  disconnectSocket()
})

it('says at the first connection how old the page is, and reads again after a reconnect or a slow connection', async () => {
  const client = newQueryClient()
  let read = 0
  const observer = new QueryObserver(client, {
    queryKey: ['deals', '1'],
    queryFn: async () => {
      read += 1
      return read
    },
  })
  const stop = observer.subscribe(() => undefined)
  await expect.poll(() => observer.getCurrentResult().data).toBe(1)
  const openedAt = performance.timeOrigin
  const now = vi.spyOn(Date, 'now').mockReturnValue(openedAt + 60_000)
  connectSocket(client, 'a-token')
  expect(await askedWith()).toEqual({ token: 'a-token', pageAgeMs: 60_000 })
  opened.get('connect')?.()
  await settled()
  expect(read, 'the server says what was missed').toBe(1)
  dispatchServerEvent('refresh', { topics: null })
  await expect.poll(() => read).toBe(2)
  dispatchServerEvent('refresh', { topics: ['offers'] })
  await settled()
  expect(read, 'another topic').toBe(2)
  expect(await askedWith(), 'a reconnect reads everything anyway').toEqual({ token: 'a-token' })
  opened.get('connect')?.()
  await expect.poll(() => read).toBe(3)

  disconnectSocket()
  connectSocket(client, 'a-token')
  expect(await askedWith()).toEqual({ token: 'a-token', pageAgeMs: 60_000 })
  now.mockReturnValue(openedAt + 66_000)
  opened.get('connect')?.()
  // The connection was longer on its way than the server reckons with.
  await expect.poll(() => read).toBe(4)
  stop()
})

const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

/** Returns what the socket passes to the server when it connects. */
function askedWith(): Promise<unknown> {
  return new Promise((resolve) => options.auth?.(resolve))
}
