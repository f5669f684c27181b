import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '../../platform/database/database.ts'
import type { TestResponse } from '../../platform/testing/inject.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { aMandatedTalent, newAgent } from '../../testing/agency.ts'
import { newOperator } from '../../testing/operator.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'
import { someTerms } from '../../testing/terms.ts'
import { anOffer } from '../../testing/work.ts'

/** Offers end after the commit of a suspension or a block; these tests are about the moment between the two. */
let app: TestApp
let brand: Person
let talent: Person
let offerId: string
let made = 0
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  made += 1
  brand = await newPerson(app, 'brand', `Refusing brand ${made}`)
  talent = await newPerson(app, 'talent', `Refused talent ${made}`)
  offerId = await anOffer(brand, talent)
})
afterAll(() => app.stop())

/** Sets the status alone, as it is before the handlers of the suspension have run. */
async function suspend({ id }: Person): Promise<void> {
  await db().execute(sql`update accounts set status = 'suspended' where id = ${id}`)
}

/** Adds the block alone, as it is before its handlers have run. */
async function block(blocker: Person, blocked: Person): Promise<void> {
  await db().execute(
    sql`insert into blocks (blocker_id, blocked_id, blocked_kind, created_at) values (${blocker.id}, ${blocked.id}, ${blocked.role}, now())`,
  )
}

async function offerNow(): Promise<object | undefined> {
  const { rows } = await db().execute(
    sql`select o.status, o.consent_no is not null as "isAsked", y.status as payable from offers o
      join payables y on y.id = o.payable_id where o.id = ${offerId}`,
  )
  return rows[0]
}

const accept = (): Promise<TestResponse> => talent.call('/talent/accept-offer', { offerId, versionNo: 1 })

/** Makes a counter-offer of the talent that the hold of the brand covers or not. */
async function counter(price: number): Promise<void> {
  const terms = someTerms({ price })
  expectOk(await talent.call('/talent/counter-offer', { offerId, versionNo: 1, terms }), 'counter-offer')
}
const acceptCounter = (): Promise<TestResponse> =>
  brand.call('/brand/manageCounterOffer', { offerId, versionNo: 2, action: 'accept' })

/** Returns an agent who needs the talent’s approval of what they accept. */
async function anAgentWithDualConsent(): Promise<Person> {
  const agent = await newAgent(app, `Asking agency ${made}`)
  await aMandatedTalent(agent, talent, { dualConsent: true })
  return agent
}

test('a talent accepts nothing from a suspended brand, and nothing is charged', async () => {
  await suspend(brand)
  expect(await accept()).toMatchObject({ status: 422, code: 'party_suspended' })
  const other = await talent.call('/talent/manageCounterOffer', { offerId, versionNo: 1, action: 'accept' })
  expect(other).toMatchObject({ status: 422, code: 'party_suspended' })
  await app.settle()
  expect(await offerNow()).toEqual({ status: 'pending_talent', isAsked: false, payable: 'authorised' })
})

test('a brand accepts no counter-offer of a suspended talent', async () => {
  await counter(90_000)
  await suspend(talent)
  expect(await acceptCounter()).toMatchObject({ status: 422, code: 'party_suspended' })
  await app.settle()
  expect(await offerNow()).toMatchObject({ status: 'pending_brand' })
})

test('an agent neither accepts nor asks for approval while the talent or the brand is suspended', async () => {
  const asking = await anAgentWithDualConsent()
  const agent = await newAgent(app, 'Accepting agency')
  await aMandatedTalent(agent, talent)
  for (const party of [talent, brand]) {
    await suspend(party)
    for (const person of [asking, agent])
      expect(
        await person.call('/talentagent/accept-offer', { offerId, versionNo: 1 }),
        party.role,
      ).toMatchObject({ status: 422, code: 'party_suspended' })
    await db().execute(sql`update accounts set status = 'active' where id = ${party.id}`)
  }
  expect(await offerNow()).toMatchObject({ status: 'pending_talent', isAsked: false })
  expectOk(await asking.call('/talentagent/accept-offer', { offerId, versionNo: 1 }), 'request for approval')
})

test('a foreign offer is not found, also while the brand is suspended', async () => {
  await suspend(brand)
  const stranger = await newPerson(app, 'talent', `Stranger ${made}`)
  expect((await stranger.call('/talent/accept-offer', { offerId, versionNo: 1 })).code).toBe('not_found')
})

test.each(['brand', 'talent'] as const)('no offer is accepted after a block by the %s', async (by) => {
  const agent = await anAgentWithDualConsent()
  await block(by === 'brand' ? brand : talent, by === 'brand' ? talent : brand)
  expect(await accept()).toMatchObject({ status: 422, code: 'blocked' })
  expect(await agent.call('/talentagent/accept-offer', { offerId, versionNo: 1 })).toMatchObject({
    status: 422,
    code: 'blocked',
  })
  await app.settle()
  expect(await offerNow()).toEqual({ status: 'pending_talent', isAsked: false, payable: 'authorised' })
})

test('no counter-offer is accepted after a block', async () => {
  await counter(90_000)
  await block(talent, brand)
  expect(await acceptCounter()).toMatchObject({ status: 422, code: 'blocked' })
  expect(await offerNow()).toMatchObject({ status: 'pending_brand' })
})

test.each(['suspension', 'block'] as const)(
  'agreed terms that nobody has paid for end with a %s',
  async (cause) => {
    await counter(500_000)
    expectOk(await acceptCounter(), 'acceptance without a hold')
    expect(await offerNow()).toMatchObject({ status: 'awaiting_payment' })
    if (cause === 'block') expectOk(await talent.call('/user/block', { blockedId: brand.id }), 'block')
    else {
      const operator = await newOperator(app, `Operator ${made}`)
      const details = { reasonCode: 'fraud', explanation: 'We look into it.', reason: 'Seen by us' }
      expectOk(await operator.call('/superAdmin/suspendUser', { userId: brand.id, ...details }), 'suspension')
    }
    await app.settle()
    expect(await offerNow()).toEqual({ status: 'withdrawn', isAsked: false, payable: 'void' })
  },
)

test('terms whose payment lapses while a side is suspended end', async () => {
  await counter(500_000)
  expectOk(await acceptCounter(), 'acceptance without a hold')
  await suspend(talent)
  await app.passTime(25 * 3_600_000)
  await app.settle()
  expect(await offerNow()).toMatchObject({ status: 'expired' })
})
