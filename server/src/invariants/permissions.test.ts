import type { Call, MandateScope } from '@marquee/contract/call'
import { allCalls } from '@marquee/contract/calls/index'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { db } from '../platform/database/database.ts'
import type { TestRequest } from '../platform/testing/inject.ts'
import { startTestApp, type TestApp } from '../platform/testing/start-test-app.ts'
import { newAgent } from '../testing/agency.ts'
import { cardOf } from '../testing/money.ts'
import { actAs, newOperator, type Operator, signInOperator } from '../testing/operator.ts'
import { aPair, type Pair } from '../testing/pairs.ts'
import { expectOk, newPerson, PASSWORD, type Person, signInAgain } from '../testing/person.ts'
import { confirmSecondFactor } from '../testing/second-factor.ts'
import { sendForm } from '../testing/send-form.ts'
import { aFileSpec, someTerms } from '../testing/terms.ts'
import { submit } from '../testing/work.ts'
import { isInPart } from './part.ts'
import { type Actors, actorsOf, endedMandate } from './permissions/actors.ts'
import { type Apart, aPairApart, askApart } from './permissions/apart.ts'
import { endedSubjects } from './permissions/ended.ts'
import {
  type Caller,
  callers,
  expectation,
  isActing,
  isApart,
  isCell,
  keeps,
  namesTalent,
  objectsOf,
  roleOf,
  type TheObject,
} from './permissions/expectation.ts'
import { aParty, makeSubject, subjectKey } from './permissions/subject.ts'
import { shapeOf } from './request/shape.ts'
import { type KnownIds, validRequests } from './request/valid-request.ts'

const nowhere = 'f3b1c3c2-5a50-4d1e-8a52-0d3f2f6a9b11'

/** Only these calls, for the mutation test of the guards. */
const named = process.env.MATRIX_CALLS?.split(',')
/** Some of the calls for the short form, such as every fourth with `1/4`; all of them without it. */
const part = process.env.MATRIX_PART
const chosen = Object.entries(allCalls).filter(([name], number) =>
  named ? named.includes(name) : isInPart(number, part),
)

let app: TestApp
let pairs: { A: Pair; B: Pair }
/** Subjects in a final state, for the calls that move one. */
let ended: { A: Record<string, string>; B: Record<string, string> } = { A: {}, B: {} }
let crew: Actors
let expiredToken = ''
let suspendedTokens: Readonly<Record<string, string>> = {}
/** A brand, a talent and an agent of theirs, whom a block or a suspension separates for one request. */
let apart: Apart
let withoutApp: Operator
let cells = 0
let differences = 0
/** Ids that were created or looked up since the last request that changed something. */
const known = new Map<string, Promise<string>>()

beforeAll(async () => {
  app = await startTestApp()
  pairs = { A: await aPair(app, 'A'), B: await aPair(app, 'B') }
  crew = await actorsOf(app, pairs)
  if (chosen.some(([, call]) => call.subject?.event))
    ended = { A: await endedSubjects(pairs.A), B: await endedSubjects(pairs.B) }
  expiredToken = await endedSessionToken()
  suspendedTokens = {
    'suspended brand': await tokenOfSuspended('brand'),
    'suspended talent': await tokenOfSuspended('talent'),
    'suspended agent': await tokenOfSuspended('talentagent'),
  }
  apart = await aPairApart(app)
  withoutApp = await operatorWithoutApp()
})
afterAll(async () => {
  console.log(`matrix: ${Object.keys(allCalls).length} calls, ${cells} cells, ${differences} differences`)
  await app.stop()
})

describe.each(chosen)('%s', (name, call) => {
  const rows = callers
    .filter((asker) => isCell(call, asker))
    .flatMap((asker) => objectsOf(call, asker).map((object) => [asker, object] as const))

  test.each(rows)('called by %s about %s', async (asker, object) => {
    const { answer, body } = isApart(asker)
      ? await askApart(apart, { name, call, asker, request: await sampleFor(call, asker) })
      : await ask(name, call, asker, object)
    const promise = expectation(call, asker, object, body)
    cells += 1
    // A failed request has changed nothing, and of the reads only the log-out ends a session.
    if (answer.status === 200 && (call.kind === 'write' || name === 'logout')) known.clear()
    const isKept = keeps(promise, answer)
    if (!isKept) differences += 1
    expect(
      isKept,
      `${promise.why}: wanted ${promise.statuses}, got ${answer.status} ${answer.code} ${JSON.stringify(answer.data)}`,
    ).toBe(true)
  })
})

/** Returns a valid request of this caller about what belongs to them. */
async function sampleFor(call: Call, asker: Caller): Promise<Record<string, unknown>> {
  const side = asker.endsWith('B') ? 'B' : 'A'
  const ids = await idsOf(call, side, userRoleOf(asker))
  const [request] = fc.sample(validRequests(call, ids), { numRuns: 1, seed: 7 })
  return { ...request, ...seenOf(call, side), ...firstAction(call) }
}

