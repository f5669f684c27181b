// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { newQueryClient } from './query-client.ts'
import { connectSocket, disconnectSocket } from './socket.ts'

const { opened } = vi.hoisted(() => ({ opened: new Map<string, () => void>() }))

vi.mock('socket.io-client', () => ({
  io: () => ({
    on: (name: string, react: () => void) => opened.set(name, react),
    onAny: () => undefined,
    close: () => undefined,
  }),
}))

afterEach(disconnectSocket)

it('what is on screen is read again with each connection, also the first and however soon it comes', async () => {
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
  connectSocket(client)
  for (const expected of [2, 3]) {
    opened.get('connect')?.()
    await expect.poll(() => observer.getCurrentResult().data).toBe(expected)
  }
  stop()
})
