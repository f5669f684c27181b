import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db } from '../../platform/database/database.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { aMandatedTalent, newAgent } from '../../testing/agency.ts'
import { openDispute } from '../../testing/cases.ts'
import { onboard } from '../../testing/money.ts'
import { notificationTexts } from '../../testing/notifications.ts'
import { newOperator, type Operator, signInOperator } from '../../testing/operator.ts'
import { expectOk, newPerson, type Person, signInAgain } from '../../testing/person.ts'
import { aPostSpec } from '../../testing/terms.ts'
import { aDeal, approveWork, submit } from '../../testing/work.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const postUrl = 'https://www.instagram.com/p/tea/'
const caption = 'Ad: My favourite tea'

let app: TestApp
let brand: Person
let talent: Person
let operator: Operator
let brands = 0
beforeAll(async () => {
  app = await startTestApp()
  talent = await newPerson(app, 'talent', 'Checked Chen')
  await onboard(app, talent)
  operator = await newOperator(app)
})
beforeEach(async () => {
  brands += 1
  brand = await newPerson(app, 'brand', `Checking brand ${brands}`)
})
afterEach(() => app.passTime(0))
afterAll(() => app.stop())

/** Passes time from the start of a test; sessions end meanwhile, so everyone signs in again. */
async function pass(ms: number): Promise<void> {
  await app.passTime(ms)
  talent = await signInAgain(app, talent)
  brand = await signInAgain(app, brand)
  operator = await signInOperator(app, operator)
}

/** Creates a deal whose work is posted, to stay online for so many days. */
async function aPosted(minLiveDays = 30, poster = talent) {
  const { dealId, deliverableIds } = await aDeal(brand, poster, {
    deliverables: [aPostSpec({ minLiveDays })],
  })
  const [deliverableId = ''] = deliverableIds
  expectOk(await submit(poster, deliverableId), 'submission')
  await approveWork(brand, deliverableId)
  const post = { deliverableId, postUrl, caption }
  expectOk(await poster.call('/talent/markDeliverableAsComplete', post), 'post')
  return { dealId, deliverableId }
}

/** The same, completed and paid. */
async function aCompleted(minLiveDays = 30) {
  const post = await aPosted(minLiveDays)
  expectOk(await brand.call('/brand/completeDeal', { dealId: post.dealId }), 'completion')
  await app.settle()
  return post
}

const listed = async () => expectOk(await brand.call('/brand/posts-to-check'), 'posts').data.items
const checkOf = async (person: Person, dealId: string) =>
  expectOk(await person.call(`/${person.role}/post-checks`, { dealId }), 'checks').data.items[0]
const dealOf = async (person: Person, dealId: string) =>
  expectOk(await person.call(`/${person.role}/getDealDetails`, { dealId }), 'deal').data
const mark = (deliverableId: string) => brand.call('/brand/mark-post-checked', { deliverableId })
const ask = (deliverableId: string, rest: object = {}) =>
  brand.call('/brand/ask-correction', {
    deliverableId,
    reason: 'label_missing',
    note: 'The caption does not say that it is an ad any more.',
    ...rest,
  })
const report = (deliverableId: string, rest: object = {}) =>
  talent.call('/talent/report-correction', { deliverableId, postUrl, caption, ...rest })
const tasksOf = async (person: Person) => {
  const path = person.role === 'brand' ? '/brand/dashboard-stats' : '/talent/dashboard-stats'
  return expectOk(await person.call(path), 'home').data.yours
}

