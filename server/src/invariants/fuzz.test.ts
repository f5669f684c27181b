import type { Call } from '@marquee/contract/call'
import { allCalls } from '@marquee/contract/calls/index'
import { DIRECT_CAMPAIGN_ID } from '@marquee/contract/rules/constants'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestResponse } from '../platform/testing/inject.ts'
import { startTestApp, type TestApp } from '../platform/testing/start-test-app.ts'
import { aMandatedTalent, newAgent } from '../testing/agency.ts'
import { aChange } from '../testing/change.ts'
import { aConversation } from '../testing/conversation.ts'
import { cardOf } from '../testing/money.ts'
import { actAs, newOperator, type Operator, signInOperator } from '../testing/operator.ts'
import { aPair } from '../testing/pairs.ts'
import { expectOk, type Person, signInAgain } from '../testing/person.ts'
import { confirmSecondFactor } from '../testing/second-factor.ts'
import { aDraftOffer } from '../testing/work.ts'
import { hostileRequests, hostileTexts } from './request/hostile-text.ts'
import { invalidRequests } from './request/invalid-request.ts'
import { type KnownIds, validRequests } from './request/valid-request.ts'

/** The number of requests of each kind per call. */
const requests = Number(process.env.FUZZ_REQUESTS ?? 50)
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121)

let app: TestApp
let people: Record<Person['role'], Person>
let known: KnownIds
let operator: Operator
let acting: Person | undefined
const counts = { valid: 0, accepted: 0, invalid: 0 }

beforeAll(async () => {
  app = await startTestApp()
  const pair = await aPair(app, 'Fuzz')
  const agent = await newAgent(app, 'Fuzz agent')
  people = { brand: pair.brand, talent: pair.talent, talentagent: agent }
  operator = await newOperator(app)
  const mandateId = await aMandatedTalent(agent, pair.talent)
  known = {
    isStrict: false,
    ids: {
      campaignId: [pair.campaignId, DIRECT_CAMPAIGN_ID],
      applicationId: [pair.applicationId],
      offerId: [pair.offerId],
      dealId: [pair.dealId],
      deliverableId: [pair.deliverableId],
      amendmentId: [(await aChange(pair, 'brand')).id, (await aChange(pair, 'talent')).id],
      talentId: [pair.talent.id],
      userId: [pair.talent.id, pair.brand.id],
      brandId: [pair.brand.id],
      conversationId: [await aConversation(pair)],
      mandateId: [mandateId],
      fileId: [await pair.talent.upload(), await pair.brand.upload(), await agent.upload()],
      coverFileId: [await pair.brand.upload()],
      cardId: [await cardOf(app, pair.brand)],
      payableId: [(await aDraftOffer(pair.brand, pair.talent)).payableId],
      setupId: [expectOk(await pair.brand.call('/brand/addCard'), 'card entry').data.setupId],
    },
  }
})
afterAll(async () => {
  console.log(
    `fuzz: ${counts.valid} valid requests (${counts.accepted} accepted), ${counts.invalid} with one invalid field, over ${Object.keys(allCalls).length} calls; seed ${seed}`,
  )
  await app.stop()
})

describe.each(Object.entries(allCalls))('%s', (_name, call) => {
  test(`${requests} valid requests are answered as the contract says`, async () => {
    const ask = await asker(call)
    for (const request of sampleOf(validRequests(call, known))) {
      const answer = await ask(request)
      counts.valid += 1
      const told500 = `${JSON.stringify(request)} -> ${answer.status} ${answer.code} ${JSON.stringify(answer.data)}`
      expect(answer.status, told500).toBeLessThan(500)
      if (answer.status !== 200) continue
      counts.accepted += 1
      expect(call.response.safeParse(answer.data).error, told500).toBeUndefined()
    }
  })

  test(`${requests} requests with one invalid field fail with the name of the field`, async () => {
    const ask = await asker(call)
    for (const { body, field, defect } of sampleOf(invalidRequests(call, known))) {
      const answer = await ask(body)
      counts.invalid += 1
      const what = `${field} ${defect}: ${JSON.stringify(body)?.slice(0, 400)} -> ${answer.status} ${answer.code} ${JSON.stringify(answer.data)}`
      expect(answer.status, what).toBe(400)
      const fields = Object.keys(answer.data?.fields ?? {})
      expect(
        fields.some((name) => name === field || name.startsWith(`${field}.`)),
        what,
      ).toBe(true)
    }
  })
})

describe('texts that are expensive to process', () => {
  const limitMs = 100

  test.each(Object.entries(allCalls))('%s reads none of them for more than 100 ms', (_name, call) => {
    for (const text of hostileTexts)
      for (const { path, body } of hostileRequests(call, known, text)) {
        const before = process.cpuUsage()
        call.input.safeParse(body)
        const { user, system } = process.cpuUsage(before)
        expect((user + system) / 1_000, `${path}: ${text.slice(0, 12)}`).toBeLessThan(limitMs)
      }
  })

  test('a request of 600 KB of combining marks is refused, and others are answered meanwhile', async () => {
    const email = hostileTexts[0] ?? ''
    const before = performance.now()
    const [answer, health] = await Promise.all([
      app.call('/user/forgot-password', { email }),
      app.app.inject('/health'),
    ])
    expect(answer).toMatchObject({ status: 413 })
    expect(health.statusCode).toBe(200)
    expect(performance.now() - before).toBeLessThan(500)
  })
})

function sampleOf<T>(arbitrary: fc.Arbitrary<T>): T[] {
  return fc.sample(arbitrary, { numRuns: requests, seed })
}

/**
 * Returns a function that makes the call as an allowed role and signs in again when a call has ended the
 * session.
 */
async function asker(call: Call): Promise<(body: Record<string, unknown>) => Promise<TestResponse>> {
  const method = call.methods.includes('POST') ? 'POST' : 'GET'
  const { by } = call
  if (by === 'anyone') return (body) => app.call(call.path, body, { method })
  if (by.includes('adminProMax'))
    return async (body) => (await operatorNow()).call(call.path, body, { method })
  if (call.whileActing === 'only')
    return async (body) => (await actingNow()).call(call.path, body, { method })
  const role = (['brand', 'talent', 'talentagent'] as const).find((one) => by.includes(one)) ?? 'brand'
  await refreshSession(role)
  if (call.stepUp === 'second factor') await confirmSecondFactor(people[role])
  return async (body) => {
    const answer = await people[role].call(call.path, body, { method })
    if (answer.status !== 401 && answer.status !== 200) return answer
    await refreshSession(role)
    return answer.status === 200 ? answer : people[role].call(call.path, body, { method })
  }
}

/** Returns the operator, signed in again when a call has ended the session. */
async function operatorNow(): Promise<Operator> {
  const { status } = await operator.call('/superAdmin/getOperator')
  if (status !== 200) operator = await signInOperator(app, operator)
  return operator
}

/** Returns the operator acting as a brand; a new visit when a call has ended the last one. */
async function actingNow(): Promise<Person> {
  if (!acting || (await acting.call('/user/currentVisit')).status !== 200)
    acting = await actAs(app, await operatorNow(), people.brand)
  return acting
}

async function refreshSession(role: Person['role']): Promise<void> {
  people[role] = await signInAgain(app, people[role])
}
