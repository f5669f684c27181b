import type { Call, MandateScope } from '@marquee/contract/call'
import { allCalls } from '@marquee/contract/calls/index'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../platform/testing/start-test-app.ts'
import { newAgent } from '../testing/agency.ts'
import { cardOf } from '../testing/money.ts'
import { aPair, type Pair } from '../testing/pairs.ts'
import { expectOk, PASSWORD, type Person, signInAgain } from '../testing/person.ts'
import { sendForm } from '../testing/send-form.ts'
import { someTerms } from '../testing/terms.ts'
import { type Actors, actorsOf, endedMandate } from './permissions/actors.ts'
import { endedSubjects } from './permissions/ended.ts'
import {
  type Caller,
  callers,
  expectation,
  isCell,
  isDelegated,
  keeps,
  namesTalent,
  objectsOf,
  roleOf,
  type TheObject,
} from './permissions/expectation.ts'
import { makeSubject } from './permissions/subject.ts'
import { shapeOf } from './request/shape.ts'
import { type KnownIds, validRequests } from './request/valid-request.ts'

const nowhere = 'f3b1c3c2-5a50-4d1e-8a52-0d3f2f6a9b11'

let app: TestApp
let pairs: { A: Pair; B: Pair }
let ended: { A: Record<string, string>; B: Record<string, string> }
let crew: Actors
let expiredToken = ''
let cells = 0
let differences = 0
/** Ids that were created or looked up since the last request that changed something. */
const known = new Map<string, Promise<string>>()

beforeAll(async () => {
  app = await startTestApp()
  pairs = { A: await aPair(app, 'A'), B: await aPair(app, 'B') }
  crew = await actorsOf(app, pairs)
  ended = { A: await endedSubjects(pairs.A), B: await endedSubjects(pairs.B) }
  expiredToken = await endedSessionToken()
})
afterAll(async () => {
  console.log(`matrix: ${Object.keys(allCalls).length} calls, ${cells} cells, ${differences} differences`)
  await app.stop()
})

/** Only delegated calls, for the mutation test of the guards. */
const isPart = process.env.MATRIX_PART === 'delegated'
const chosen = Object.entries(allCalls).filter(
  ([, call]) => !isPart || callers.some((asker) => isDelegated(call, asker)),
)

describe.each(chosen)('%s', (name, call) => {
  const rows = callers
    .filter((asker) => isCell(call, asker) && (!isPart || isDelegated(call, asker)))
    .flatMap((asker) => objectsOf(call).map((object) => [asker, object] as const))

  test.each(rows)('called by %s about %s', async (asker, object) => {
    const promise = expectation(call, asker, object)
    const answer = await ask(name, call, asker, object)
    cells += 1
    // A failed request has changed nothing and ended no session.
    if (answer.status === 200) known.clear()
    const isKept = keeps(promise, answer)
    if (!isKept) differences += 1
    expect(
      isKept,
      `${promise.why}: wanted ${promise.statuses}, got ${answer.status} ${answer.code} ${JSON.stringify(answer.data)}`,
    ).toBe(true)
  })
})

async function ask(name: string, call: Call, asker: Caller, object: TheObject) {
  const side = asker.endsWith('B') ? 'B' : 'A'
  const role = roleOf(asker) ?? 'brand'
  const [request] = fc.sample(validRequests(call, await idsOf(call, side, role)), { numRuns: 1, seed: 7 })
  const body = { ...request, ...seenOf(call, side), ...firstAction(call) }
  const person = await personOf(asker, { name, side, role, scope: scopeAsked(call, body) })
  const about = { ...body, ...(await subjectOf(name, call, { side, role, object, person })) }
  const method = call.methods.includes('POST') ? 'POST' : 'GET'
  const token = tokenOf(asker, person)
  const options = { method, ...(token ? { token } : {}) } as const
  return call.files && call.subject
    ? sendForm(app, call.path, about, Object.keys(call.files), options)
    : app.call(call.path, about, options)
}

function tokenOf(asker: Caller, person: Person): string | undefined {
  if (asker === 'anonymous') return undefined
  return asker === 'expired' ? expiredToken : person.token
}

/** Returns the subject of a call; a read across the roster may name one of its talents. */
async function subjectOf(
  name: string,
  call: Call,
  {
    side,
    role,
    object,
    person,
  }: { side: 'A' | 'B'; role: Person['role']; object: TheObject; person: Person },
): Promise<object> {
  const field = namesTalent(call) ? 'talentId' : call.subject?.field
  if (!field) return {}
  if (object === 'none named') return { [field]: undefined }
  if (object === 'missing') return { [field]: nowhere }
  const noun = namesTalent(call) ? 'talent' : (call.subject?.noun ?? '')
  if (object === 'wrong state')
    return {
      [field]: noun === 'mandate' ? await endedMandate(app, pairs[side].talent) : (ended[side][noun] ?? ''),
    }
  const owner = object === 'own' ? side : side === 'A' ? 'B' : 'A'
  await signedIn(owner, 'brand')
  await signedIn(owner, 'talent')
  if (noun === 'talent') return { [field]: pairs[owner].talent.id }
  const agent = object === 'own' ? person : await agentOf(owner)
  return {
    [field]: await once(`${noun} for ${name} of ${owner} to the ${role} ${agent.id}`, () =>
      makeSubject({ name, call, pair: pairs[owner], role, agent }),
    ),
  }
}

