import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../platform/testing/start-test-app.ts'
import { newPerson, type Person } from '../testing/person.ts'

const maxCpuMs = 100
const maxHealthMs = 500

let app: TestApp
let base: URL
let talent: Person

beforeAll(async () => {
  app = await startTestApp()
  talent = await newPerson(app, 'talent', 'Hostile')
  base = new URL(await app.start())
  // The first request of a process compiles what the others use.
  await fetch(new URL('/api/brand/signin', base), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"email":"${'x'.repeat(1_048_576)}"}`,
  })
})
afterAll(() => app?.stop())

const nested = (open: string, close: string, depth: number) => `${open.repeat(depth)}1${close.repeat(depth)}`
const big = 900_000
/** Bodies whose email or bio is hostile, and the statuses that may answer them. */
const bodies: [name: string, body: string | Buffer, statuses: number[]][] = [
  ['a string of one megabyte', `{"email":"${'x'.repeat(1_048_576)}"}`, [413]],
  ['a string just below one megabyte', `{"email":"${'x'.repeat(1_040_000)}","bio":"x"}`, [400]],
  ['deeply nested lists', `{"email":${nested('[', ']', big / 2)}}`, [400]],
  ['deeply nested groups', `{"email":${nested('{"a":', '}', 150_000)}}`, [400]],
  ['a list of many empty groups', `{"email":[${'{},'.repeat(300_000)}{}]}`, [400]],
  ['one key a hundred thousand times', `{${'"bio":"x",'.repeat(90_000)}"email":1}`, [400]],
  [
    'a hundred thousand keys',
    `{${Array.from({ length: 80_000 }, (_, at) => `"k${at}":1`).join(',')}}`,
    [400],
  ],
  ['__proto__', '{"__proto__":{"isAdmin":true},"email":"a@example.com"}', [400]],
  ['an escaped __proto__', '{"\\u005f_proto__":{"isAdmin":true}}', [400]],
  ['constructor.prototype', '{"constructor":{"prototype":{"isAdmin":true}}}', [400]],
  ['a lone surrogate', '{"email":"\\ud800@example.com","bio":"\\udc00"}', [400]],
  ['NUL', '{"email":"a\\u0000@example.com","bio":"a\\u0000"}', [400]],
  ['bytes that are no UTF-8', Buffer.from('{"email":"\xff\xfe@example.com","bio":"\xff"}', 'latin1'), [400]],
  ['a number without end', `{"email":${'9'.repeat(big)}}`, [400]],
  ['a number beyond all bounds', '{"email":1e99999}', [400]],
  ['a body that ends too early', '{"email":"a@exam', [400]],
  ['nothing', '', [400]],
  ['a text that is no JSON', '<xml/>', [400]],
]
const calls = [
  { path: '/api/brand/signin', isSigned: false },
  { path: '/api/user/forgot-password', isSigned: false },
  { path: '/api/user/update-profile', isSigned: true },
]

/** Sends a body, and asks for the health of the server meanwhile. Client and server share this process and its CPU time. */
async function send(path: string, sent: RequestInit) {
  const before = process.cpuUsage()
  const began = performance.now()
  const asked = fetch(new URL(path, base), sent)
  const health = await fetch(new URL('/health', base))
  const healthMs = performance.now() - began
  const answer = await asked
  const { user, system } = process.cpuUsage(before)
  expect(health.status).toBe(200)
  return { status: answer.status, text: await answer.text(), healthMs, cpuMs: (user + system) / 1_000 }
}

/** Returns the first quick answer of three tries: a busy machine delays one of them, a body that blocks delays all. */
async function quickly(attempt: () => ReturnType<typeof send>) {
  const isQuick = ({ healthMs, cpuMs }: Awaited<ReturnType<typeof send>>) =>
    healthMs < maxHealthMs && cpuMs < 2 * maxCpuMs
  let answer = await attempt()
  for (let tries = 1; tries < 3 && !isQuick(answer); tries += 1) answer = await attempt()
  return answer
}

test.each(bodies)(
  '%s is refused quickly, and others are answered meanwhile',
  async (_name, body, statuses) => {
    for (const { path, isSigned } of calls) {
      const headers = {
        'content-type': 'application/json',
        ...(isSigned && { 'x-access-token': talent.token }),
      }
      const sent = { method: 'POST', headers, body: new Uint8Array(Buffer.from(body)) }
      const answer = await quickly(() => send(path, sent))
      expect(statuses, `${path} -> ${answer.status} ${answer.text}`).toContain(answer.status)
      expect(answer.healthMs, path).toBeLessThan(maxHealthMs)
      expect(answer.cpuMs, path).toBeLessThan(2 * maxCpuMs)
    }
  },
)

test('of a repeated key the last value counts, as everywhere in the product', async () => {
  const body = '{"email":"nobody@example.com","password":"x","email":"not an address"}'
  const answer = await app.app.inject({
    method: 'POST',
    url: '/api/brand/signin',
    headers: { 'content-type': 'application/json' },
    payload: body,
  })
  expect(Object.keys(answer.json().data.fields)).toEqual(['email'])
})

test.each(['gzip', 'deflate', 'br'])('a body packed with %s is not unpacked', async (encoding) => {
  const bomb = gzipSync(Buffer.alloc(200_000_000, ' '))
  expect(bomb.length).toBeLessThan(1_000_000)
  const before = process.cpuUsage()
  const answer = await fetch(new URL('/api/brand/signin', base), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-encoding': encoding },
    body: new Uint8Array(bomb),
  })
  const { user, system } = process.cpuUsage(before)
  expect([400, 415]).toContain(answer.status)
  expect((user + system) / 1_000).toBeLessThan(2 * maxCpuMs)
})

/** Sends the beginning of a request and nothing more; resolves with what comes back when the connection ends. */
function sendPart(head: string, isEnded: boolean): Promise<string> {
  const socket = connect(Number(base.port), base.hostname)
  socket.write(head)
  if (isEnded) socket.end()
  socket.on('error', () => {})
  return text(socket).catch(() => '')
}
const head = (length: number) =>
  `POST /api/brand/signin HTTP/1.1\r\nhost: ${base.host}\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`

test('a body that ends before its length changes nothing and is not answered with success', async () => {
  expect(await sendPart(`${head(1_000)}{"email":"a@example.com"`, true)).not.toMatch(/^HTTP\/1\.1 [25]/)
})

test('bodies that never end are cut off after twenty seconds, and others are answered meanwhile', async () => {
  const began = performance.now()
  const slow = Array.from({ length: 50 }, () => sendPart(`${head(1_000)}{"email":`, false))
  expect((await fetch(new URL('/health', base))).status).toBe(200)
  expect(performance.now() - began).toBeLessThan(maxHealthMs)
  await Promise.all(slow)
  expect(performance.now() - began).toBeLessThan(40_000)
  expect((await fetch(new URL('/health', base))).status).toBe(200)
})
