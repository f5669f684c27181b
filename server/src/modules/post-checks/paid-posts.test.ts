import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { compareLedgers } from '../../invariants/money/compare-ledgers.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { aDealWithoutMoney, dealOf, finishPiece, inTwo, milestonesOf } from '../../testing/milestones.ts'
import { onboard } from '../../testing/money.ts'
import { expectOk, newPerson, PASSWORD, type Person, signInAgain } from '../../testing/person.ts'
import { aFileSpec, aPostSpec, dayFromNow } from '../../testing/terms.ts'
import { aDeal } from '../../testing/work.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const post = { postUrl: 'https://www.instagram.com/p/tea/', caption: 'Ad: My favourite tea' }

let app: TestApp
let brand: Person
let talent: Person
let brands = 0
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  brands += 1
  talent = await newPerson(app, 'talent', `Paid talent ${brands}`)
  await onboard(app, talent)
})
afterEach(async () => {
  await app.settle()
  await compareLedgers(app)
  await app.passTime(0)
})
afterAll(() => app.stop())

async function pass(ms: number): Promise<void> {
  await app.passTime(ms)
  talent = await signInAgain(app, talent)
  brand = await signInAgain(app, brand)
}

const aPost = () => aPostSpec({ draftDue: dayFromNow(20), postFrom: null, postUntil: null, minLiveDays: 60 })
const postFirst = { deliverables: [aPost(), aFileSpec({ draftDue: dayFromNow(40) })] }
const twoPosts = { deliverables: [aPost(), aPost()] }

const publish = async (deliverableId: string) => {
  await finishPiece(app, { brand, talent }, deliverableId)
  const posted = await talent.call('/talent/markDeliverableAsComplete', { deliverableId, ...post })
  expectOk(posted, 'post')
  await app.settle()
}

/** Creates a deal whose first milestone is a post that is online, and whose second one is not paid. */
async function anUnpaidDeal(terms: object = postFirst) {
  const { brand: payer, ...deal } = await aDealWithoutMoney(app, talent, `Late brand ${brands}`, terms)
  brand = payer
  const [deliverableId = ''] = deal.deliverableIds
  await publish(deliverableId)
  return { ...deal, deliverableId }
}

const listed = async () => expectOk(await brand.call('/brand/posts-to-check'), 'posts').data.items
const checkOf = async (person: Person, dealId: string) =>
  expectOk(await person.call(`/${person.role}/post-checks`, { dealId }), 'checks').data.items[0]
const ask = (deliverableId: string, days = 3) =>
  brand.call('/brand/ask-correction', {
    deliverableId,
    reason: 'taken_down',
    note: 'It is not online.',
    days,
  })
const report = (deliverableId: string) => talent.call('/talent/report-correction', { deliverableId, ...post })
const earningOf = async (dealId: string) =>
  expectOk(await talent.call('/talent/earnings', {}), 'earnings').data.upcoming.find(
    (row: { dealId: string }) => row.dealId === dealId,
  )

describe('a deal that ended because a milestone was not paid', () => {
  test('its paid post is checked, and is put right as in a completed deal', async () => {
    const { dealId, deliverableId } = await anUnpaidDeal()
    await pass(7 * DAY_MS + HOUR_MS)
    expectOk(await talent.call('/talent/leaveUnfundedDeal', { dealId }), 'leaving')
    await app.settle()
    expect(await dealOf(brand, dealId)).toMatchObject({
      status: 'cancelled',
      deliverables: [{ status: 'completed' }, { status: 'cancelled' }],
    })
    expect(await listed()).toMatchObject([{ deliverableId, isConfirmed: true, mayCheck: true, mayAsk: true }])
    const { captured, refunded } = (await dealOf(brand, dealId)).money.payment

    expectOk(await ask(deliverableId), 'request')
    expect(await dealOf(talent, dealId)).toMatchObject({
      status: 'cancelled',
      nextActor: 'talent',
      next: { text: 'Put a post right' },
    })
    expectOk(await report(deliverableId), 'report')
    expectOk(await brand.call('/brand/mark-post-checked', { deliverableId }), 'check')
    expect(await checkOf(talent, dealId)).toMatchObject({ correction: { status: 'corrected' } })
    expect(await listed()).toEqual([])
    expect((await dealOf(brand, dealId)).money.payment).toMatchObject({ captured, refunded })
  })

  test('a request that is open when the deal ends goes on for its paid post', async () => {
    const { dealId, deliverableId } = await anUnpaidDeal()
    await pass(7 * DAY_MS + HOUR_MS)
    expectOk(await ask(deliverableId, 10), 'request')
    expectOk(await talent.call('/talent/leaveUnfundedDeal', { dealId }), 'leaving')
    await app.settle()
    expect(await checkOf(talent, dealId)).toMatchObject({
      isConfirmed: true,
      correction: { status: 'requested' },
    })
    expectOk(await report(deliverableId), 'report')
  })

  test('another cancelled deal has no posts to check, and its request ends', async () => {
    brand = await newPerson(app, 'brand', `Cancelling brand ${brands}`)
    const { dealId, deliverableIds } = await aDeal(brand, talent, twoPosts)
    const [deliverableId = ''] = deliverableIds
    await publish(deliverableId)
    await pass(8 * DAY_MS)
    expectOk(await ask(deliverableId), 'request')
    const request = { dealId, reason: 'unwell', note: 'A week off.', backBps: 5_000 }
    const { id } = expectOk(await talent.call('/talent/cancellationReq', request), 'cancellation').data
    const agreement = await brand.call('/brand/agreeCancellation', { cancellationId: id })
    expectOk(agreement, 'agreement')
    await app.settle()
    expect(await checkOf(brand, dealId)).toMatchObject({ mayAsk: false, correction: { status: 'ended' } })
    expect(await listed()).toEqual([])
    expect(await ask(deliverableId)).toMatchObject({ code: 'wrong_state' })
  })
})

