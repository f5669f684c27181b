import { fastify, type InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countNotes, endedTokens, startSampleServer } from '../testing/start-sample-server.ts'
import type { TestServer } from '../testing/start-test-server.ts'
import { requirePolicy } from './require-policy.ts'

let server: TestServer
const brand = 'brand:11111111-1111-4111-8111-111111111111'
const talent = 'talent:22222222-2222-4222-8222-222222222222'
const note = (body: object, token: string | undefined = brand) =>
  server.call('/sample/note', body, token ? { token } : {})

beforeAll(async () => {
  server = await startSampleServer()
})
afterAll(() => server?.stop())

test('a response is an envelope without undeclared fields', async () => {
  const answer = await note({ text: 'one' })
  expect(answer).toMatchObject({ status: 200, message: 'Noted.', data: { text: 'one', notes: 1 } })
  expect(answer.data).not.toHaveProperty('undeclared')
})

test('no session, the wrong role and an ended session get 401, 403 and 401', async () => {
  expect(await note({ text: 'x' }, '')).toMatchObject({ status: 401, code: 'not_signed_in' })
  expect(await note({ text: 'x' }, 'nonsense')).toMatchObject({ status: 401, code: 'not_signed_in' })
  expect(await note({ text: 'x' }, talent)).toMatchObject({ status: 403, code: 'wrong_role' })
  expect((await note({ text: 'alive' })).status).toBe(200)
  endedTokens.add(brand)
  expect(
    await note({ text: 'x' }),
    'a write looks the session up again, whatever is remembered',
  ).toMatchObject({
    status: 401,
    code: 'not_signed_in',
  })
  endedTokens.delete(brand)
})

test('a browser token is rejected without its companion cookie', async () => {
  const token = 'b-brand:33333333-3333-4333-8333-333333333333'
  expect((await server.call('/sample/who', {}, { token })).status).toBe(401)
  const cookies = { '__Host-sid': 'c' }
  expect(
    (await server.call('/sample/who', {}, { token, cookies, headers: { host: 'localhost' } })).status,
  ).toBe(200)
})

test('validation errors name their field in plain language, unknown keys included', async () => {
  const answer = await note({ text: '', outcome: 'fly', extra: 1, inner: { deep: 2 } })
  expect(answer).toMatchObject({ status: 400, code: 'invalid_input' })
  expect(answer.data.fields).toEqual({
    text: 'Please fill this in.',
    outcome: 'This is not one of the choices.',
    extra: 'This field is unknown.',
    'inner.deep': 'This should be a text.',
  })
  expect((await note({})).data.fields).toEqual({ text: 'Please fill this in.' })
  expect((await note({ text: 'x'.repeat(21) })).data.fields).toEqual({ text: 'Use at most 20 characters.' })
})

test('unsupported characters and keys that reach the prototype are rejected', async () => {
  expect((await note({ text: 'a\0b' })).data.fields).toEqual({
    text: 'This contains a character that isn’t allowed.',
  })
  expect((await note({ text: 'a\ud800b' })).data.fields).toEqual({
    text: 'This contains a character that isn’t allowed.',
  })
  const raw = (payload: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/sample/note',
      headers: { 'x-access-token': brand, 'content-type': 'application/json' },
      payload,
    })
  for (const payload of [
    '{"text":"x","__proto__":{"isAdmin":true}}',
    '{"text":"x","constructor":{"prototype":{}}}',
    '{"text":',
    '[1]',
    'null',
    '"text"',
  ]) {
    expect((await raw(payload)).statusCode, payload).toBe(400)
  }
  expect((await raw(`{"inner":${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}}`)).statusCode).toBe(400)
})

