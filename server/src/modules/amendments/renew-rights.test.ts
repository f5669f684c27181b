import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { compareLedgers } from '../../invariants/money/compare-ledgers.ts'
import { db } from '../../platform/database/database.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { aMandatedTalent, newAgent } from '../../testing/agency.ts'
import { openDispute } from '../../testing/cases.ts'
import { onboard, pay } from '../../testing/money.ts'
import { notificationTexts } from '../../testing/notifications.ts'
import { newOperator } from '../../testing/operator.ts'
import { expectOk, newPerson, type Person, signInAgain } from '../../testing/person.ts'
import { aDeal, aFinishedDeal } from '../../testing/work.ts'

const DAY_MS = 86_400_000

let app: TestApp
let brand: Person
let talent: Person
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Renewing brand')
  talent = await newPerson(app, 'talent', 'Lasting talent')
  await onboard(app, talent)
})
afterEach(async () => {
  await app.passTime(0)
  await app.settle()
  await compareLedgers(app)
})
afterAll(() => app.stop())

/** Lets timers fire some days later and returns to the present, in which sessions are still valid. */
async function elapse(days: number): Promise<void> {
  await app.passTime(Math.round(days * DAY_MS))
  await app.passTime(0)
}

const rights = { channels: ['paid'], territory: 'uk', days: 30, mayEdit: false, aiTraining: false }
const finished = (terms: object = {}) =>
  aFinishedDeal(brand, talent, { rights, renewalPrice: 6_000, ...terms })
const buy = (dealId: string, months: number, by = brand) => by.call('/brand/buyRenewal', { dealId, months })
const bought = async (dealId: string, months: number, by = brand) =>
  expectOk(await buy(dealId, months, by), 'renewal').data
const ask = (dealId: string, months = 3) => brand.call('/brand/askRenewal', { dealId, months })
const offer = (dealId: string, input: object = {}) =>
  talent.call('/talent/offerRenewal', { dealId, months: 3, price: 12_000, ...input })
const dealOf = async (dealId: string, by: Person = brand) =>
  expectOk(await by.call(`/${by.role}/getDealDetails`, { dealId }), 'deal').data
const newest = async (person: Person, dealId: string) =>
  expectOk(await person.call(`/${person.role}/getAmendments`, { dealId }), 'changes').data.items[0]
const named = ({ id, version }: { id: string; version: number }) => ({ amendmentId: id, version })
const plusMonths = (when: string | Date, months: number) => {
  const moved = new Date(when)
  moved.setUTCMonth(moved.getUTCMonth() + months, 1)
  const last = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate()
  moved.setUTCDate(Math.min(new Date(when).getUTCDate(), last))
  return moved
}

test('a renewal at the agreed price is charged, paid out and lasts from the present end on', async () => {
  const { dealId } = await finished()
  const before = await dealOf(dealId)
  const paidOut = before.money.payout.amount
  const draft = await bought(dealId, 3)
  expect(draft).toMatchObject({ kind: 'rights_renewal', status: 'draft', renewal: { months: 3, from: null } })
  expect(draft.funding.amount).toBe(18_000)
  expect((await dealOf(dealId)).rightsEndAt).toBe(before.rightsEndAt)
  await pay(app, brand, draft.funding)
  await app.settle()

  const after = await dealOf(dealId)
  const until = plusMonths(before.rightsEndAt, 3).toISOString()
  expect(after).toMatchObject({ status: 'completed', rightsEndAt: until, price: { payerPays: 138_000 } })
  expect(after.money.payment.captured).toBe(138_000)
  // £180 with VAT is £150 without; the fee is 20% of it.
  expect(after.money.payout.amount - paidOut).toBe(12_000)
  expect(after.price.fee - before.price.fee).toBe(3_000)
  expect(await newest(talent, dealId)).toMatchObject({
    id: draft.id,
    status: 'accepted',
    renewal: { months: 3, from: before.rightsEndAt, until },
  })

  const texts = [await notificationTexts(app, brand), await notificationTexts(app, talent)]
  expect(texts[0]?.filter((text) => /now lasts until .+: £180 more$/.test(text))).toHaveLength(1)
  expect(
    texts[1]?.filter((text) => /renewed the right to use your work until .+: £120 more$/.test(text)),
  ).toHaveLength(1)

  const { sheet } = expectOk(await talent.call('/talent/getDealSheet', { dealId }), 'sheet').data
  expect(JSON.stringify(sheet.sections)).toContain('a renewal of the right to use the work by 3 months')
  expect(sheet.signed[1]).toMatchObject({ title: 'Change 1', isAgreedInAdvance: true })
  expect(sheet.signed[1].terms).toContain('"renewalMonths":3')

  const [listed] = expectOk(await brand.call('/brand/usage-rights'), 'rights').data.items.filter(
    (row: { dealId: string }) => row.dealId === dealId,
  )
  expect(listed.endsAt).toBe(until)
})

