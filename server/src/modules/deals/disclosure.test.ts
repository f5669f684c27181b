import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db, inTransaction } from '../../platform/database/database.ts'
import { systemActor } from '../../platform/handler.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { aMandatedTalent, newAgent } from '../../testing/agency.ts'
import { newOperator, type Operator } from '../../testing/operator.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'
import { aFileSpec, aPostSpec, dayFromNow } from '../../testing/terms.ts'
import { aDeal, approveWork } from '../../testing/work.ts'
import { updateFile } from '../files/files.store.ts'
import { updateTalent } from '../talents/talents.store.ts'
import { postDisclosures } from './deals.tables.ts'

const DAY_MS = 86_400_000
const postUrl = 'https://www.instagram.com/p/tea/'

let app: TestApp
let brand: Person
let talent: Person
let operator: Operator
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Fern Wick Teas')
  talent = await newPerson(app, 'talent', 'Labelled Lou')
  operator = await newOperator(app)
})
afterAll(() => app.stop())

async function aPost(overrides: object = {}): Promise<{ dealId: string; deliverableId: string }> {
  const { dealId, deliverableIds } = await aDeal(brand, talent, { deliverables: [aPostSpec(overrides)] })
  return { dealId, deliverableId: deliverableIds[0] ?? '' }
}

const upload = async (deliverableId: string, caption: string, rest: object = {}) =>
  talent.call('/talent/uploadDeliverables', {
    deliverableId,
    fileIds: [await talent.upload()],
    caption,
    ...rest,
  })

const report = (deliverableId: string, body: object = {}, by = talent) =>
  by.call('/talent/markDeliverableAsComplete', { deliverableId, postUrl, ...body })

/** Approves submitted work, so that it is to be posted. */
async function anApprovedPost(caption = '', overrides: object = {}) {
  const post = await aPost(overrides)
  expectOk(await upload(post.deliverableId, caption), 'submission')
  const approval = { deliverableId: post.deliverableId, action: 'approve' }
  expectOk(await brand.call('/brand/manageUploadedDeliverables', approval), 'approval')
  return post
}

test('work whose caption hides the ad is refused with the reason and the mend, and passes once mended', async () => {
  const { deliverableId } = await aPost()
  expect(await upload(deliverableId, '#gifted My favourite tea')).toMatchObject({
    status: 422,
    code: 'disclosure_missing',
    data: {
      fields: {
        caption:
          '“#gifted” does not make clear that this is an ad. Put “Ad: ” or #ad at the start of the caption. The other words may stay after it.',
      },
    },
  })
  const mended = expectOk(
    await upload(deliverableId, 'Ad: #gifted My favourite tea', { usesAi: true }),
    'mended',
  )
  expect(mended.data).toMatchObject({ status: 'submitted', submissions: [{ no: 1, usesAi: true }] })
  const { data } = await brand.call('/brand/openSubmission', { deliverableId })
  expect(data.submissions, 'the brand reads the declaration').toMatchObject([{ usesAi: true }])
})

test('a file needs no label, and work without a caption is checked when it is posted', async () => {
  const { deliverableIds } = await aDeal(brand, talent, { deliverables: [aFileSpec()] })
  expectOk(await upload(deliverableIds[0] ?? '', 'My favourite tea'), 'file')
  const { deliverableId } = await anApprovedPost()
  expect(await report(deliverableId)).toMatchObject({
    status: 422,
    code: 'disclosure_missing',
    data: { fields: { caption: expect.stringContaining('The caption does not say that this is an ad.') } },
  })
  const posted = expectOk(await report(deliverableId, { caption: '☕ #ad My favourite tea' }), 'post').data
  expect(posted).toMatchObject({
    status: 'live',
    disclosure: { basis: 'caption', label: '#ad', caption: '☕ #ad My favourite tea', screenshot: null },
  })
})

test('a reel is a video: pictures alone are refused, and one beside a video is fine', async () => {
  const { deliverableId } = await aPost({ format: 'reel' })
  expect(await upload(deliverableId, 'Ad: My favourite tea')).toMatchObject({
    status: 422,
    code: 'wrong_file_kind',
    data: { fields: { fileIds: 'The brief asks for a reel. Please add a video.' } },
  })
  const [cover, film] = [await talent.upload(), await talent.upload()]
  await inTransaction(systemActor, () => updateFile(film, { mime: 'video/mp4' }))
  const work = { deliverableId, fileIds: [cover, film], caption: 'Ad: My favourite tea' }
  expectOk(await talent.call('/talent/uploadDeliverables', work), 'with a video')
})

