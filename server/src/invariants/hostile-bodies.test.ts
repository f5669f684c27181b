import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { accountCalls } from '@marquee/contract/calls/accounts'
import { signInCalls } from '@marquee/contract/calls/sign-in'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyLimitOf } from '../platform/http/body-limit.ts'
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
/** Bodies of about this many bytes whose email is hostile, or that have far too many fields. */
const largeBodies: [name: string, bodyOf: (bytes: number) => string][] = [
  ['a long string', (bytes) => `{"email":"${'x'.repeat(bytes)}","bio":"x"}`],
  ['deeply nested lists', (bytes) => `{"email":${nested('[', ']', bytes / 2)}}`],
  ['deeply nested groups', (bytes) => `{"email":${nested('{"a":', '}', bytes / 6)}}`],
  ['a list of many empty groups', (bytes) => `{"email":[${'{},'.repeat(bytes / 3)}{}]}`],
  ['one key many times', (bytes) => `{${'"bio":"x",'.repeat(bytes / 10)}"email":1}`],
  ['many keys', (bytes) => `{${Array.from({ length: bytes / 12 }, (_, at) => `"k${at}":1`).join(',')}}`],
  ['a number without end', (bytes) => `{"email":${'9'.repeat(bytes)}}`],
]
/** Short bodies whose email or bio is hostile. */
const shortBodies: [name: string, body: string | Buffer][] = [
  ['__proto__', '{"__proto__":{"isAdmin":true},"email":"a@example.com"}'],
  ['an escaped __proto__', '{"\\u005f_proto__":{"isAdmin":true}}'],
  ['constructor.prototype', '{"constructor":{"prototype":{"isAdmin":true}}}'],
  ['a lone surrogate', '{"email":"\\ud800@example.com","bio":"\\udc00"}'],
  ['NUL', '{"email":"a\\u0000@example.com","bio":"a\\u0000"}'],
  ['bytes that are no UTF-8', Buffer.from('{"email":"\xff\xfe@example.com","bio":"\xff"}', 'latin1')],
  ['a number beyond all bounds', '{"email":1e99999}'],
  ['a body that ends too early', '{"email":"a@exam'],
  ['nothing', ''],
  ['a text that is no JSON', '<xml/>'],
]
const calls = [
  { call: signInCalls.brandSignIn, isSigned: false },
  { call: signInCalls.forgotPassword, isSigned: false },
  { call: accountCalls.updateProfile, isSigned: true },
] as const

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

/** Sends a body to each of the calls and expects a quick answer with one of the statuses. */
async function expectQuickAnswers(
  bodyOf: (limit: number) => string | Buffer,
  statuses: readonly number[],
): Promise<void> {
  for (const { call, isSigned } of calls) {
    const path = `/api${call.path}`
    const headers = {
      'content-type': 'application/json',
      ...(isSigned && { 'x-access-token': talent.token }),
    }
    const body = new Uint8Array(Buffer.from(bodyOf(bodyLimitOf(call))))
    const answer = await quickly(() => send(path, { method: 'POST', headers, body }))
    expect(statuses, `${path} -> ${answer.status} ${answer.text}`).toContain(answer.status)
    expect(answer.healthMs, path).toBeLessThan(maxHealthMs)
    expect(answer.cpuMs, path).toBeLessThan(2 * maxCpuMs)
  }
}

test.each(shortBodies)('%s is refused quickly, and others are answered meanwhile', (_name, body) =>
  expectQuickAnswers(() => body, [400]),
)

test.each(largeBodies)(
  '%s of nearly the largest body that a call accepts is refused quickly',
  (_name, bodyOf) => expectQuickAnswers((limit) => bodyOf(Math.floor((limit - 60) * 0.85)), [400]),
)

test.each(largeBodies)('%s beyond the largest body that a call accepts is not read', (_name, bodyOf) =>
  expectQuickAnswers((limit) => bodyOf(Math.ceil(limit * 1.3)), [413]),
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
  expect([400, 413, 415]).toContain(answer.status)
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