function userRoleOf(asker: Caller): Person['role'] {
  const role = roleOf(asker)
  return role === null || role === 'adminProMax' ? 'brand' : role
}

async function ask(name: string, call: Call, asker: Caller, object: TheObject) {
  const side = asker.endsWith('B') ? 'B' : 'A'
  const role = userRoleOf(asker)
  const body = await sampleFor(call, asker)
  const person = await personOf(asker, { name, side, role, scope: scopeAsked(call, body) })
  if (call.stepUp === 'second factor' && roleOf(asker) === person.role) await confirmSecondFactor(person)
  const subject = await subjectOf(name, call, { side, role, object, person })
  const about = {
    ...body,
    ...subject,
    ...(object === 'own' && (await linkOf(call, side, subject))),
    ...(object === 'own' && (await commentOf(call, side, subject))),
    ...((object === 'own' || object === 'foreign') &&
      (await attachedOf(call, ownerOf(object, side), subject))),
  }
  const method = call.methods.includes('POST') ? 'POST' : 'GET'
  const options = { method, ...(await signsOf(asker, person)) } as const
  const answer = await (call.files && call.subject
    ? sendForm(app, call.path, about, call.files, options)
    : app.call(call.path, about, options))
  return { answer, body: about }
}

/** Returns what a caller sends to be recognised: a token, and the cookies of an operator. */
async function signsOf(asker: Caller, person: Person): Promise<Pick<TestRequest, 'token' | 'cookies'>> {
  if (asker === 'anonymous') return {}
  if (asker === 'expired') return { token: expiredToken }
  if (suspendedTokens[asker]) return { token: suspendedTokens[asker] }
  if (asker === 'operator without an app') return withoutApp
  if (asker === 'operator without the cookie') return { token: (await operatorNow()).token }
  if (asker === 'acting without the cookie')
    return { token: (await actingNow('reading as brand A', person)).token }
  if (asker === 'operator') return operatorNow()
  return isActing(asker) ? actingNow(asker, person) : { token: person.token }
}

/** Returns the operator, signed in again when a call has ended the session. */
async function operatorNow(): Promise<Operator> {
  const { status } = await crew.operator.call('/superAdmin/getOperator')
  if (status !== 200) crew.operator = await signInOperator(app, crew.operator)
  return crew.operator
}

const visits = new Map<Caller, Person>()

/** Returns the operator acting as a person; a new visit when the last one has ended. */
async function actingNow(asker: Caller, person: Person): Promise<Person> {
  const allowsChanges = asker.startsWith('changing')
  const last = visits.get(asker)
  const isOpen = last && (await last.call('/user/currentVisit')).data?.canWrite === allowsChanges
  const acting = isOpen ? last : await actAs(app, await operatorNow(), person, { allowsChanges })
  visits.set(asker, acting)
  return acting
}

/** Signs an operator in and removes the app. */
async function operatorWithoutApp(): Promise<Operator> {
  const operator = await newOperator(app, 'Operator Without App')
  await db().execute(sql`delete from second_factors where account_id = ${operator.id}`)
  return operator
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
      [field]: noun === 'mandate' ? await endedMandate(app, pairs[side].talent) : endedOf(call, noun, side),
    }
  const owner = ownerOf(object, side)
  await signedIn(owner, 'brand')
  await signedIn(owner, 'talent')
  if (noun === 'talent') return { [field]: pairs[owner].talent.id }
  const agent = object === 'own' ? person : await agentOf(owner)
  const wanted = { name, call, pair: pairs[owner], role, agent }
  return { [field]: await once(`${subjectKey(wanted)} of ${owner}`, () => makeSubject(wanted)) }
}

/** Returns the side whose object a caller of this side names. */
function ownerOf(object: TheObject, side: 'A' | 'B'): 'A' | 'B' {
  if (object === 'own') return side
  return side === 'A' ? 'B' : 'A'
}

/** Returns a tracking link of the deal that a call is about, where it names one. */
async function linkOf({ input }: Call, side: 'A' | 'B', subject: object): Promise<object> {
  if (!('linkId' in input.shape) || !('dealId' in subject)) return {}
  const wanted = { dealId: subject.dealId, address: 'https://glow.example' }
  const brand = await signedIn(side, 'brand')
  const add = async () =>
    expectOk(await brand.call('/brand/addTrackingLink', wanted), 'tracking link').data.items[0].id
  return { linkId: await once(`link of ${subject.dealId}`, add) }
}

/** Returns a comment on the deliverable that a call is about, where it names one. */
async function commentOf({ input }: Call, side: 'A' | 'B', subject: object): Promise<object> {
  if (!('commentId' in input.shape) || !('deliverableId' in subject)) return {}
  const deliverableId = String(subject.deliverableId)
  const [talent, brand] = [await signedIn(side, 'talent'), await signedIn(side, 'brand')]
  const add = async () => {
    expectOk(await submit(talent, deliverableId), 'version')
    const comments = [{ text: 'Closer, please.' }]
    const change = await brand.call('/brand/brandMarkDeliverableReject', { deliverableId, comments })
    return expectOk(change, 'change').data.submissions.at(-1).comments[0].id
  }
  return { commentId: await once(`comment on ${deliverableId}`, add) }
}