describe('weekly checks', () => {
  test('a post of a completed deal is due each week until its agreed days online are over', async () => {
    const { dealId, deliverableId } = await aCompleted(10)
    expect(await listed()).toEqual([])
    await pass(7 * DAY_MS + HOUR_MS)
    expect(await listed()).toMatchObject([{ deliverableId, dealId, lastCheck: null, isConfirmed: true }])
    expect(await tasksOf(brand)).toContainEqual(
      expect.objectContaining({ kind: 'posts', title: 'Check 1 post', action: 'Check posts' }),
    )
    expect(await notificationTexts(app, brand)).toContainEqual(
      expect.stringContaining('Check the post of Checked Chen: is it still online and labelled as an ad?'),
    )
    const checked = expectOk(await mark(deliverableId), 'check').data
    expect(checked).toMatchObject({ lastCheck: { by: `Checking brand ${brands}` }, mayCheck: false })
    expect(await listed()).toEqual([])
    await pass(10 * DAY_MS + HOUR_MS)
    expect(await listed(), 'the last check, at the end').toHaveLength(1)
    expectOk(await mark(deliverableId), 'last check')
    expect(await checkOf(brand, dealId)).toMatchObject({ nextCheckAt: null })
    await pass(16 * DAY_MS)
    expect(await listed()).toEqual([])
  })

  test('the list leaves out posts of others, posts without agreed days, and what nobody can mend any more', async () => {
    const { dealId, deliverableId } = await aCompleted(10)
    await aPosted(0)
    const first = brand
    brand = await newPerson(app, 'brand', `Other brand ${brands}`)
    expect(await mark(deliverableId)).toMatchObject({ status: 404 })
    brand = first
    await pass(9 * DAY_MS)
    expect(await listed()).toMatchObject([{ deliverableId }])
    await pass(18 * DAY_MS)
    expect(await listed()).toEqual([])
    expect(await checkOf(brand, dealId), 'never checked').toMatchObject({
      lastCheck: null,
      nextCheckAt: null,
    })
    expect(await ask(deliverableId)).toMatchObject({ status: 422, code: 'checks_ended' })
  })

  test('the task on the home page shows the picture of the talent whom it names', async () => {
    await aCompleted()
    const pictured = await newPerson(app, 'talent', 'Zoe Pictured')
    await onboard(app, pictured)
    const avatarUrl = 'https://example.com/zoe.jpg'
    await db().execute(sql`update talents set avatar_url = ${avatarUrl} where id = ${pictured.id}`)
    await aPosted(30, pictured)
    await pass(8 * DAY_MS)
    const task = (await tasksOf(brand)).find(({ kind }: { kind: string }) => kind === 'posts')
    expect(task).toMatchObject({ title: 'Check 2 posts' })
    expect([
      ['Checked Chen', null],
      ['Zoe Pictured', avatarUrl],
    ]).toContainEqual([task.imageName, task.imageUrl])
  })

  test('the evidence of a campaign names every check and every request', async () => {
    const { dealId, deliverableId } = await aPosted()
    expectOk(await mark(deliverableId), 'check')
    expectOk(await ask(deliverableId), 'request')
    const campaignId = (await dealOf(brand, dealId)).campaign.id
    const { csv } = expectOk(
      await brand.call('/campaign/get-disclosure-evidence', { campaignId }),
      'evidence',
    ).data
    expect(csv).toContain(`Checking brand ${brands}`)
    expect(csv).toContain('The ad label is missing')
    expect(csv).toContain('Correction requested')
  })
})

