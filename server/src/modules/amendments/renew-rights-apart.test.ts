import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { db } from '../../platform/database/database.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { aManagedTalent, newAgent } from '../../testing/agency.ts'
import { onboard } from '../../testing/money.ts'
import { newOperator } from '../../testing/operator.ts'
import { expectOk, newPerson, PASSWORD, type Person, signInAgain } from '../../testing/person.ts'
import { aFinishedDeal } from '../../testing/work.ts'

const DAY_MS = 86_400_000

let app: TestApp
let brand: Person
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Waiting brand')
})
afterEach(async () => {
  await app.passTime(0)
})
afterAll(() => app.stop())

const rights = { channels: ['paid'], territory: 'uk', days: 60, mayEdit: false, aiTraining: false }

/** Creates a talent with a completed deal of this brand whose rights can be renewed. */
async function aRenewable(name: string, by = brand): Promise<{ talent: Person; dealId: string }> {
  const talent = await newPerson(app, 'talent', name)
  await onboard(app, talent)
  const { dealId } = await aFinishedDeal(by, talent, { rights })
  await app.settle()
  await db().execute(sql`update payouts set status = 'paid' where payee_id = ${talent.id}`)
  return { talent, dealId }
}

const offerOf = async (talent: Person, dealId: string) => {
  const input = { dealId, months: 3, price: 12_000 }
  return expectOk(await talent.call('/talent/offerRenewal', input), 'offer').data
}
const accept = ({ id, version }: { id: string; version: number }, by = brand) =>
  by.call('/brand/acceptAmendment', { amendmentId: id, version })
const leave = (person: Person) => person.call('/user/delete-profile', { password: PASSWORD })
const ask = (dealId: string) => brand.call('/brand/askRenewal', { dealId, months: 3 })
const statusOf = async (dealId: string, by = brand) =>
  expectOk(await by.call('/brand/getAmendments', { dealId }), 'changes').data.items[0].status
const askedOf = async (dealId: string, by = brand) =>
  expectOk(await by.call('/brand/getDealDetails', { dealId }), 'deal').data.renewalAsked
const block = async (person: Person) =>
  expectOk(await person.call('/user/block', { blockedId: brand.id }), 'block')
const suspend = (id: string) => db().execute(sql`update accounts set status = 'suspended' where id = ${id}`)

test('an open renewal and a request for its price end with the account of the talent', async () => {
  const offered = await aRenewable('Leaving talent')
  const offer = await offerOf(offered.talent, offered.dealId)
  expectOk(await leave(offered.talent), 'erasure')
  expect(await accept(offer)).toMatchObject({ code: 'party_gone' })
  await app.settle()
  expect(await statusOf(offered.dealId)).toBe('withdrawn')

  const asked = await aRenewable('Asked talent')
  expectOk(await ask(asked.dealId), 'request')
  expectOk(await leave(asked.talent), 'erasure')
  await app.settle()
  expect(await askedOf(asked.dealId)).toBeNull()
  expect(await ask(asked.dealId)).toMatchObject({ status: 422, code: 'party_gone' })
})

test('a talent offers no renewal to a brand that has closed its account', async () => {
  const leaving = await newPerson(app, 'brand', 'Leaving brand')
  const { talent, dealId } = await aRenewable('Staying talent', leaving)
  await db().execute(sql`update accounts set status = 'erased' where id = ${leaving.id}`)
  const input = { dealId, months: 3, price: 12_000 }
  expect(await talent.call('/talent/offerRenewal', input)).toMatchObject({ code: 'party_gone' })
})

test('nobody closes the account while an agreed renewal is being paid', async () => {
  const paying = await newPerson(app, 'brand', 'Paying brand')
  const { talent, dealId } = await aRenewable('Agreed talent', paying)
  expectOk(await accept(await offerOf(talent, dealId), paying), 'acceptance')
  for (const person of [talent, paying])
    expect(await leave(person), person.role).toMatchObject({ status: 422, code: 'money_held' })

  const agency = await newAgent(app, 'Keeping agent')
  const { talentId, mandateId } = await aManagedTalent(agency)
  await db().execute(sql`update deals set talent_id = ${talentId} where id = ${dealId}`)
  const refused = { status: 422, code: 'payout_pending' }
  expect(await agency.call('/talentagent/remove-added-talent', { mandateId })).toMatchObject(refused)
  expect(await leave(agency)).toMatchObject(refused)
  await db().execute(sql`update deals set talent_id = ${talent.id} where id = ${dealId}`)
})