test('the caption of the post counts, also where that of the submission was labelled', async () => {
  const { deliverableId } = await anApprovedPost('Ad: My favourite tea')
  expect(await report(deliverableId, { caption: 'My favourite tea #ad' })).toMatchObject({
    code: 'disclosure_missing',
  })
  expect(expectOk(await report(deliverableId), 'as submitted').data.disclosure).toMatchObject({
    basis: 'caption',
    caption: 'Ad: My favourite tea',
  })
})

test('the platform’s own label counts with a screenshot, which the brand sees', async () => {
  const { dealId, deliverableId } = await anApprovedPost()
  const unlabelled = { caption: 'My favourite tea', hasPlatformLabel: true }
  expect(await report(deliverableId, unlabelled)).toMatchObject({
    code: 'disclosure_missing',
    data: { fields: { screenshotId: expect.stringContaining('screenshot') } },
  })
  const foreign = await brand.upload()
  expect(await report(deliverableId, { ...unlabelled, screenshotId: foreign })).toMatchObject({ status: 404 })
  const video = await talent.upload()
  await inTransaction(systemActor, () => updateFile(video, { mime: 'video/mp4' }))
  expect(await report(deliverableId, { ...unlabelled, screenshotId: video })).toMatchObject({
    code: 'invalid_file_type',
  })
  const screenshotId = await talent.upload()
  expect(
    await report(deliverableId, { caption: 'My favourite tea', screenshotId }),
    'not declared',
  ).toMatchObject({
    code: 'disclosure_missing',
  })
  expectOk(await report(deliverableId, { ...unlabelled, screenshotId }), 'post')
  const { deliverables } = expectOk(await brand.call('/brand/getDealDetails', { dealId }), 'deal').data
  expect(deliverables[0].disclosure).toMatchObject({
    basis: 'platform_label',
    label: '',
    screenshot: { id: screenshotId, url: expect.stringContaining('/') },
  })
})

test('the post is on the agreed platform and by the account of the profile', async () => {
  const { deliverableId } = await anApprovedPost('Ad: My favourite tea')
  expect(await report(deliverableId, { postUrl: 'https://www.tiktok.com/@lou/video/1' })).toMatchObject({
    status: 422,
    code: 'wrong_post_address',
    data: {
      fields: { postUrl: 'This work is agreed for Instagram. Please add the link to the post there.' },
    },
  })
  const socials = [{ platform: 'instagram' as const, handle: '@lou', followers: 10 }]
  await inTransaction(systemActor, () => updateTalent(talent.id, { socials }))
  expect(await report(deliverableId, { postUrl: 'https://instagram.com/someone/reel/1' })).toMatchObject({
    code: 'wrong_post_address',
    data: { fields: { postUrl: expect.stringContaining('This post is by @someone') } },
  })
  expectOk(await report(deliverableId, { postUrl: 'https://instagram.com/lou/reel/1' }), 'own post')
})

test('a post outside the agreed days is accepted and marked; one in the future is not', async () => {
  const early = await anApprovedPost('Ad: My favourite tea')
  const later = new Date(Date.now() + DAY_MS).toISOString()
  expect(await report(early.deliverableId, { postedAt: later })).toMatchObject({
    status: 400,
    data: { fields: { postedAt: 'This time has not come yet.' } },
  })
  const before = new Date(Date.now() - 30 * DAY_MS).toISOString()
  expect(await report(early.deliverableId, { postedAt: before })).toMatchObject({
    data: { fields: { postedAt: 'This time is before the deal began.' } },
  })
  expect(expectOk(await report(early.deliverableId), 'early').data.postTiming).toBe('early')
  const free = await anApprovedPost('Ad: My favourite tea', { postFrom: null, postUntil: null })
  expect(expectOk(await report(free.deliverableId), 'any day').data.postTiming).toBe('in_time')
})

