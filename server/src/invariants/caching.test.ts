import type { Call } from '@marquee/contract/call'
import { allCalls } from '@marquee/contract/calls/index'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../platform/testing/start-test-app.ts'
import { newAgent } from '../testing/agency.ts'
import { newOperator } from '../testing/operator.ts'
import { aPair, type Pair } from '../testing/pairs.ts'

let app: TestApp
let pair: Pair
let tokens: Readonly<Record<string, string>>
/** Ids of objects that exist, so that most calls succeed. */
let known: Readonly<Record<string, string>>
beforeAll(async () => {
  app = await startTestApp()
  pair = await aPair(app, 'Cached')
  const { brand, talent } = pair
  tokens = {
    brand: brand.token,
    talent: talent.token,
    talentagent: (await newAgent(app, 'Cached agent')).token,
    adminProMax: (await newOperator(app)).token,
  }
  known = {
    campaignId: pair.campaignId,
    applicationId: pair.applicationId,
    offerId: pair.offerId,
    dealId: pair.dealId,
    deliverableId: pair.deliverableId,
    talentId: talent.id,
    brandId: brand.id,
    userId: brand.id,
    slug: 'nobody',
  }
})
afterAll(() => app.stop())

// A log-out would end the session of the calls after it.
const calls = Object.values(allCalls).filter(({ path }) => path !== '/user/logout')

const inputOf = ({ input }: Call): Record<string, string> =>
  Object.fromEntries(Object.entries(known).filter(([name]) => name in input.shape))

function send(call: Call, method: 'GET' | 'POST', token?: string) {
  const body = inputOf(call)
  return app.app.inject({
    method,
    url: `/api${call.path}`,
    headers: token ? { 'x-access-token': token } : {},
    ...(method === 'GET' ? { query: body } : { payload: body }),
  })
}

test('no response to a signed-in reader may be kept by a cache, whichever call it is', async () => {
  let answered = 0
  for (const call of calls)
    for (const role of call.by === 'anyone' ? Object.keys(tokens) : call.by)
      for (const method of call.kind === 'read' ? call.methods : []) {
        const { statusCode, headers } = await send(call, method, tokens[role])
        expect([headers['cache-control'], headers.etag], `${method} ${call.path}`).toEqual([
          'no-store',
          undefined,
        ])
        if (statusCode === 200) answered += 1
      }
  expect(answered).toBeGreaterThan(150)
})

test('a response without a session may be kept only of a call that is the same for all', async () => {
  for (const call of calls)
    for (const method of call.methods) {
      const { statusCode, headers } = await send(call, method)
      const isKept = call.isSameForAll && method === 'GET' && statusCode === 200
      const expected = isKept ? ['no-cache', true] : ['no-store', false]
      expect([headers['cache-control'], 'etag' in headers], `${method} ${call.path}`).toEqual(expected)
      expect(isKept && headers['set-cookie']).toBeFalsy()
    }
})

test('a call that is the same for all answers every reader alike', async () => {
  const same = calls.filter(({ isSameForAll }) => isSameForAll)
  expect(same.length).toBeGreaterThan(15)
  for (const call of same) {
    const { body, headers } = await send(call, 'GET')
    for (const role of ['brand', 'talent', 'talentagent'])
      expect((await send(call, 'GET', tokens[role])).body, `${call.path} for ${role}`).toBe(body)
    if (!headers.etag) continue
    const url = { url: `/api${call.path}`, query: inputOf(call) }
    const has = { 'if-none-match': String(headers.etag) }
    expect((await app.app.inject({ ...url, headers: has })).statusCode, call.path).toBe(304)
    const signedIn = { ...has, 'x-access-token': tokens.brand }
    expect((await app.app.inject({ ...url, headers: signedIn })).statusCode, call.path).toBe(200)
  }
})