test('the list of a brand begins with what it has to do, and ends with what an operator decides', async () => {
  brand = await newPerson(app, 'brand', `Ordering brand ${brands}`)
  const posts: string[] = []
  for (let count = 0; count < 4; count += 1) {
    const { deliverableIds } = await aDeal(brand, talent, { deliverables: [aPost()] })
    posts.push(deliverableIds[0] ?? '')
    await publish(posts[count] ?? '')
  }
  const [escalated = '', requested = '', due = '', reported = ''] = posts
  expectOk(await ask(escalated, 1), 'request')
  await pass(8 * DAY_MS)
  expectOk(await ask(requested, 1), 'request')
  expectOk(await ask(reported), 'request')
  expectOk(await report(reported), 'report')
  const ids = (items: { deliverableId: string }[]) => items.map(({ deliverableId }) => deliverableId)
  expect(ids(await listed())).toEqual([due, reported, requested, escalated])

  const pages: string[] = []
  for (let cursor: string | undefined; pages.length < 4; ) {
    const input = { limit: 1, ...(cursor && { cursor }) }
    const page = expectOk(await brand.call('/brand/posts-to-check', input), 'page').data
    pages.push(...ids(page.items))
    cursor = page.nextCursor ?? undefined
    if (!cursor) break
  }
  expect(pages).toEqual([due, reported, requested, escalated])
})

test('a talent whose account is erased is not asked to put a post right', async () => {
  brand = await newPerson(app, 'brand', `Left brand ${brands}`)
  const { dealId, deliverableIds } = await aDeal(brand, talent, { deliverables: [aPost()] })
  const [deliverableId = ''] = deliverableIds
  await publish(deliverableId)
  expectOk(await brand.call('/brand/completeDeal', { dealId }), 'completion')
  await app.settle()
  await pass(8 * DAY_MS)
  expect(await checkOf(brand, dealId)).toMatchObject({ mayAsk: true })
  expectOk(await talent.call('/user/delete-profile', { password: PASSWORD }), 'erasure')
  await app.settle()
  expect(await checkOf(brand, dealId)).toMatchObject({ mayAsk: false, mayCheck: true })
  expect(await listed()).toMatchObject([{ deliverableId, mayAsk: false }])
  expect(await ask(deliverableId)).toMatchObject({ status: 422, code: 'party_gone' })
  expect(
    expectOk(await brand.call('/brand/mark-post-checked', { deliverableId }), 'check').data,
  ).toMatchObject({ mayAsk: false })
})

describe('earnings', () => {
  test('show no payout date of a deal while a post of it is to be put right', async () => {
    brand = await newPerson(app, 'brand', `Holding brand ${brands}`)
    const { dealId, deliverableIds } = await aDeal(brand, talent, { deliverables: [aPost()] })
    const [deliverableId = ''] = deliverableIds
    await publish(deliverableId)
    expect(await earningOf(dealId)).toMatchObject({
      state: 'coming',
      payDay: expect.any(String),
      isPayoutHeld: false,
    })
    expectOk(await ask(deliverableId), 'request')
    expect(await earningOf(dealId)).toMatchObject({ state: 'held', payDay: null, isPayoutHeld: true })
    expectOk(await report(deliverableId), 'report')
    expectOk(await brand.call('/brand/mark-post-checked', { deliverableId }), 'check')
    expect(await earningOf(dealId)).toMatchObject({
      state: 'coming',
      payDay: expect.any(String),
      isPayoutHeld: false,
    })
  })

  test('show the payout date of a milestone only while none of its posts is to be put right', async () => {
    brand = await newPerson(app, 'brand', `Stepping brand ${brands}`)
    const { dealId, deliverableIds } = await aDeal(brand, talent, { ...inTwo, ...twoPosts })
    const [first = '', second = ''] = deliverableIds
    await publish(first)
    expect(await earningOf(dealId)).toMatchObject({ payDay: expect.any(String), isPayoutHeld: false })
    expectOk(await ask(first), 'request')
    expect(await earningOf(dealId)).toMatchObject({ state: 'held', payDay: null, isPayoutHeld: true })
    await publish(second)
    const [, other] = await milestonesOf(talent, dealId)
    expect(await earningOf(dealId)).toMatchObject({ payDay: other.payDay, isPayoutHeld: false })
  })
})
