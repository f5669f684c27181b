import type { Call } from '@marquee/contract/call'
import { everyCall } from '@marquee/contract/calls/every'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../platform/testing/start-test-app.ts'
import { cardOf } from './market/money.ts'
import { PASSWORD, type Person, sure, wake } from './market/person.ts'
import { sendForm } from './market/send-form.ts'
import { aPair, type Pair } from './market/stock.ts'
import { someTerms } from './market/terms.ts'
import { endedThings } from './matrix/ended.ts'
import { type Asker, askers, expectation, keeps, objectsOf, type TheObject } from './matrix/expectation.ts'
import { freshThing } from './matrix/subject.ts'
import { type KnownIds, validRequests } from './request/valid-request.ts'

const nowhere = 'f3b1c3c2-5a50-4d1e-8a52-0d3f2f6a9b11'

let app: TestApp
let pairs: { A: Pair; B: Pair }
let ended: { A: Record<string, string>; B: Record<string, string> }
let expiredToken = ''
let cells = 0
let differences = 0

beforeAll(async () => {
  app = await startTestApp()
  pairs = { A: await aPair(app, 'A'), B: await aPair(app, 'B') }
  ended = { A: await endedThings(pairs.A), B: await endedThings(pairs.B) }
  expiredToken = await aDeadToken()
})
afterAll(async () => {
  console.log(`matrix: ${Object.keys(everyCall).length} calls, ${cells} cells, ${differences} differences`)
  await app.stop()
})

describe.each(Object.entries(everyCall))('%s', (_name, call) => {
  const rows = askers.flatMap((asker) => objectsOf(call).map((object) => [asker, object] as const))

  test.each(rows)('asked by %s about %s', async (asker, object) => {
    const promise = expectation(call, asker, object)
    const answer = await ask(call, asker, object)
    cells += 1
    const isKept = keeps(promise, answer)
    if (!isKept) differences += 1
    expect(isKept, `${promise.why}: wanted ${promise.statuses}, got ${answer.status} ${answer.code} ${JSON.stringify(answer.data)}`).toBe(
      true,
    )
  })
})

async function ask(call: Call, asker: Asker, object: TheObject) {
  const side = asker.endsWith('B') ? 'B' : 'A'
  const role = asker.startsWith('talent') ? 'talent' : 'brand'
  const person = await awake(side, role)
  const [request] = fc.sample(validRequests(call, await idsOf(side)), { numRuns: 1, seed: 7 })
  const subject = call.subject ? { [call.subject.field]: await subjectOf(call, side, role, object) } : {}
  const body = { ...request, ...seenOf(call), ...subject }
  const method = call.methods.includes('POST') ? 'POST' : 'GET'
  const token = tokenOf(asker, person)
  const asked = { method, ...(token ? { token } : {}) } as const
  return call.files && call.subject ? sendForm(app, call.path, body, Object.keys(call.files), asked) : app.call(call.path, body, asked)
}

function tokenOf(asker: Asker, person: Person): string | undefined {
  if (asker === 'anonymous') return undefined
  return asker === 'expired' ? expiredToken : person.token
}

async function subjectOf(call: Call, side: 'A' | 'B', role: Person['role'], object: TheObject): Promise<string> {
  const other = side === 'A' ? 'B' : 'A'
  if (object === 'missing') return nowhere
  if (object === 'wrong state') return ended[side][call.subject?.noun ?? ''] ?? ''
  const owner = object === 'own' ? side : other
  await awake(owner, 'brand')
  await awake(owner, 'talent')
  return freshThing(call, pairs[owner], role)
}

/** What a request names beside its subject is the asker's own. */
async function idsOf(side: 'A' | 'B'): Promise<KnownIds> {
  const [talent, brand] = [await awake(side, 'talent'), await awake(side, 'brand')]
  const { campaignId, applicationId } = pairs[side]
  return {
    isStrict: true,
    ids: {
      campaignId: [campaignId],
      applicationId: [applicationId],
      talentId: [talent.id],
      fileId: [await talent.upload()],
      cardId: [await cardOf(app, brand)],
    },
  }
}

/** The version everybody has seen and terms that fit, where a call takes them. */
function seenOf({ input }: Call): object {
  const { shape } = input
  return {
    ...('versionNo' in shape ? { versionNo: 1 } : {}),
    // Without an application, an offer may go to any talent.
    ...('applicationId' in shape && 'talentId' in shape ? { applicationId: undefined } : {}),
    ...('version' in shape ? { version: undefined } : {}),
    ...('terms' in shape ? { terms: someTerms({ price: 77_000 }) } : {}),
  }
}

async function awake(side: 'A' | 'B', role: 'brand' | 'talent'): Promise<Person> {
  pairs[side] = { ...pairs[side], [role]: await wake(app, pairs[side][role]) }
  return pairs[side][role]
}

/** A token whose session was ended. */
async function aDeadToken(): Promise<string> {
  const { email } = pairs.A.brand
  const token: string = sure(await app.call('/brand/signin', { email, password: PASSWORD }), 'sign-in').data.token
  sure(await app.call('/user/logout', {}, { token, method: 'GET' }), 'log-out')
  return token
}