test('an open renewal of a managed talent ends with the agency', async () => {
  const { talent, dealId } = await aRenewable('Placeholder talent')
  await offerOf(talent, dealId)
  const agency = await newAgent(app, 'Closing agent')
  const { talentId } = await aManagedTalent(agency)
  await db().execute(sql`update deals set talent_id = ${talentId} where id = ${dealId}`)
  expectOk(await leave(agency), 'erasure of the agency')
  await app.settle()
  expect(await statusOf(dealId)).toBe('withdrawn')
})

test('a brand accepts no renewal of a suspended talent or across a block', async () => {
  const suspended = await aRenewable('Suspended talent')
  const offer = await offerOf(suspended.talent, suspended.dealId)
  await suspend(suspended.talent.id)
  expect(await accept(offer)).toMatchObject({ status: 422, code: 'party_suspended' })

  const blocked = await aRenewable('Blocking talent')
  const second = await offerOf(blocked.talent, blocked.dealId)
  // The block itself, before its handler has ended the renewal.
  await db().execute(
    sql`insert into blocks (blocker_id, blocked_id, blocked_kind, created_at) values (${blocked.talent.id}, ${brand.id}, 'brand', now())`,
  )
  expect(await accept(second)).toMatchObject({ status: 422, code: 'blocked' })
})

test('a block between a brand and an agency ends what is open with the managed talents', async () => {
  const offered = await aRenewable('Replaced talent')
  await offerOf(offered.talent, offered.dealId)
  const asked = await aRenewable('Other replaced talent')
  expectOk(await ask(asked.dealId), 'request')
  const agency = await newAgent(app, 'Blocked agent')
  for (const { dealId } of [offered, asked]) {
    const { talentId } = await aManagedTalent(agency)
    await db().execute(sql`update deals set talent_id = ${talentId} where id = ${dealId}`)
  }
  const { rows } = await db().execute<{ id: string }>(
    sql`select agency_id as id from agents where id = ${agency.id}`,
  )
  expectOk(await brand.call('/user/block', { blockedId: rows[0]?.id }), 'block')
  await app.settle()
  expect(await statusOf(offered.dealId)).toBe('withdrawn')
  expect(await askedOf(asked.dealId)).toBeNull()
})

test('a renewal that is not paid in time ends across a block or a suspension', async () => {
  const blocked = await aRenewable('Later blocking talent')
  const suspended = await aRenewable('Later suspended talent')
  const open = await aRenewable('Open talent')
  for (const { talent, dealId } of [blocked, suspended, open])
    expectOk(await accept(await offerOf(talent, dealId)), 'acceptance')
  await block(blocked.talent)
  await suspend(suspended.talent.id)
  await app.settle()
  expect(await statusOf(blocked.dealId)).toBe('accepting')
  await app.passTime(1.1 * DAY_MS)
  await app.passTime(0)
  const later = await signInAgain(app, brand)
  expect(await statusOf(blocked.dealId, later)).toBe('withdrawn')
  expect(await statusOf(suspended.dealId, later)).toBe('withdrawn')
  expect(await statusOf(open.dealId, later)).toBe('proposed')
})

test('a suspension and a block end a request for a price', async () => {
  const suspended = await aRenewable('Asked suspended talent')
  const blocked = await aRenewable('Asked blocking talent')
  for (const { dealId } of [suspended, blocked]) expectOk(await ask(dealId), 'request')
  const operator = await newOperator(app, 'Request Operator')
  expectOk(
    await operator.call('/superAdmin/suspendUser', {
      userId: suspended.talent.id,
      reasonCode: 'abuse',
      explanation: 'You sent insults.',
      reason: 'Two reports',
    }),
    'suspension',
  )
  await block(blocked.talent)
  await app.settle()
  expect(await askedOf(suspended.dealId)).toBeNull()
  expect(await askedOf(blocked.dealId)).toBeNull()
})