describe('a request to put a post right', () => {
  test('the talent is notified, reports it by the rules of a post, and the brand finds it in order', async () => {
    const { dealId, deliverableId } = await aCompleted()
    await pass(8 * DAY_MS)
    const asked = expectOk(await ask(deliverableId, { days: 2 }), 'request').data
    expect(asked).toMatchObject({
      mayAsk: false,
      correction: { status: 'requested', reason: 'label_missing' },
    })
    expect(await ask(deliverableId)).toMatchObject({ status: 422, code: 'correction_open' })
    expect(await notificationTexts(app, talent)).toContainEqual(
      expect.stringContaining(`Checking brand ${brands} asks for your post to be put right by`),
    )
    expect(await dealOf(talent, dealId)).toMatchObject({
      status: 'completed',
      nextActor: 'talent',
      next: { text: 'Put a post right' },
    })
    expect(await tasksOf(talent)).toContainEqual(
      expect.objectContaining({ action: 'Put post right', consequence: 'Marquee decides' }),
    )
    expect(await report(deliverableId, { caption: 'My favourite tea' })).toMatchObject({
      code: 'disclosure_missing',
    })
    expect(await report(deliverableId, { postUrl: 'https://www.tiktok.com/@x/video/1' })).toMatchObject({
      code: 'wrong_post_address',
    })
    const again = 'https://www.instagram.com/p/tea-again/'
    expectOk(await report(deliverableId, { postUrl: again }), 'report')
    expect(await report(deliverableId)).toMatchObject({ code: 'no_correction' })
    expect(await checkOf(brand, dealId)).toMatchObject({
      postUrl: again,
      correction: { status: 'reported', allowedActions: ['confirm', 'refuse'] },
    })
    expectOk(await mark(deliverableId), 'check')
    expect(await checkOf(talent, dealId)).toMatchObject({ correction: { status: 'corrected' } })
    expect((await dealOf(talent, dealId)).timeline.map(({ event }: { event: string }) => event)).toEqual(
      expect.arrayContaining(['correction.request', 'correction.report', 'correction.confirm']),
    )
    expect(await ask(deliverableId)).toMatchObject({ code: 'correction_asked_lately' })
  })

  test('without an answer of the brand a reported post counts as put right after 72 hours', async () => {
    const { dealId, deliverableId } = await aCompleted()
    expectOk(await ask(deliverableId), 'request')
    expectOk(await report(deliverableId), 'report')
    await pass(72 * HOUR_MS + 1000)
    expect(await checkOf(brand, dealId)).toMatchObject({
      correction: { status: 'corrected' },
      lastCheck: null,
    })
  })

  test('a talent who does nothing leaves it to an operator, and money that was paid out stays', async () => {
    const { dealId, deliverableId } = await aCompleted()
    const before = (await dealOf(brand, dealId)).money
    const { id: correctionId } = expectOk(await ask(deliverableId, { days: 3 }), 'request').data.correction
    await pass(3 * DAY_MS + HOUR_MS)
    const { items } = expectOk(await operator.call('/superAdmin/getQueue'), 'queue').data
    expect(items).toContainEqual(
      expect.objectContaining({ kind: 'correction', subjectId: correctionId, dealId }),
    )
    expect(
      expectOk(await operator.call('/superAdmin/getCorrection', { correctionId }), 'file').data,
    ).toMatchObject({ isConfirmed: true, captionBefore: caption, correction: { status: 'escalated' } })
    const decision = { correctionId, decision: 'wrong', reason: 'The post is not online.' }
    expectOk(await operator.call('/superAdmin/decideCorrection', decision), 'decision')
    expect(await operator.call('/superAdmin/decideCorrection', decision)).toMatchObject({
      code: 'wrong_state',
    })
    expect(await checkOf(talent, dealId)).toMatchObject({
      correction: { status: 'not_corrected', decision: 'The post is not online.' },
    })
    expect(await notificationTexts(app, brand)).toContainEqual(
      expect.stringContaining('The deal shows what you can do'),
    )
    const after = await dealOf(brand, dealId)
    expect(after).toMatchObject({ status: 'completed', money: { payment: before.payment } })
  })

  test('an operator sees the screenshots of the post and of the report', async () => {
    const { deliverableId } = await aCompleted()
    const first = await talent.upload()
    expectOk(await ask(deliverableId), 'first request')
    expectOk(await report(deliverableId, { screenshotId: first }), 'first report')
    expectOk(await mark(deliverableId), 'check')
    await pass(8 * DAY_MS)
    const { id: correctionId } = expectOk(await ask(deliverableId), 'request').data.correction
    const file = async () =>
      expectOk(await operator.call('/superAdmin/getCorrection', { correctionId }), 'file').data
    expect(await file()).toMatchObject({ screenshot: { id: first }, screenshotBefore: { id: first } })
    const second = await talent.upload()
    expectOk(await report(deliverableId, { screenshotId: second }), 'report')
    const { screenshot, screenshotBefore } = await file()
    expect([screenshotBefore.id, screenshot.id]).toEqual([first, second])
    expect((await app.app.inject({ url: screenshotBefore.previewUrl })).statusCode).toBe(200)
  })

  test('the talent may still report while an operator decides, once', async () => {
    const { deliverableId } = await aCompleted()
    expectOk(await ask(deliverableId, { days: 1 }), 'request')
    await pass(DAY_MS + HOUR_MS)
    expectOk(await report(deliverableId), 'late report')
    const objection = { deliverableId, note: 'It is still not labelled.' }
    expectOk(await brand.call('/brand/refuse-correction', objection), 'objection')
    expect(await brand.call('/brand/refuse-correction', objection)).toMatchObject({ code: 'no_correction' })
    expect(await report(deliverableId)).toMatchObject({ code: 'correction_reported' })
  })

  test('the confirmation and the payout of a post wait until it is put right', async () => {
    const { dealId, deliverableId } = await aPosted()
    expectOk(await ask(deliverableId, { days: 14 }), 'request')
    expect(await brand.call('/brand/brandMarkDeliverableAsCompleted', { deliverableId })).toMatchObject({
      status: 422,
      code: 'correction_open',
    })
    await pass(5 * DAY_MS)
    expect(await dealOf(talent, dealId)).toMatchObject({
      status: 'approved',
      payDay: null,
      deliverables: [{ status: 'live' }],
    })
    expectOk(await report(deliverableId), 'report')
    expectOk(await mark(deliverableId), 'check')
    await pass(5 * DAY_MS + 3 * HOUR_MS)
    expect(await dealOf(talent, dealId)).toMatchObject({
      status: 'completed',
      deliverables: [{ status: 'completed' }],
    })
  })

  test('a brand that completes the deal itself pays at once, and the request goes on', async () => {
    const { dealId, deliverableId } = await aPosted()
    expectOk(await ask(deliverableId), 'request')
    expectOk(await brand.call('/brand/completeDeal', { dealId }), 'completion')
    expect(await checkOf(talent, dealId)).toMatchObject({
      isConfirmed: true,
      correction: { status: 'requested' },
    })
  })

  test('a dispute takes it over', async () => {
    const { dealId, deliverableId } = await aPosted()
    expectOk(await ask(deliverableId), 'request')
    await openDispute(brand, dealId)
    expect(await checkOf(talent, dealId)).toMatchObject({ correction: { status: 'ended' } })
    expect(await ask(deliverableId)).toMatchObject({ code: 'wrong_state' })
  })

  test('work that is not posted, and a file, cannot be checked', async () => {
    const { deliverableIds } = await aDeal(brand, talent, { deliverables: [aPostSpec()] })
    expect(await mark(deliverableIds[0] ?? '')).toMatchObject({ code: 'wrong_state' })
  })

  test('an agent who may upload reports for the talent', async () => {
    const agent = await newAgent(app, `Checking agent ${brands}`)
    const own = await newPerson(app, 'talent', `Represented ${brands}`)
    await aMandatedTalent(agent, own)
    const { dealId, deliverableId } = await aPosted(30, own)
    expectOk(await ask(deliverableId), 'request')
    expect(await checkOfAgent(agent, dealId)).toMatchObject({ correction: { status: 'requested' } })
    const input = { deliverableId, postUrl, caption }
    expectOk(await agent.call('/talentagent/report-correction', input), 'report')
    expect(await checkOf(brand, dealId)).toMatchObject({ correction: { status: 'reported' } })
  })
})

const checkOfAgent = async (agent: Person, dealId: string) =>
  expectOk(await agent.call('/talentagent/post-checks', { dealId }), 'checks').data.items[0]
