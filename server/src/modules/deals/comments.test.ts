import { MAX_REPLIES } from '@marquee/contract/calls/submissions'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '../../platform/database/database.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { aMandatedTalent, newAgent } from '../../testing/agency.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'
import { aDeal, submit } from '../../testing/work.ts'

let app: TestApp
let brand: Person
let talent: Person

beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Commenting brand')
  talent = await newPerson(app, 'talent', 'Commented talent')
})
afterAll(() => app.stop())

const box = { x: 0.25, y: 0.1, width: 0.5, height: 0.2 }

/** Submits a first version and returns the deliverable with the id of its file. */
async function submitted(): Promise<{ deliverableId: string; fileId: string; dealId: string }> {
  const { dealId, deliverableIds } = await aDeal(brand, talent)
  const [deliverableId = ''] = deliverableIds
  const { data } = expectOk(await submit(talent, deliverableId), 'version')
  return { dealId, deliverableId, fileId: data.submissions[0].files[0].id }
}
const reject = (deliverableId: string, comment: object) =>
  brand.call('/brand/brandMarkDeliverableReject', {
    deliverableId,
    comments: [{ text: 'Closer, please.', ...comment }],
  })
/** Requests a change and returns its comment. */
async function commented(): Promise<{ deliverableId: string; commentId: string }> {
  const { deliverableId } = await submitted()
  const { data } = expectOk(await reject(deliverableId, {}), 'change')
  return { deliverableId, commentId: data.submissions[0].comments[0].id }
}

test('a comment names a box on a picture of the version, and both sides read it', async () => {
  const { dealId, deliverableId, fileId } = await submitted()
  const expected = { text: 'Closer, please.', fileId, atMs: null, box, resolvedAt: null, replies: [] }
  const { data } = expectOk(await reject(deliverableId, { fileId, box }), 'change')
  expect(data.submissions[0].comments).toEqual([expect.objectContaining(expected)])
  const read = expectOk(await talent.call('/talent/getDealDetails', { dealId }), 'deal').data
  expect(read.deliverables[0].submissions[0].comments).toEqual([expect.objectContaining(expected)])
})

test('a box is within the picture, large enough, and on a file of the version', async () => {
  const { deliverableId, fileId } = await submitted()
  const failsAt = async (comment: object, field: string) =>
    expect((await reject(deliverableId, comment)).data.fields, JSON.stringify(comment)).toHaveProperty([
      `comments.0.${field}`,
    ])
  const foreign = await submitted()
  await failsAt({ fileId, box: { ...box, x: 0.6 } }, 'box')
  await failsAt({ fileId, box: { ...box, width: 0.01 } }, 'box.width')
  await failsAt({ fileId, box: { ...box, y: -0.1 } }, 'box.y')
  await failsAt({ fileId, box: { ...box, y: '0.1' } }, 'box.y')
  await failsAt({ box }, 'fileId')
  await failsAt({ fileId: foreign.fileId, box }, 'fileId')
  await failsAt({ text: 'm'.repeat(1001) }, 'text')
  expectOk(await reject(deliverableId, { fileId, box }), 'nothing was saved before')
})

test('the changes of one request stay in their order', async () => {
  const { dealId, deliverableId } = await submitted()
  const texts = Array.from({ length: 9 }, (_, at) => `Change ${at}`)
  const comments = texts.map((text) => ({ text }))
  const request = await brand.call('/brand/brandMarkDeliverableReject', { deliverableId, comments })
  const read = await talent.call('/talent/getDealDetails', { dealId })
  const shown = [expectOk(request, 'changes').data, expectOk(read, 'deal').data.deliverables[0]]
  for (const { submissions } of shown)
    expect(submissions[0].comments.map(({ text }: { text: string }) => text)).toEqual(texts)
})

test('a box on a video names its moment', async () => {
  const { deliverableId, fileId } = await submitted()
  await db().execute(sql`update files set mime = 'video/mp4' where id = ${fileId}`)
  expect((await reject(deliverableId, { fileId, box })).data.fields).toHaveProperty(['comments.0.atMs'])
  expectOk(await reject(deliverableId, { fileId, box, atMs: 1500 }), 'box on a frame')
})

