import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startSampleServer } from '../testing/start-sample-server.ts'
import type { TestServer } from '../testing/start-test-server.ts'
import { accountLimits, takeEvent } from './account-limits.ts'
import { onClientEvent } from './client-events.ts'

let server: TestServer
let base: string
const open: Socket[] = []
const me = '11111111-1111-4111-8111-111111111111'
const other = '22222222-2222-4222-8222-222222222222'

function connect(accountId: string): Promise<Socket> {
  const socket = io(base, {
    auth: { token: `brand:${accountId}` },
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
  })
  open.push(socket)
  return new Promise((resolve, reject) => {
    socket.on('connect', () => resolve(socket))
    socket.on('connect_error', reject)
  })
}

beforeAll(async () => {
  server = await startSampleServer({ RATE_LIMITS: 'on' })
  base = await server.start()
})
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect()
})
afterAll(() => server?.stop())

test('an account has a maximum of open connections, and a closed one makes room', async () => {
  const attempts = await Promise.allSettled(
    Array.from({ length: accountLimits.sockets + 20 }, () => connect(me)),
  )
  const connected = attempts.flatMap((attempt) => (attempt.status === 'fulfilled' ? [attempt.value] : []))
  expect(connected).toHaveLength(accountLimits.sockets)
  const refused = attempts.find((attempt) => attempt.status === 'rejected')
  expect(refused).toMatchObject({ reason: { data: { status: 429, code: 'too_many_requests' } } })
  await expect(connect(other), 'another account').resolves.toBeDefined()
  connected[0]?.disconnect()
  await expect
    .poll(() =>
      connect(me).then(
        () => 'connected',
        () => 'refused',
      ),
    )
    .toBe('connected')
})

test('the typing events of an account are limited on all of its connections together', async () => {
  const heard: string[] = []
  onClientEvent('typing', async (actor) => void heard.push(actor.id))
  const tabs = await Promise.all(Array.from({ length: 10 }, () => connect(me)))
  const theirs = await connect(other)
  for (let sent = 0; sent < 30; sent++) for (const tab of tabs) tab.emit('typing', { conversationId: other })
  theirs.emit('typing', { conversationId: me })
  await expect.poll(() => heard.includes(other)).toBe(true)
  await expect.poll(() => heard.filter((id) => id === me).length).toBeGreaterThan(0)
  // A call that is answered shows that the events before it were handled.
  const answers = await Promise.all(tabs.map((tab) => tab.timeout(5_000).emitWithAck('mark', {}, '')))
  expect(answers.every(({ status }) => status >= 400)).toBe(true)
  expect(heard.filter((id) => id === me).length).toBeLessThanOrEqual(2 * accountLimits.typing)
})

test('events are counted per window', () => {
  const at = performance.now() + 1_000_000
  const accepted = (now: number) =>
    Array.from({ length: 2 * accountLimits.events }, () => takeEvent(me, 'send', now)).filter(Boolean).length
  expect(accepted(at)).toBe(accountLimits.events)
  expect(accepted(at + accountLimits.windowMs)).toBe(accountLimits.events)
})