test('a query is parsed by the field types: numbers, booleans and lists, each once', async () => {
  const look = (query: string) => server.app.inject({ method: 'GET', url: `/api/sample/query?${query}` })
  expect((await look('limit=5&only=a,b&open=true')).json().data).toEqual({
    limit: 5,
    only: ['a', 'b'],
    open: true,
  })
  expect((await look('')).json().data).toEqual({ limit: 10, only: [], open: null })
  expect((await server.call('/sample/query', { limit: 7 })).data.limit).toBe(7)
  expect((await look('limit=5&limit=6')).json().data.fields).toEqual({
    limit: 'Please send this field only once.',
  })
  expect((await look('limit=five')).statusCode).toBe(400)
  expect((await look('__proto__=x')).statusCode).toBe(400)
})

test('unknown paths, methods, content types and sizes get an error envelope', async () => {
  const ask = async (options: InjectOptions) => {
    const response = await server.app.inject(options)
    return { status: response.statusCode, code: response.json().code }
  }
  const url = '/api/sample/note'
  const headers = { 'x-access-token': brand }
  expect(await ask({ url: '/api/nowhere' })).toEqual({ status: 404, code: 'not_found' })
  expect(await ask({ method: 'GET', url, headers })).toEqual({ status: 405, code: 'method_not_allowed' })
  expect(await ask({ method: 'DELETE', url, headers })).toEqual({ status: 405, code: 'method_not_allowed' })
  expect(
    await ask({ method: 'POST', url, headers: { ...headers, 'content-type': 'text/plain' }, payload: 'x' }),
  ).toEqual({
    status: 415,
    code: 'unsupported_media',
  })
  expect(
    await ask({
      method: 'POST',
      url,
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x--',
    }),
  ).toEqual({ status: 415, code: 'unsupported_media' })
  expect(await ask({ method: 'POST', url, headers, payload: { text: 'x'.repeat(1_100_000) } })).toEqual({
    status: 413,
    code: 'payload_too_large',
  })
})

test('a request from a page of another site fails before its body is read', async () => {
  const from = (headers: Record<string, string>) =>
    server.call(
      '/sample/note',
      { text: 'x' },
      { token: brand, headers: { host: 'localhost:3000', ...headers } },
    )
  expect(await from({ origin: 'https://evil.example' })).toMatchObject({ status: 403, code: 'cross_site' })
  expect(await from({ origin: 'null' })).toMatchObject({ status: 403, code: 'cross_site' })
  expect(await from({ 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 403, code: 'cross_site' })
  expect((await from({ origin: 'http://localhost:3000' })).status).toBe(200)
})

test('an unexpected error reveals and saves nothing, except the work for after the transaction', async () => {
  const before = await countNotes()
  const broken = await note({ text: 'lost', outcome: 'throw' })
  expect(broken).toMatchObject({ status: 500, code: 'internal', message: 'Something went wrong', data: {} })
  expect(JSON.stringify(broken)).not.toContain('secret detail')
  expect(await note({ text: 'lost', outcome: 'fail' })).toMatchObject({ status: 422, code: 'same_terms' })
  expect(await countNotes()).toBe(before + 2)
})

test('a route below /api without a policy, or a call without roles, stops the start', async () => {
  const bare = fastify()
  requirePolicy(bare)
  expect(() => bare.get('/api/forgotten', async () => 'open')).toThrow('GET /api/forgotten has no policy')
  expect(() => bare.get('/page', async () => 'open')).not.toThrow()
})

test('every response carries the security headers, and the API description comes from the contract', async () => {
  const [refused, printed, page] = await Promise.all(
    ['/api/nowhere', '/api/openapi.json', '/api/docs'].map((url) => server.app.inject({ url })),
  )
  const common = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
  }
  expect(refused?.headers).toMatchObject({
    ...common,
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  })
  expect(printed?.json()).toMatchObject({ openapi: '3.1.0' })
  expect(Object.keys(printed?.json().paths)).toContain('/brand/signin')
  expect(page?.headers['content-security-policy']).toMatch(/script-src 'self' 'nonce-/)
  expect(page?.body).toContain('/brand/signin')
})