test('a renewal moves the reminder and the end of the right', async () => {
  const reminded = await newPerson(app, 'brand', 'Reminded brand')
  const { dealId } = await aFinishedDeal(reminded, talent, { rights, renewalPrice: 6_000 })
  await pay(app, reminded, (await bought(dealId, 2, reminded)).funding)
  await app.settle()
  const told = async () =>
    (await notificationTexts(app, reminded)).filter((text) => / ends on | has ended\. /.test(text))
  await elapse(40)
  expect(await told()).toEqual([])
  const end = new Date((await dealOf(dealId, reminded)).rightsEndAt)
  const days = (end.getTime() - Date.now()) / DAY_MS
  await elapse(days - 13)
  expect(await told()).toEqual([expect.stringContaining(' ends on ')])
  await elapse(days + 1)
  expect(await told()).toHaveLength(2)
})

test('a right that has ended begins again with the payment, and its agreed price holds for 30 days', async () => {
  const { dealId } = await finished()
  const end = new Date((await dealOf(dealId)).rightsEndAt).getTime()
  await app.passTime(50 * DAY_MS)
  const later = await signInAgain(app, brand)
  await pay(app, later, (await bought(dealId, 1, later)).funding)
  await app.settle()
  const { renewal } = await newest(later, dealId)
  expect(new Date(renewal.from).getTime()).toBeGreaterThan(end + 19 * DAY_MS)
  expect(renewal.until).toBe(plusMonths(renewal.from, 1).toISOString())

  await app.passTime(0)
  const other = await finished()
  await app.passTime(61 * DAY_MS)
  const tooLate = await signInAgain(app, brand)
  expect(await buy(other.dealId, 1, tooLate)).toMatchObject({ status: 422, code: 'no_renewal_price' })
})

test('without an agreed price the brand asks, the talent names one, and the brand accepts and pays', async () => {
  const { dealId } = await finished({ renewalPrice: null })
  expect(await buy(dealId, 3)).toMatchObject({ status: 422, code: 'no_renewal_price' })
  expectOk(await ask(dealId), 'request')
  expect(await ask(dealId)).toMatchObject({ status: 422, code: 'renewal_asked' })
  expect((await dealOf(dealId, talent)).renewalAsked).toMatchObject({ months: 3 })
  const titles = async (by: Person, list: 'yours' | 'theirs') =>
    expectOk(await by.call(`/${by.role}/dashboard-stats`), 'home').data[list].map(
      ({ title }: { title: string }) => title,
    )
  expect(await titles(talent, 'yours')).toContain('Renewing brand asks for the price of 3 more months')
  expect(await titles(brand, 'theirs')).toContain('Renewal price from Lasting talent')
  const offered = expectOk(await offer(dealId), 'offer').data
  expect(await titles(talent, 'yours')).not.toContain('Renewing brand asks for the price of 3 more months')
  expect((await dealOf(dealId)).renewalAsked).toBeNull()
  expect(await ask(dealId)).toMatchObject({ status: 409, code: 'change_open' })
  const agreed = expectOk(await brand.call('/brand/acceptAmendment', named(offered)), 'acceptance').data
  await pay(app, brand, agreed.funding)
  await app.settle()
  expect(await dealOf(dealId)).toMatchObject({ status: 'completed', price: { payerPays: 132_000 } })
  expect((await newest(brand, dealId)).renewal.until).toBe((await dealOf(dealId)).rightsEndAt)
})

test('a talent declines a request, and the brand may ask again', async () => {
  const { dealId } = await finished({ renewalPrice: null })
  const decline = () => talent.call('/talent/declineRenewal', { dealId })
  expect(await decline()).toMatchObject({ status: 422, code: 'no_renewal_request' })
  expectOk(await ask(dealId), 'request')
  expectOk(await decline(), 'no')
  expect(await notificationTexts(app, brand)).toContainEqual(
    expect.stringContaining('does not renew your right'),
  )
  expectOk(await ask(dealId, 6), 'second request')
})

test('a brand asks again for a price that nobody has named within 3 days', async () => {
  const { dealId } = await finished({ renewalPrice: null })
  expectOk(await ask(dealId), 'request')
  await db().execute(
    sql`update deals set renewal_asked_at = renewal_asked_at - interval '3 days' where id = ${dealId}`,
  )
  expectOk(await ask(dealId, 6), 'second request')
  expect((await dealOf(dealId, talent)).renewalAsked).toMatchObject({ months: 6 })
  expect(await ask(dealId)).toMatchObject({ status: 422, code: 'renewal_asked' })
})

test('what is told about a renewal names it, and not a change of the completed deal', async () => {
  const { dealId } = await finished({ renewalPrice: null })
  const refused = expectOk(await offer(dealId), 'offer').data
  expectOk(await brand.call('/brand/refuseAmendment', { ...named(refused), reason: '' }), 'declined offer')
  await app.settle()
  expect(await notificationTexts(app, talent)).toContain(
    'Renewing brand declined your renewal of usage rights',
  )
  expectOk(await offer(dealId), 'second offer')
  await openDispute(brand, dealId, 'fraud')
  await app.settle()
  expect(await notificationTexts(app, talent)).toContain(
    'The renewal of usage rights with Renewing brand has ended, because it can no longer be agreed',
  )
})

