import { sql } from 'drizzle-orm'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../database/database.ts'
import { systemActor } from '../handler.ts'
import { endedTokens, failingTokens, startSampleServer } from '../testing/start-sample-server.ts'
import type { TestServer } from '../testing/start-test-server.ts'
import { broadcast, disconnectSessions } from './broadcast.ts'
import { onClientEvent } from './client-events.ts'

let server: TestServer
let base: string
const open: Socket[] = []
const me = '11111111-1111-4111-8111-111111111111'
const other = '22222222-2222-4222-8222-222222222222'
const third = '33333333-3333-4333-8333-333333333333'
const fourth = '44444444-4444-4444-8444-444444444444'

interface ConnectOptions extends Record<string, unknown> {
  /** Receives all events from the connection on. */
  onEvent?: unknown[]
}

function connect(token: string, { onEvent, ...options }: ConnectOptions = {}): Promise<Socket> {
  const socket = io(base, {
    auth: { token },
    transports: ['polling'],
    reconnection: false,
    forceNew: true,
    ...options,
  })
  open.push(socket)
  if (onEvent) socket.onAny((...event) => onEvent.push(event))
  return new Promise((resolve, reject) => {
    socket.on('connect', () => resolve(socket))
    socket.on('connect_error', reject)
  })
}
const next = (socket: Socket, name: string) => new Promise<unknown>((resolve) => socket.once(name, resolve))
/** Returns all events this client received up to a final marker event; a connection keeps their order. */
async function receivedBy(socket: Socket, accountId: string, receivedEvents: unknown[]): Promise<unknown[]> {
  const last = next(socket, 'presence')
  await inTransaction(systemActor, async () => broadcast([accountId], 'presence', {}))
  await last
  return receivedEvents.slice(0, -1)
}
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

beforeAll(async () => {
  server = await startSampleServer()
  base = await server.start()
})
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect()
})
afterAll(() => server?.stop())

test.each(['polling', 'websocket'])(
  'a signed-in client connects by %s and receives only events for its account',
  async (transport) => {
    const [mine, theirs] = await Promise.all([
      connect(`brand:${me}`, { transports: [transport] }),
      connect(`talent:${other}`, { transports: [transport] }),
    ])
    const receivedEvents: unknown[] = []
    theirs.onAny((...event) => receivedEvents.push(event))
    const event = next(mine, 'refresh')
    await inTransaction(systemActor, async () => broadcast([me, me], 'refresh', { topics: ['offers'] }))
    expect(await event).toEqual({ topics: ['offers'] })
    expect(await receivedBy(theirs, other, receivedEvents)).toEqual([])
  },
)

/** Connects as a page that was opened so long ago, and returns the events up to a final marker. */
async function toldOnConnect(pageAgeMs: number, accountId = third): Promise<unknown[]> {
  const receivedEvents: unknown[] = []
  const auth = { token: `brand:${accountId}`, pageAgeMs }
  const socket = await connect('', { auth, onEvent: receivedEvents })
  return receivedBy(socket, accountId, receivedEvents)
}
const readAgain = ['refresh', { topics: null }]

test('a page that missed an event before it was connected is told to read again, and no other', async () => {
  expect(await toldOnConnect(600_000), 'longer ago than the server started').toEqual([readAgain])
  // The server does not know what happened before it started.
  await expect.poll(() => toldOnConnect(100)).toEqual([])
  await inTransaction(systemActor, async () => broadcast([third], 'typing', {}))
  expect(await toldOnConnect(100), 'typing changes nothing that is read').toEqual([])
  await inTransaction(systemActor, async () => broadcast([third], 'refresh', { topics: ['offers'] }))
  expect(await toldOnConnect(100)).toEqual([readAgain])
  const silent = await connect(`brand:${third}`)
  const receivedEvents: unknown[] = []
  silent.onAny((...event) => receivedEvents.push(event))
  expect(await receivedBy(silent, third, receivedEvents), 'a client that does not ask').toEqual([])
})

test.runIf(process.env.TEST_DATABASE_URL)('an event of another node counts as missed', async () => {
  await expect.poll(() => toldOnConnect(100, fourth)).toEqual([])
  const pushes = [{ accountIds: [fourth], name: 'refresh', payload: { topics: ['offers'] } }]
  const text = JSON.stringify({ node: 'another', pushes, cuts: [] })
  await server.engine.root.execute(sql`select pg_notify('marquee', ${text})`)
  await expect.poll(() => toldOnConnect(100, fourth)).toEqual([readAgain])
})

