import type { Call } from '@marquee/contract/call'
import { sql } from 'drizzle-orm'
import { db } from '../../platform/database/database.ts'
import type { TestResponse } from '../../platform/testing/inject.ts'
import type { TestApp } from '../../platform/testing/start-test-app.ts'
import { aMandatedTalent, newAgent } from '../../testing/agency.ts'
import { aPair, type Pair } from '../../testing/pairs.ts'
import { expectOk, type Person } from '../../testing/person.ts'
import { someTerms } from '../../testing/terms.ts'
import { aCampaign, anApplication, anOffer } from '../../testing/work.ts'
import { type Caller, isAcrossBlock, refusedAcrossBlock, roleOf } from './expectation.ts'
import { makeSubject } from './subject.ts'

/** A pair and an agent who represents its talent, with the agency of that agent. */
export interface Apart {
  pair: Pair
  agent: Person
  agencyId: string
}

/** Creates the pair whose sides are kept apart for single requests. */
export async function aPairApart(app: TestApp): Promise<Apart> {
  const pair = await aPair(app, 'Apart')
  expectOk(
    await pair.talent.call('/user/update-profile', { isListed: true, takesDirectOffers: true }),
    'listing',
  )
  const agent = await newAgent(app, 'Agent Apart')
  await aMandatedTalent(agent, pair.talent)
  const { rows } = await db().execute<{ id: string }>(
    sql`select agency_id as id from agents where id = ${agent.id}`,
  )
  return { pair, agent, agencyId: rows[0]?.id ?? '' }
}

interface Asked {
  name: string
  call: Call
  asker: Caller
  request: Record<string, unknown>
}

/**
 * Makes a request about something that is open between both sides, while one has blocked the other or is suspended. Only
 * the row of the block or of the account is changed, so that what is open has not ended: without it the request succeeds.
 */
export async function askApart(
  apart: Apart,
  { name, call, asker, request }: Asked,
): Promise<{ answer: TestResponse; body: Record<string, unknown> }> {
  const { pair, agent } = apart
  const role = roleOf(asker)
  const person = role === 'brand' ? pair.brand : role === 'talent' ? pair.talent : agent
  const body = { ...request, ...(await aboutBoth(apart, { name, call, person, request })) }
  const end = isAcrossBlock(asker) ? await block(asker, apart) : await suspend(asker, apart)
  const method = call.methods.includes('POST') ? 'POST' : 'GET'
  const answer = await person.server.call(call.path, body, { method, token: person.token })
  await end()
  return { answer, body }
}

/** Returns the fields that name what the request is about, and the values of others with which it reaches the other side. */
async function aboutBoth(
  { pair, agent }: Apart,
  { name, call, person }: Omit<Asked, 'asker'> & { person: Person },
): Promise<Record<string, unknown>> {
  const { brand, talent } = pair
  const { shape } = call.input
  const values = Object.entries(refusedAcrossBlock(call) ?? {}).map(([field, [first]]) => [field, first])
  const fields = {
    ...('talentId' in shape && { talentId: talent.id }),
    ...('brandId' in shape && { brandId: brand.id }),
    ...('talents' in shape && { talents: [{ talentId: talent.id }] }),
    ...('version' in shape && { version: undefined }),
    ...Object.fromEntries(values),
  }
  const subject = call.subject?.noun === 'talent' ? null : call.subject
  // An offer or a conversation is about an application.
  if (!subject) return { ...fields, ...('campaignId' in shape && { campaignId: await appliedFor(pair) }) }
  if (subject.noun === 'offer') return { ...fields, ...(await anOpenOffer(name, pair)) }
  const id = await makeSubject({ name, call, pair, role: person.role, agent })
  if (subject.noun === 'application' && fields.action === 'undo_decline') await decline(brand, id)
  const isAboutOwnMessage = subject.noun === 'conversation' && 'no' in shape
  return {
    ...fields,
    [subject.field]: id,
    ...(isAboutOwnMessage && { no: await sendMessage(person, id) }),
  }
}

async function appliedFor({ brand, talent }: Pair): Promise<string> {
  const campaignId = await aCampaign(brand)
  await anApplication(talent, campaignId)
  return campaignId
}

/** Creates an offer that waits for the side that the call belongs to. */
async function anOpenOffer(name: string, { brand, talent }: Pair): Promise<object> {
  const offerId = await anOffer(brand, talent)
  if (name !== 'brandManageCounter') return { offerId, versionNo: 1 }
  const terms = someTerms({ price: 90_000 })
  expectOk(await talent.call('/talent/counter-offer', { offerId, versionNo: 1, terms }), 'counter-offer')
  return { offerId, versionNo: 2 }
}

async function decline(brand: Person, applicationId: string): Promise<void> {
  const input = { applicationId, reason: 'other' }
  expectOk(await brand.call('/application/declineApplication', input), 'decline')
}

async function sendMessage(person: Person, conversationId: string): Promise<number> {
  const message = { conversationId, clientId: crypto.randomUUID(), text: 'Mine.' }
  return expectOk(await person.call('/messages/send', message), 'message').data.no
}

/** Adds the block of this caller, and returns how to remove it. */
async function block(asker: Caller, { pair, agencyId }: Apart): Promise<() => Promise<void>> {
  const { brand, talent } = pair
  const isByTalent = asker === 'blocked brand' || asker === 'blocking talent'
  const [blocker, blocked, kind] = isByTalent
    ? [talent.id, brand.id, 'brand']
    : asker === 'blocked agent'
      ? [brand.id, agencyId, 'agency']
      : [brand.id, talent.id, 'talent']
  await db().execute(sql`insert into blocks (blocker_id, blocked_id, blocked_kind, created_at)
    values (${blocker}, ${blocked}, ${kind}, now())`)
  return async () => {
    await db().execute(sql`delete from blocks where blocker_id = ${blocker}`)
  }
}

/** Suspends the account beside this caller, and returns how to restore it. */
async function suspend(asker: Caller, { pair }: Apart): Promise<() => Promise<void>> {
  const { id } = asker.endsWith('talent') ? pair.talent : pair.brand
  const set = (status: string) => db().execute(sql`update accounts set status = ${status} where id = ${id}`)
  await set('suspended')
  return async () => {
    await set('active')
  }
}
