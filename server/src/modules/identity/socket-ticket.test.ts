import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { newPerson, PASSWORD } from '../../testing/person.ts'

const page = 'https://app.market.example'
const env = {
  PUBLIC_URL: page,
  API_BASE: 'https://api.market.example/api/',
  SOCKET_HOST: 'https://live.market.example/',
}

let app: TestApp
let address: string
const open: Socket[] = []
beforeAll(async () => {
  app = await startTestApp(env)
  address = await app.start()
  await newPerson(app, 'brand', 'Three hosts')
})
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect()
})
afterAll(() => app.stop())

/** Signs in as a browser on our page does; returns the token and a ticket of the new session. */
async function fromBrowser(): Promise<{ token: string; ticket: string }> {
  const headers = { origin: page, 'content-type': 'application/json' }
  const credentials = { email: 'three.hosts@example.com', password: PASSWORD }
  const signIn = await fetch(`${address}/api/brand/signin`, {
    method: 'POST',
    headers,
    body: JSON.stringify(credentials),
  })
  const { data }: { data: { token: string } } = JSON.parse(await signIn.text())
  const cookie = signIn.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
  const answer = await fetch(`${address}/api/user/socketTicket`, {
    headers: { origin: page, 'x-access-token': data.token, cookie },
  })
  const { data: made }: { data: { ticket: string } } = JSON.parse(await answer.text())
  return { token: data.token, ticket: made.ticket }
}

function connect(auth: object): Promise<string> {
  const socket = io(address, {
    auth,
    transports: ['polling'],
    reconnection: false,
    forceNew: true,
    extraHeaders: { origin: page },
  })
  open.push(socket)
  return new Promise((resolve) => {
    socket.on('connect', () => resolve('connected'))
    socket.on('connect_error', ({ message }) => resolve(message))
  })
}

test('a socket on another host needs the ticket of its own session, for a minute', async () => {
  const [mine, other] = [await fromBrowser(), await fromBrowser()]
  const { token, ticket } = mine
  const refused = expect.stringContaining('sign in')
  expect(await connect({ token })).toEqual(refused)
  expect(await connect({ token, ticket: other.ticket })).toEqual(refused)
  expect(await connect({ token, ticket: `${ticket}x` })).toEqual(refused)
  expect(await connect({ token, ticket })).toBe('connected')
  await app.passTime(61_000)
  expect(await connect({ token, ticket })).toEqual(refused)
})

test('our own page may call from another host, and no other page may', async () => {
  const preflight = (origin: string) =>
    fetch(`${address}/api/user/profile`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'x-access-token',
      },
    })
  const ours = await preflight(page)
  expect(ours.status).toBe(204)
  expect(ours.headers.get('access-control-allow-origin')).toBe(page)
  expect(ours.headers.get('access-control-allow-credentials')).toBe('true')
  expect(ours.headers.get('access-control-allow-headers')).toContain('x-access-token')
  for (const origin of ['https://market.example', 'https://app.market.example.evil.example', 'null']) {
    const answer = await preflight(origin)
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  }
})

test('a token without its companion cookie makes no call, with or without a ticket', async () => {
  const { token, ticket } = await fromBrowser()
  const answer = await fetch(`${address}/api/user/profile`, {
    headers: { origin: page, 'x-access-token': token, ticket, cookie: `ticket=${ticket}` },
  })
  expect(answer.status).toBe(401)
})