test('an operator allows a post without a label, with a reason; the brand and the talent cannot', async () => {
  const { dealId, deliverableId } = await aPost()
  const wish = { deliverableId, reason: 'The label is drawn into the first picture.' }
  for (const person of [brand, talent])
    expect((await person.call('/superAdmin/allowUnlabelledPost', wish)).status).toBeGreaterThanOrEqual(401)
  expectOk(await operator.call('/superAdmin/allowUnlabelledPost', wish), 'permission')
  const [entry] = expectOk(await operator.call('/superAdmin/getAuditLog', { limit: 1 }), 'log').data.items
  expect(entry).toMatchObject({ action: 'allowUnlabelledPost', reason: wish.reason })
  const record = expectOk(await operator.call('/superAdmin/openDeal', { dealId }), 'record').data
  expect(record.deliverables).toMatchObject([{ disclosureBasis: 'operator', mayAllowUnlabelled: false }])

  expectOk(await upload(deliverableId, 'My favourite tea'), 'submission')
  await approveWork(brand, deliverableId)
  expect(expectOk(await report(deliverableId), 'post').data.disclosure).toMatchObject({ basis: 'operator' })
  expect(await operator.call('/superAdmin/allowUnlabelledPost', wish)).toMatchObject({
    status: 409,
    code: 'wrong_state',
  })
  const { deliverableIds } = await aDeal(brand, talent, { deliverables: [aFileSpec()] })
  const file = { ...wish, deliverableId: deliverableIds[0] }
  expect(await operator.call('/superAdmin/allowUnlabelledPost', file)).toMatchObject({ code: 'not_a_post' })
})

test('an agent is refused and mends it as the talent does', async () => {
  const agent = await newAgent(app, 'Labelling agent')
  await aMandatedTalent(agent, talent)
  const { deliverableId } = await aPost()
  const send = async (caption: string) =>
    agent.call('/talentagent/upload', { deliverableId, fileIds: [await agent.upload()], caption })
  expect(await send('Thanks to @tea for this tea')).toMatchObject({ code: 'disclosure_missing' })
  expectOk(await send('Ad | Thanks to @tea for this tea'), 'mended')
})

test('of two submissions and of two posts at the same moment one is stored', async () => {
  const { deliverableId } = await aPost()
  const version = 1
  const both = await Promise.all([
    upload(deliverableId, 'Ad: one', { version }),
    upload(deliverableId, 'Ad: two', { version }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  await approveWork(brand, deliverableId)
  const posts = await Promise.all([
    report(deliverableId, { caption: 'Ad: first' }),
    report(deliverableId, { caption: 'Ad: second' }),
  ])
  expect(posts.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const stored = posts.find(({ status }) => status === 200)?.data.disclosure.caption
  const rows = await db()
    .select()
    .from(postDisclosures)
    .where(eq(postDisclosures.deliverableId, deliverableId))
  expect(rows.map(({ caption }) => caption)).toEqual([stored])
})

test('a stranger finds nothing, and a suspended talent is signed out', async () => {
  const { deliverableId } = await anApprovedPost('Ad: My favourite tea')
  const stranger = await newPerson(app, 'talent', 'Other talent')
  expect(await report(deliverableId, {}, stranger)).toMatchObject({ status: 404 })
  const suspended = await newPerson(app, 'talent', 'Suspended Sue')
  const { deliverableIds } = await aDeal(brand, suspended, { deliverables: [aPostSpec()] })
  const suspension = {
    userId: suspended.id,
    reasonCode: 'abuse',
    explanation: 'You sent insulting messages.',
    reason: 'Reported by two brands',
  }
  expectOk(await operator.call('/superAdmin/suspendUser', suspension), 'suspension')
  expect(await report(deliverableIds[0] ?? '', {}, suspended)).toMatchObject({ status: 401 })
})

test('the evidence of a campaign names label, place, check, address and screenshot, for its brand only', async () => {
  const { dealId, deliverableId } = await anApprovedPost('', { postUntil: dayFromNow(12) })
  const { campaign } = expectOk(await brand.call('/brand/getDealDetails', { dealId }), 'deal').data
  const evidence = async () => {
    const { data } = expectOk(
      await brand.call('/campaign/get-disclosure-evidence', { campaignId: campaign.id }),
      'evidence',
    )
    return String(data.csv).trim().split(/\r?\n/)
  }
  expect((await evidence())[1]).toContain('Not posted yet')
  const screenshotId = await talent.upload()
  expectOk(await report(deliverableId, { caption: '#ad My favourite tea', screenshotId }), 'post')
  const [, line = ''] = await evidence()
  for (const part of [
    'Labelled Lou',
    'Instagram',
    'Yes, in its text',
    '#ad',
    'Start of the caption',
    postUrl,
    'yes',
  ])
    expect(line).toContain(part)
  const stranger = await newPerson(app, 'brand', 'Curious brand')
  expect(await stranger.call('/campaign/get-disclosure-evidence', { campaignId: campaign.id })).toMatchObject(
    { status: 404 },
  )
})