/** Creates it, unless it exists and nothing has changed since. */
function once(what: string, make: () => Promise<string>): Promise<string> {
  const made = known.get(what) ?? make()
  known.set(what, made)
  return made
}

/** Returns the ids that a request names beside its subject; they belong to the caller. */
async function idsOf(call: Call, side: 'A' | 'B', role: Person['role']): Promise<KnownIds> {
  const [talent, brand] = [await signedIn(side, 'talent'), await signedIn(side, 'brand')]
  const uploader = role === 'talentagent' ? await agentOf(side) : talent
  const { campaignId, applicationId } = pairs[side]
  return {
    isStrict: true,
    ids: {
      campaignId: [campaignId],
      applicationId: [applicationId],
      talentId: [talent.id],
      brandId: [brand.id],
      ...(JSON.stringify(shapeOf(call)).includes('fileId') && {
        fileId: [await once(`file of ${uploader.id}`, () => uploader.upload())],
      }),
      ...('cardId' in call.input.shape && { cardId: [await cardOf(app, brand)] }),
    },
  }
}

/** Returns the current version and valid terms, where a call takes them. */
function seenOf({ input }: Call, side: 'A' | 'B'): object {
  const { shape } = input
  return {
    ...('versionNo' in shape ? { versionNo: 1 } : {}),
    // Without an application, an offer may be sent to any talent.
    ...('applicationId' in shape && 'talentId' in shape ? { applicationId: undefined } : {}),
    ...('version' in shape ? { version: undefined } : {}),
    ...('terms' in shape ? { terms: someTerms({ price: 77_000 }) } : {}),
    ...('applications' in shape ? { applications: [{ applicationId: pairs[side].applicationId }] } : {}),
    ...('talents' in shape ? { talents: [{ talentId: pairs[side].talent.id }] } : {}),
    // The first message of a conversation exists.
    ...('no' in shape ? { no: 1 } : {}),
    ...('clientId' in shape ? { replyToNo: undefined, fileIds: [] } : {}),
    ...('slug' in shape ? { slug: crew.slug } : {}),
  }
}

/** Returns the first action that needs a right of its own, where one call has several actions. */
function firstAction({ onBehalf }: Call): object {
  const scope = onBehalf?.scope
  return scope && typeof scope !== 'string' ? { [scope.field]: 'accept' } : {}
}

/** Returns the right that an agent needs for this request; null where none is needed. */
function scopeAsked(call: Call, body: Record<string, unknown>): MandateScope | null {
  const scope = call.onBehalf?.scope ?? (call.errors.includes('not_in_mandate') ? 'apply' : null)
  if (scope === null || typeof scope === 'string') return scope
  return scope.scopes[String(body[scope.field])] ?? null
}

interface Wanted {
  name: string
  side: 'A' | 'B'
  role: Person['role']
  scope: MandateScope | null
}

async function personOf(asker: Caller, { name, side, role, scope }: Wanted): Promise<Person> {
  if (role !== 'talentagent') return signedIn(side, role)
  // Only an agent without open work can close their account.
  if (name === 'deleteProfile') return newAgent(app, `Leaving ${asker}`)
  if (asker === 'removed agent') return signInAgain(app, crew.removed)
  if (asker === 'agent’s colleague') return signInAgain(app, crew.colleague)
  if (asker === 'limited agent' && scope) return signInAgain(app, await crew.without(scope))
  return agentOf(side)
}

async function agentOf(side: 'A' | 'B'): Promise<Person> {
  await once(`agent ${side} signed in`, async () => {
    crew.agents[side] = await signInAgain(app, crew.agents[side])
    return ''
  })
  return crew.agents[side]
}

async function signedIn(side: 'A' | 'B', role: 'brand' | 'talent'): Promise<Person> {
  await once(`${role} ${side} signed in`, async () => {
    pairs[side] = { ...pairs[side], [role]: await signInAgain(app, pairs[side][role]) }
    return ''
  })
  return pairs[side][role]
}

/** Returns a token whose session has ended. */
async function endedSessionToken(): Promise<string> {
  const { email } = pairs.A.brand
  const token: string = expectOk(await app.call('/brand/signin', { email, password: PASSWORD }), 'sign-in')
    .data.token
  expectOk(await app.call('/user/logout', {}, { token, method: 'GET' }), 'log-out')
  return token
}
