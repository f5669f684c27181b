import { BYTES_PER_GB, UPLOAD_GB_PER_DEAL } from '@marquee/contract/rules/uploads'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../platform/database/database.ts'
import { systemActor } from '../../platform/handler.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { expectOk, newPerson, type Person, signInAgain } from '../../testing/person.ts'
import { aPostSpec } from '../../testing/terms.ts'
import { aDeal, approveWork, submit } from '../../testing/work.ts'
import { updateFile } from '../files/files.store.ts'
import { deleteSetting, saveSetting } from '../settings/settings.store.ts'

const DAY_MS = 86_400_000

let app: TestApp
let brand: Person
let talent: Person

beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Deal brand')
  talent = await newPerson(app, 'talent', 'Deal talent')
})
afterAll(() => app.stop())

/** Moves time forward and signs everyone in again, because a session ends after a day without use. */
async function later(ms: number): Promise<void> {
  await app.passTime(ms)
  brand = await signInAgain(app, brand)
  talent = await signInAgain(app, talent)
}

test('the files of a deal have a limit of bytes together', async () => {
  const { deliverableIds } = await aDeal(brand, talent, { deliverables: [aPostSpec(), aPostSpec()] })
  const [first = '', second = ''] = deliverableIds
  const grow = (fileId: string, bytes: number) =>
    inTransaction(systemActor, () => updateFile(fileId, { bytes }))
  const [large, more] = [await talent.upload(), await talent.upload()]
  await grow(large, UPLOAD_GB_PER_DEAL * BYTES_PER_GB)
  const submitFile = (deliverableId: string, fileId: string) =>
    talent.call('/talent/uploadDeliverables', { deliverableId, fileIds: [fileId] })
  expectOk(await submitFile(first, large), 'up to the limit')
  expect(await submitFile(second, more)).toMatchObject({
    status: 422,
    code: 'deal_files_limit',
    data: { fields: { fileIds: expect.any(String) } },
  })
  await grow(large, BYTES_PER_GB)
  await inTransaction(systemActor, () => saveSetting('uploadGbPerDeal', 1))
  expect(await submitFile(second, more), 'an operator has set less').toMatchObject({
    data: { fields: { fileIds: 'The files of a deal can have up to 1 GB together.' } },
  })
  await inTransaction(systemActor, () => deleteSetting('uploadGbPerDeal'))
  expectOk(await submitFile(second, more), 'the refused file is still free')
})

test('work is submitted, changed, approved and completed, and each side sees who must act next', async () => {
  const { dealId, deliverableIds } = await aDeal(brand, talent)
  const [deliverableId = ''] = deliverableIds
  expectOk(await submit(talent, deliverableId), 'first version')
  expect(expectOk(await brand.call('/brand/getDealDetails', { dealId }), 'deal').data).toMatchObject({
    status: 'in_review',
    nextActor: 'brand',
  })

  const comments = [{ text: 'Closer to the bottle, please.' }]
  const change = expectOk(
    await brand.call('/brand/brandMarkDeliverableReject', { deliverableId, comments }),
    'change',
  ).data
  expect(change).toMatchObject({ status: 'changes_requested', revisionsUsed: 1, nextActor: 'talent' })
  expect(change.submissions[0]).toMatchObject({
    no: 1,
    decision: 'changes_requested',
    comments: [{ text: 'Closer to the bottle, please.' }],
  })

  expectOk(await submit(talent, deliverableId), 'second version')
  await approveWork(brand, deliverableId)
  const approved = expectOk(await talent.call('/talent/getDealDetails', { dealId }), 'deal').data
  expect(approved).toMatchObject({ status: 'approved', progress: { done: 1, all: 1 } })
  expect(Date.parse(approved.payDay) - Date.now()).toBeGreaterThan(2.9 * DAY_MS)

  const completed = expectOk(await brand.call('/brand/completeDeal', { dealId }), 'completion').data
  expect(completed).toMatchObject({
    status: 'completed',
    nextActor: null,
    deliverables: [{ status: 'completed' }],
  })
})

test('a talent replaces a version until the brand has opened it', async () => {
  const { deliverableIds } = await aDeal(brand, talent)
  const [deliverableId = ''] = deliverableIds
  expectOk(await submit(talent, deliverableId), 'first version')
  const replaced = expectOk(await submit(talent, deliverableId), 'replacement').data
  expect(replaced.submissions.map((version: { decision: string | null }) => version.decision)).toEqual([
    'replaced',
    null,
  ])
  expectOk(await brand.call('/brand/openSubmission', { deliverableId }), 'look')
  expect(await submit(talent, deliverableId)).toMatchObject({ status: 422, code: 'already_opened' })
})