test('a running deal, a deal without rights and a stranger’s deal are not renewed', async () => {
  const running = await aDeal(brand, talent, { rights, renewalPrice: 6_000 })
  for (const answer of [await buy(running.dealId, 1), await ask(running.dealId), await offer(running.dealId)])
    expect(answer).toMatchObject({ status: 409, code: 'wrong_state' })
  const none = await finished({ rights: { ...rights, channels: [], days: 0 } })
  expect(await buy(none.dealId, 1)).toMatchObject({ status: 422, code: 'no_rights' })
  const { dealId } = await finished()
  const stranger = await newPerson(app, 'brand', 'Strange brand')
  expect((await buy(dealId, 1, stranger)).status).toBe(404)
  for (const months of [0, 25, 1.5]) expect((await buy(dealId, months)).status).toBe(400)
})

test('two payments of one renewal, or a second purchase in another tab, charge once', async () => {
  const { dealId } = await finished()
  const first = await bought(dealId, 1)
  const second = await bought(dealId, 2)
  expect(
    (await brand.call('/createOneTimePayment', { payableId: first.funding.id, cardId: first.id })).status,
  ).not.toBe(200)
  await Promise.all([pay(app, brand, second.funding), pay(app, brand, second.funding)])
  await app.settle()
  const deal = await dealOf(dealId)
  expect(deal.money.payment.captured - deal.money.payment.refunded).toBe(132_000)
  expect(deal.price.payerPays).toBe(132_000)
})

test('a talent who withdraws the offer while the brand accepts leaves one of the two', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { dealId } = await finished({ renewalPrice: null })
    const offered = expectOk(await offer(dealId), 'offer').data
    const [accepted] = await Promise.all([
      brand.call('/brand/acceptAmendment', named(offered)),
      talent.call('/talent/withdrawAmendment', named(offered)),
    ])
    if (accepted.status === 200) await pay(app, brand, accepted.data.funding)
    await app.settle()
    const deal = await dealOf(dealId)
    const isRenewed = (await newest(brand, dealId)).status === 'accepted'
    expect(isRenewed).toBe(accepted.status === 200)
    expect(deal.money.payment.captured).toBe(isRenewed ? 132_000 : 120_000)
  }
})

test('a late dispute before the payment ends the renewal, and nothing is charged', async () => {
  const { dealId } = await finished()
  const draft = await bought(dealId, 1)
  await openDispute(brand, dealId, 'fraud')
  await app.settle()
  expect((await newest(brand, dealId)).status).toBe('withdrawn')
  await brand.call('/createOneTimePayment', { payableId: draft.funding.id, cardId: draft.id })
  await app.settle()
  expect((await dealOf(dealId)).money.payment.captured).toBe(120_000)
})

test('an agent offers a renewal only where they may bind the talent', async () => {
  const represented = await newPerson(app, 'talent', 'Represented talent')
  const agent = await newAgent(app, 'Renewing agent')
  await aMandatedTalent(agent, represented)
  const { dealId } = await aFinishedDeal(brand, represented, { rights })
  const offered = expectOk(
    await agent.call('/talentagent/offerRenewal', { dealId, months: 2, price: 9_000 }),
    'offer of the agent',
  ).data
  expect(offered).toMatchObject({ by: 'talent', status: 'proposed' })
  const careful = await newPerson(app, 'talent', 'Careful talent')
  await aMandatedTalent(agent, careful, { dualConsent: true })
  const own = await aFinishedDeal(brand, careful, { rights })
  expect(
    await agent.call('/talentagent/offerRenewal', { dealId: own.dealId, months: 2, price: 9_000 }),
  ).toMatchObject({ status: 422, code: 'change_needs_talent' })
})

test('nothing is renewed with a suspended account or across a block, and what is proposed ends', async () => {
  const other = await newPerson(app, 'talent', 'Suspended talent')
  const { dealId } = await aFinishedDeal(brand, other, { rights, renewalPrice: 6_000 })
  const offered = expectOk(
    await other.call('/talent/offerRenewal', { dealId, months: 2, price: 9_000 }),
    'offer',
  ).data
  const operator = await newOperator(app, 'Rights Operator')
  expectOk(
    await operator.call('/superAdmin/suspendUser', {
      userId: other.id,
      reasonCode: 'abuse',
      explanation: 'You sent insults.',
      reason: 'Two reports',
    }),
    'suspension',
  )
  await app.settle()
  expect(await newest(brand, dealId)).toMatchObject({ id: offered.id, status: 'withdrawn' })
  expect(await buy(dealId, 1)).toMatchObject({ status: 422, code: 'party_suspended' })

  const blocked = await newPerson(app, 'talent', 'Blocked talent')
  const apart = await aFinishedDeal(brand, blocked, { rights, renewalPrice: 6_000 })
  expectOk(await blocked.call('/user/block', { blockedId: brand.id }), 'block')
  for (const path of ['/brand/buyRenewal', '/brand/askRenewal'])
    expect(await brand.call(path, { dealId: apart.dealId, months: 1 })).toMatchObject({
      status: 422,
      code: 'blocked',
    })
})