test('both sides answer a comment and mark it as resolved until the work is approved', async () => {
  const { deliverableId, commentId } = await commented()
  const input = { deliverableId, commentId }
  expectOk(await talent.call('/talent/reply-to-comment', { ...input, text: 'Like this?' }), 'reply')
  const { data } = expectOk(await brand.call('/brand/reply-to-comment', { ...input, text: 'Yes.' }), 'reply')
  expect(data.submissions[0].comments[0].replies).toMatchObject([
    { by: 'talent', author: 'Commented talent', text: 'Like this?' },
    { by: 'brand', author: 'Commenting brand', text: 'Yes.' },
  ])
  const resolve = (isResolved: boolean) => talent.call('/talent/resolve-comment', { ...input, isResolved })
  for (let again = 0; again < 2; again++)
    expect(expectOk(await resolve(true), 'resolved').data.submissions[0].comments[0]).toMatchObject({
      resolvedBy: 'talent',
      resolvedAt: expect.any(String),
    })
  const opened = await brand.call('/brand/resolve-comment', { ...input, isResolved: false })
  expect(expectOk(opened, 'open again').data.submissions[0].comments[0].resolvedAt).toBeNull()

  expectOk(await submit(talent, deliverableId), 'second version')
  const approval = { deliverableId, note: 'Lovely, thank you.' }
  const approved = expectOk(await brand.call('/brand/brandMarkDeliverableAsCompleted', approval), 'approval')
  expect(approved.data).toMatchObject({ isOpenForReplies: false })
  expect(approved.data.submissions[1].approvalNote).toBe('Lovely, thank you.')
  for (const by of [brand, talent]) {
    const path = by === brand ? '/brand' : '/talent'
    const text = 'Too late.'
    expect((await by.call(`${path}/reply-to-comment`, { ...input, text })).status).toBe(409)
    expect((await by.call(`${path}/resolve-comment`, { ...input, isResolved: true })).status).toBe(409)
  }
})

test('only the two sides reach a comment, and a reply cannot be answered', async () => {
  const { deliverableId, commentId } = await commented()
  const other = await commented()
  const stranger = await newPerson(app, 'talent', 'Stranger')
  const reply = (by: Person, input: object) =>
    by.call(`/${by.role}/reply-to-comment`, { deliverableId, commentId, text: 'Hello.', ...input })
  expect((await reply(stranger, {})).status).toBe(404)
  expect((await reply(talent, { commentId: other.commentId })).status).toBe(404)
  const { data } = expectOk(await reply(talent, {}), 'reply')
  const replyId = data.submissions[0].comments[0].replies[0].id
  expect((await reply(brand, { commentId: replyId })).status).toBe(404)
  expect((await reply(talent, { text: 'm'.repeat(1001) })).data.fields).toHaveProperty('text')
  expect((await reply(talent, { text: ' ' })).data.fields).toHaveProperty('text')
})

test('a comment takes a limited number of replies', async () => {
  const { deliverableId, commentId } = await commented()
  await db().execute(sql`insert into submission_comments (submission_id, reply_to, by, author, text, brief_line)
    select submission_id, id, 'brand', 'Brand', 'Again.', '' from submission_comments, generate_series(1, ${MAX_REPLIES})
    where id = ${commentId}`)
  const reply = await talent.call('/talent/reply-to-comment', { deliverableId, commentId, text: 'More.' })
  expect(reply.data.fields).toHaveProperty('text')
})

test('an agent answers for the talent, and the record says so', async () => {
  const { deliverableId, commentId } = await commented()
  const agent = await newAgent(app, 'Answering agent')
  await aMandatedTalent(agent, talent)
  const input = { deliverableId, commentId, text: 'We will.' }
  const { data } = expectOk(await agent.call('/talentagent/reply-to-comment', input), 'reply')
  expect(data.submissions[0].comments[0].replies[0]).toMatchObject({ author: 'Commented talent' })
})

test('an approval races a reply, and what was written before it stays', async () => {
  const { deliverableId, commentId } = await commented()
  expectOk(await submit(talent, deliverableId), 'second version')
  const [approved, replied] = await Promise.all([
    brand.call('/brand/brandMarkDeliverableAsCompleted', { deliverableId }),
    talent.call('/talent/reply-to-comment', { deliverableId, commentId, text: 'Just in time.' }),
  ])
  expectOk(approved, 'approval')
  expect([200, 409]).toContain(replied.status)
})

test('the lines of the brief that are ticked stay with the version', async () => {
  const { deliverableIds } = await aDeal(brand, talent)
  const input = { deliverableId: deliverableIds[0], fileIds: [await talent.upload()] }
  const send = (checkedLines: string[]) =>
    talent.call('/talent/uploadDeliverables', { ...input, checkedLines })
  expect((await send(['m'.repeat(301)])).data.fields).toHaveProperty(['checkedLines.0'])
  const { data } = expectOk(await send(['Show the bottle']), 'version')
  expect(data.submissions[0].checkedLines).toEqual(['Show the bottle'])
})