/** Returns the terms that the offer of a call attaches, where the call names them, also of a foreign offer. */
async function attachedOf({ input }: Call, side: 'A' | 'B', subject: object): Promise<object> {
  if (!('termsId' in input.shape) || !('offerId' in subject)) return {}
  const brand = await signedIn(side, 'brand')
  const { data } = expectOk(await brand.call('/brand/getOfferDetails', subject), 'offer')
  return { termsId: data.versions[0].terms.brandTerms.id }
}

/** Returns an ended subject. A completed deal may still be disputed, a cancelled one may not. */
function endedOf({ subject }: Call, noun: string, side: 'A' | 'B'): string {
  return ended[side][subject?.event === 'dispute' ? 'cancelled deal' : noun] ?? ''
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
  const uploader = { brand, talent, talentagent: await agentOf(side) }[role]
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
      ...('blockedId' in call.input.shape && {
        blockedId: [await once(`party for the ${role}`, () => aParty(app, role))],
      }),
      ...('cardId' in call.input.shape && { cardId: [await cardOf(app, brand)] }),
    },
  }
}

/** Returns the current version and valid terms, where a call takes them. */
function seenOf({ input, path }: Call, side: 'A' | 'B'): object {
  const { shape } = input
  return {
    ...('versionNo' in shape ? { versionNo: 1 } : {}),
    // The same call ends a plan, which is about no deal.
    ...(path === '/brand/cancellationReq' ? { subject: 'deal' } : {}),
    // Without an application, an offer may be sent to any talent.
    ...('applicationId' in shape && 'talentId' in shape ? { applicationId: undefined } : {}),
    ...(shape.version ? { version: shape.version.safeParse(undefined).success ? undefined : 1 } : {}),
    ...(shape.terms ? { terms: termsFor(shape.terms) } : {}),
    // Other talent types than those of the list are refused before anything else.
    ...('typeIds' in shape ? { typeIds: [] } : {}),
    ...('applications' in shape ? { applications: [{ applicationId: pairs[side].applicationId }] } : {}),
    ...('talents' in shape ? { talents: [{ talentId: pairs[side].talent.id }] } : {}),
    // Who removes a favourite is told nothing about it, so nothing is hidden.
    ...('isFavourite' in shape ? { isFavourite: true, listId: undefined } : {}),
    // The first message of a conversation exists.
    ...('no' in shape ? { no: 1 } : {}),
    ...('clientId' in shape ? { replyToNo: undefined, fileIds: [] } : {}),
    ...('slug' in shape ? { slug: path === '/talent/getPublicProfile' ? crew.pageSlug : crew.slug } : {}),
    ...(path.startsWith('/shared-list/') ? sharedListOf(shape) : {}),
    ...(path.startsWith('/outside-review/') ? outsideReviewOf(shape) : {}),
    ...(path === '/shared-report/page' ? { token: crew.reportToken } : {}),
    // A public report is about the page itself, which shows talents of one side only.
    ...('slug' in shape && 'talentId' in shape ? { page: 'roster', talentId: undefined } : {}),
  }
}

/** Returns the link of a shared list, and a guest of it where the call takes one. */
function sharedListOf(shape: object): object {
  const { token, guestToken, talentId } = crew.sharedList
  return {
    token,
    ...('guestToken' in shape ? { guestToken } : {}),
    ...('talentId' in shape ? { talentId } : {}),
  }
}

/** Returns the link to submitted work, and a guest and the version where the call takes them. */
function outsideReviewOf(shape: object): object {
  const { token, guestToken, deliverableId, commentId } = crew.workLink
  return {
    token,
    ...('guestToken' in shape ? { guestToken } : {}),
    ...('commentId' in shape ? { commentId } : {}),
    ...('deliverableId' in shape ? { deliverableId, no: 1, fileId: null, atMs: null, box: null } : {}),
  }
}

/** Returns valid terms: of an offer, or of a change of a deal. */
function termsFor(schema: { safeParse: (terms: object) => { success: boolean } }): object {
  const terms = someTerms({ price: 77_000 })
  const { revisions, rights } = terms
  const deliverables = [{ id: null, ...aFileSpec() }]
  return schema.safeParse(terms).success ? terms : { price: 77_000, revisions, rights, deliverables }
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

/** Returns the token of someone suspended whose session was not ended. */
async function tokenOfSuspended(role: Person['role']): Promise<string> {
  const { id, token } = await newPerson(app, role, `Suspended ${role}`)
  await db().execute(sql`update accounts set status = 'suspended' where id = ${id}`)
  return token
}

/** Returns a token whose session has ended. */
async function endedSessionToken(): Promise<string> {
  const { email } = pairs.A.brand
  const token: string = expectOk(await app.call('/brand/signin', { email, password: PASSWORD }), 'sign-in')
    .data.token
  expectOk(await app.call('/user/logout', {}, { token, method: 'GET' }), 'log-out')
  return token
}