test('approved work is posted with its link, confirmed and completed automatically', async () => {
  const { dealId, deliverableIds } = await aDeal(brand, talent, { deliverables: [aPostSpec()] })
  const [deliverableId = ''] = deliverableIds
  expectOk(await submit(talent, deliverableId), 'version')
  expectOk(await brand.call('/brand/brandMarkDeliverableAsCompleted', { deliverableId }), 'approval')
  expect((await talent.call('/talent/getDealDetails', { dealId })).data.status).toBe('active')
  const postUrl = 'http://instagram.com/p/glow'
  const live = expectOk(
    await talent.call('/talent/markDeliverableAsComplete', { deliverableId, postUrl }),
    'post',
  ).data
  expect(live).toMatchObject({ status: 'live', postUrl: 'https://instagram.com/p/glow' })
  await later(4 * DAY_MS)
  expect((await brand.call('/brand/getDealDetails', { dealId })).data).toMatchObject({
    status: 'completed',
    deliverables: [{ status: 'completed' }],
  })
  await app.passTime(0)
})

test('a submission is auto-approved after five days', async () => {
  const { dealId, deliverableIds } = await aDeal(brand, talent)
  expectOk(await submit(talent, deliverableIds[0] ?? ''), 'version')
  await later(5 * DAY_MS + 60_000)
  const deal = (await brand.call('/brand/getDealDetails', { dealId })).data
  expect(deal).toMatchObject({
    status: 'approved',
    deliverables: [{ status: 'approved', submissions: [{ decidedBy: 'system' }] }],
  })
  await app.passTime(0)
})

test('a list begins with the deals of which it is that side’s turn, on every page', async () => {
  const [other, maker] = [
    await newPerson(app, 'brand', 'Turn brand'),
    await newPerson(app, 'talent', 'Turn talent'),
  ]
  const drafted = await aDeal(other, maker)
  const approved = await aDeal(other, maker)
  const untouched = await aDeal(other, maker)
  const ended = await aDeal(other, maker)
  for (const { deliverableIds } of [drafted, approved, ended])
    expectOk(await submit(maker, deliverableIds[0] ?? ''), 'version')
  for (const { deliverableIds } of [approved, ended])
    expectOk(
      await other.call('/brand/manageUploadedDeliverables', {
        deliverableId: deliverableIds[0],
        action: 'approve',
      }),
      'approval',
    )
  expectOk(await other.call('/brand/completeDeal', { dealId: ended.dealId }), 'completion')
  const pages = async (person: Person, path: string) => {
    const seen: string[] = []
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = expectOk(await person.call(path, { limit: 1, ...(cursor && { cursor }) }), 'page').data
      seen.push(...page.items.map((deal: { id: string }) => deal.id))
      cursor = page.nextCursor
    }
    return seen
  }
  const ids = (...rows: { dealId: string }[]) => rows.map(({ dealId }) => dealId)
  expect(await pages(other, '/brand/live-collaboration')).toEqual(ids(approved, drafted, untouched, ended))
  expect(await pages(maker, '/talent/dealList')).toEqual(ids(untouched, approved, drafted, ended))
})

test('the stages and the next step of a deal say the same', async () => {
  const { dealId, deliverableIds } = await aDeal(brand, talent, { deliverables: [aPostSpec(), aPostSpec()] })
  const [first = '', second = ''] = deliverableIds
  const at = async () => {
    const { stages, next } = expectOk(await brand.call('/brand/getDealDetails', { dealId }), 'deal').data
    const now = stages.find(({ state }: { state: string }) => state === 'now')
    return { stage: now.label, text: next.text, dueAt: next.dueAt }
  }
  expect(await at()).toMatchObject({ stage: 'Drafts', text: '2 deliverables in progress' })
  expectOk(await submit(talent, first), 'version')
  expect(await at()).toMatchObject({ stage: 'Review', text: 'Review the work' })
  const comments = [{ text: 'Closer to the bottle, please.' }]
  const change = { deliverableId: first, comments }
  expectOk(await brand.call('/brand/brandMarkDeliverableReject', change), 'change')
  expect(await at()).toMatchObject({ stage: 'Drafts', text: 'You requested changes' })
  expectOk(await submit(talent, second), 'version')
  const approve = (deliverableId: string) =>
    brand.call('/brand/manageUploadedDeliverables', { deliverableId, action: 'approve' })
  expectOk(await approve(second), 'approval')
  expect(await at()).toMatchObject({ stage: 'Changes', text: 'You requested changes' })
  expectOk(await submit(talent, first), 'second version')
  expectOk(await approve(first), 'approval')
  const waiting = await at()
  expect(waiting).toMatchObject({ stage: 'Posted', text: 'Awaiting post' })
  expect(Date.parse(waiting.dueAt) - Date.now()).toBeGreaterThan(19 * DAY_MS)
})

test('a stranger finds neither the deal nor its deliverables', async () => {
  const { dealId, deliverableIds } = await aDeal(brand, talent)
  const stranger = await newPerson(app, 'brand', 'Other brand')
  expect(await stranger.call('/brand/getDealDetails', { dealId })).toMatchObject({
    status: 404,
    code: 'not_found',
  })
  expect(
    await stranger.call('/brand/brandMarkDeliverableAsCompleted', { deliverableId: deliverableIds[0] }),
  ).toMatchObject({ status: 404 })
})