test('a rolled-back transaction sends no events', async () => {
  const receivedEvents: unknown[] = []
  const mine = await connect(`brand:${me}`)
  mine.onAny((...event) => receivedEvents.push(event))
  await inTransaction(systemActor, async () => {
    broadcast([me], 'refresh', {})
    throw new Error('no')
  }).catch(() => {})
  expect(await receivedBy(mine, me, receivedEvents)).toEqual([])
})

test('without a valid session the connect error carries the sentence and its data', async () => {
  for (const token of ['', 'nonsense', `b-brand:${me}`]) {
    await expect(connect(token)).rejects.toMatchObject({
      message: 'Please sign in again.',
      data: { status: 401, code: 'not_signed_in' },
    })
  }
  await expect(connect('', { extraHeaders: { 'x-access-token': `brand:${me}` } })).resolves.toBeDefined()
  await expect(connect(`b-brand:${me}`, { extraHeaders: { cookie: '__Host-sid=c' } })).resolves.toBeDefined()
  await expect(
    connect('', { query: { token: `brand:${me}` } }),
    'a token in the address is not looked at',
  ).rejects.toBeDefined()
})

test.each(['polling', 'websocket'])(
  'a client whose session lookup fails reconnects by %s on its own',
  async (transport) => {
    failingTokens.add(`brand:${me}`)
    const socket = io(base, {
      auth: { token: `brand:${me}` },
      transports: [transport],
      forceNew: true,
      reconnectionDelay: 50,
      reconnectionDelayMax: 50,
    })
    open.push(socket)
    await next(socket, 'connect')
    expect(failingTokens.size, 'it was refused before').toBe(0)
  },
)

test('other sites and JSONP are rejected before a connection exists', async () => {
  const poll = (query: string, headers: Record<string, string> = {}) =>
    fetch(`${base}/socket.io/?EIO=4&transport=polling${query}`, { headers })
  expect((await poll('')).status).toBe(200)
  expect((await poll('&j=0')).status).toBe(403)
  expect((await poll('', { origin: 'https://evil.example' })).status).toBe(403)
})

test('responses of the socket carry the security headers, also when they refuse', async () => {
  for (const query of ['?EIO=4&transport=polling', '?EIO=4&transport=polling&j=0', '?EIO=99'])
    expect(Object.fromEntries((await fetch(`${base}/socket.io/${query}`)).headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      'x-frame-options': 'DENY',
      'cache-control': 'no-store',
    })
})

test('an ended session loses its sockets and its cache entry at once', async () => {
  const token = `brand:${me}`
  const socket = await connect(token)
  expect((await server.call('/sample/who', {}, { token })).status).toBe(200)
  endedTokens.add(token)
  const disconnection = next(socket, 'disconnect')
  await inTransaction(systemActor, async () => disconnectSessions(`session-of-${me}`))
  await disconnection
  expect((await server.call('/sample/who', {}, { token })).status).toBe(401)
  endedTokens.delete(token)
})

test('a client cannot choose rooms, and one that floods is disconnected', async () => {
  const [mine, theirs] = await Promise.all([connect(`brand:${me}`), connect(`talent:${other}`)])
  const receivedEvents: unknown[] = []
  theirs.onAny((...event) => receivedEvents.push(event))
  for (const name of ['join', 'subscribe', 'refresh']) theirs.emit(name, `account:${me}`)
  // Waits until the attempts are processed; the check below shows that they had no effect.
  await pause(150)
  const event = next(mine, 'refresh')
  await inTransaction(systemActor, async () => broadcast([me], 'refresh', {}))
  await event
  expect(await receivedBy(theirs, other, receivedEvents)).toEqual([])
  expect(mine.connected).toBe(true)
  const disconnection = next(theirs, 'disconnect')
  for (let sent = 0; sent < 60; sent++) theirs.emit('noise', sent)
  await disconnection
})

test('nothing that came with the flood is handled after the client is disconnected', async () => {
  const heard: string[] = []
  onClientEvent('typing', async (actor) => void heard.push(actor.id))
  const typing = { conversationId: other }
  const [calm, flooding] = await Promise.all([connect(`brand:${me}`), connect(`talent:${other}`)])
  calm.emit('typing', typing)
  await expect.poll(() => heard).toEqual([me])
  const disconnection = next(flooding, 'disconnect')
  // One request holds all of them.
  for (let sent = 0; sent < 60; sent++) flooding.emit('noise', sent)
  flooding.emit('typing', typing)
  await disconnection
  await pause(150)
  expect(heard).toEqual([me])
})
