import { Server } from 'socket.io'
import { expect, test } from 'vitest'
import { RecentEvents } from './recent-events.ts'
import { recordEventsOfOtherNodes } from './redis.ts'

const account = '11111111-1111-4111-8111-111111111111'
const other = '22222222-2222-4222-8222-222222222222'

test('a message of another node is recorded where it is an event, and always passed on', () => {
  const io = new Server()
  const { adapter } = io.of('/')
  const passedOn: unknown[] = []
  Reflect.set(adapter, 'onMessage', (...received: unknown[]) => passedOn.push(received))
  const recent = new RecentEvents(0)
  recordEventsOfOtherNodes(io, recent)
  const receive: unknown = Reflect.get(adapter, 'onMessage')
  if (typeof receive !== 'function') throw new Error('onMessage is gone')
  const messages = [
    { uid: 'a', type: 1 },
    {
      uid: 'a',
      type: 3,
      data: { packet: { data: ['presence', {}] }, opts: { rooms: [`account:${other}`] } },
    },
    {
      uid: 'a',
      type: 3,
      data: { packet: { data: ['refresh', {}] }, opts: { rooms: [`account:${account}`] } },
    },
  ]
  const began = performance.now()
  while (performance.now() - began < 20);
  for (const message of messages) receive(message, 'offset')
  expect(passedOn).toEqual(messages.map((message) => [message, 'offset']))
  expect(recent.mayHaveMissed(account, 10)).toBe(true)
  expect(recent.mayHaveMissed(other, 10)).toBe(false)
})
