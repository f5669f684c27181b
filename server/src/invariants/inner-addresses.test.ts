import { randomUUID } from 'node:crypto'
import { channel } from 'node:diagnostics_channel'
import { createServer, request as httpRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../platform/testing/start-test-app.ts'
import { newAgent } from '../testing/agency.ts'
import { aConversation } from '../testing/conversation.ts'
import { aPair, type Pair } from '../testing/pairs.ts'
import { expectOk, type Person } from '../testing/person.ts'
import { aBrief, aPitch, aPostSpec } from '../testing/terms.ts'
import { aCampaign, aDeal, approveWork, submit } from '../testing/work.ts'

/**
 * Addresses that people type lead their readers to pages; the server itself never asks for them. Each test stores addresses
 * of the server’s own network wherever a link can be typed, reads them as the other side, and lets every job run.
 */
let app: TestApp
let pair: Pair
let agent: Person
let inner: Server
let port = 0
/** The connections that came to the inner address, and what this process asked for by HTTP elsewhere than at the payment sandbox. */
const arrived: string[] = []
const asked: string[] = []

const noteFetch = (message: unknown) => note(String(Object(Object(message).request).origin))
const noteRequest = (message: unknown) => note(`http://${Object(Object(message).request).host ?? ''}`)
function note(origin: string) {
  if (!origin.startsWith('http://127.0.0.1') && !origin.startsWith('http://localhost')) asked.push(origin)
}

beforeAll(async () => {
  app = await startTestApp()
  pair = await aPair(app, 'Inner')
  agent = await newAgent(app, 'Inner agency')
  inner = createServer((request, response) => {
    arrived.push(request.url ?? '')
    response.end()
  })
  await new Promise<void>((done) => inner.listen(0, '127.0.0.1', () => done()))
  const address: AddressInfo | string | null = inner.address()
  port = typeof address === 'object' && address ? address.port : 0
  channel('undici:request:create').subscribe(noteFetch)
  channel('http.client.request.start').subscribe(noteRequest)
})
afterAll(async () => {
  channel('undici:request:create').unsubscribe(noteFetch)
  channel('http.client.request.start').unsubscribe(noteRequest)
  inner.close()
  await app.stop()
})
beforeEach(() => {
  arrived.length = 0
  asked.length = 0
})

const innerAddresses = () => [
  `http://127.0.0.1:${port}/metadata`,
  `http://localhost:${port}/metadata`,
  `http://[::ffff:127.0.0.1]:${port}/metadata`,
  `http://2130706433:${port}/metadata`,
  `http://0x7f.1:${port}/metadata`,
  `http://127.0.0.1.nip.io:${port}/metadata`,
  `https://metadata.internal:${port}/latest`,
  `router.example:${port}/metadata`,
]

/** Makes a call that stores an address; one that is no website for us is refused, and nothing else may happen. */
async function stores(person: Person, path: string, body: object): Promise<boolean> {
  const { status } = await person.call(path, body)
  expect([200, 400, 422], path).toContain(status)
  return status === 200
}

async function expectNoRequest() {
  await app.settle()
  await app.passTime(25 * 3_600_000)
  expect({ arrived, asked }).toEqual({ arrived: [], asked: [] })
}

test('the canaries of this test notice a request', async () => {
  await fetch(`http://127.0.0.1:${port}/canary`)
  expect(arrived).toEqual(['/canary'])
  await fetch('http://metadata.invalid/').catch(() => undefined)
  await new Promise((done) => httpRequest('http://inner.invalid/').on('error', done).end())
  expect(asked).toEqual(expect.arrayContaining(['http://metadata.invalid', 'http://inner.invalid']))
})

test('websites of brands and agencies, campaigns, applications and texts cause no request', async () => {
  const { brand, talent } = pair
  const campaignId = await aCampaign(brand)
  const conversationId = await aConversation(pair)
  let stored = 0
  for (const address of innerAddresses()) {
    const link = `<p><a href="${address}">link</a></p>`
    const results = [
      await stores(brand, '/user/update-profile', { website: address }),
      await stores(agent, '/talentagent/update-agency', { website: address }),
      await stores(brand, '/campaign/add', aBrief({ productUrl: address, summary: link })),
      await stores(talent, '/user/update-profile', { bio: link }),
      await stores(brand, '/messages/send', { conversationId, clientId: randomUUID(), text: address }),
    ]
    stored += results.filter(Boolean).length
  }
  const sampleUrls = innerAddresses()
    .slice(5)
    .map((address) => address.replace(/^http:/, 'https:'))
  await stores(talent, '/talent/apply', { campaignId, ...aPitch(), sampleUrls })
  expect(stored, 'addresses that were stored').toBeGreaterThan(20)
  expectOk(await talent.call('/talent/getCampaignDetails', { campaignId }), 'campaign as the talent reads it')
  expectOk(await brand.call('/talent/getTalent', { talentId: talent.id }), 'talent as the brand reads them')
  expectOk(await talent.call('/messages/getHistory', { conversationId }), 'conversation')
  await expectNoRequest()
})

test('addresses of posts and targets of tracking links cause no request', async () => {
  // The sessions of the pair above ended while time passed.
  const { brand, talent } = await aPair(app, 'Posting')
  for (const address of innerAddresses().slice(5)) {
    const { dealId, deliverableIds } = await aDeal(brand, talent, { deliverables: [aPostSpec()] })
    const [deliverableId = ''] = deliverableIds
    expectOk(await submit(talent, deliverableId), 'submission')
    await approveWork(brand, deliverableId)
    await stores(talent, '/talent/markDeliverableAsComplete', { deliverableId, postUrl: address })
    await stores(brand, '/brand/addTrackingLink', { dealId, address: address.replace(/^http:/, 'https:') })
    expectOk(await brand.call('/brand/getDealDetails', { dealId }), 'deal as the brand reads it')
  }
  await expectNoRequest()
})
