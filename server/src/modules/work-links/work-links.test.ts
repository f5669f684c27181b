import { MAX_OUTSIDE_COMMENTS, MAX_WORK_LINKS } from '@marquee/contract/calls/work-links'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '../../platform/database/database.ts'
import { cleanUp } from '../../platform/jobs/clean-up.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { clock } from '../../platform/time/clock.ts'
import { notificationTexts } from '../../testing/notifications.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'
import { aPostSpec } from '../../testing/terms.ts'
import { aDeal, submit } from '../../testing/work.ts'

const DAY_MS = 86_400_000
let app: TestApp
let brand: Person
let talent: Person
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Reviewing brand')
  talent = await newPerson(app, 'talent', 'Reviewed talent')
})
afterAll(() => app.stop())

const box = { x: 0.25, y: 0.1, width: 0.5, height: 0.2 }

interface Shared {
  dealId: string
  deliverableId: string
  fileId: string
  linkId: string
  token: string
}
const share = async (dealId: string, input: object = {}, by = brand) => {
  const { id, url } = expectOk(await by.call('/brand/share-work', { dealId, ...input }), 'link').data
  return { linkId: id, token: url.split('/work/')[1] }
}
/** Submits a first version and shares it. */
async function shared(input: object = {}): Promise<Shared> {
  const { dealId, deliverableIds } = await aDeal(brand, talent)
  const [deliverableId = ''] = deliverableIds
  const { data } = expectOk(await submit(talent, deliverableId), 'version')
  return {
    dealId,
    deliverableId,
    fileId: data.submissions[0].files[0].id,
    ...(await share(dealId, input)),
  }
}
const page = (token: string) => app.call('/outside-review/page', { token })
const codeFor = async (email: string): Promise<string> => {
  const sent = (await app.emails()).filter(({ to }) => to === email).at(-1)
  return /\b\d{6}\b/.exec(sent?.text ?? '')?.[0] ?? ''
}
let guests = 0
async function aGuest(token: string, name = 'Greta Guest'): Promise<string> {
  guests += 1
  const email = `reviewer.${guests}@example.com`
  expectOk(await app.call('/outside-review/request-code', { token, name, email }), 'code')
  const reply = await app.call('/outside-review/confirm', { token, email, code: await codeFor(email) })
  return expectOk(reply, 'confirmation').data.guestToken
}
const comment = (of: Pick<Shared, 'token' | 'deliverableId'>, guestToken: string, input: object = {}) =>
  app.call('/outside-review/comment', {
    token: of.token,
    deliverableId: of.deliverableId,
    guestToken,
    no: 1,
    text: 'Brighter?',
    ...input,
  })
const seenByBrand = async (dealId: string, by = brand) =>
  expectOk(await by.call('/brand/outside-comments', { dealId }), 'comments').data.items

test('a link shows the current version with its caption and nothing that both sides keep', async () => {
  const { dealId, deliverableIds } = await aDeal(brand, talent)
  const [deliverableId = ''] = deliverableIds
  const { token, linkId } = await share(dealId)
  expect(expectOk(await page(token), 'page').data.works[0]).toMatchObject({ version: null, isOpen: false })
  const input = { deliverableId, fileIds: [await talent.upload()], caption: '#ad Balm', note: 'secret note' }
  expectOk(await talent.call('/talent/uploadDeliverables', input), 'version')
  const { data } = expectOk(await page(token), 'page')
  expect(data).toMatchObject({
    brand: { companyName: 'Reviewing brand' },
    talentName: 'Reviewed talent',
    works: [{ isOpen: true, version: { no: 1, caption: '#ad Balm', comments: [] } }],
  })
  const text = JSON.stringify(data)
  expect(text).not.toMatch(/secret note|"(price|fee|agency)\w*":/)
  const { rows } = await db().execute(sql`select * from work_links where id = ${linkId}`)
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('addresses of files on the page work for at most ten minutes', async () => {
  const { token } = await shared()
  const [{ version }] = expectOk(await page(token), 'page').data.works
  const address = new URL(version.files[0].url, 'http://localhost')
  const left = Number(address.searchParams.get('expires')) - clock.now().getTime()
  expect(left).toBeLessThanOrEqual(600_000)
  expect(left).toBeGreaterThan(500_000)
  expect(address.searchParams.get('download')).toBeNull()
})

test('a link to one deliverable shows no other, and one of another deal is refused', async () => {
  const { dealId, deliverableIds } = await aDeal(brand, talent, { deliverables: [aPostSpec(), aPostSpec()] })
  const [first = '', second = ''] = deliverableIds
  for (const id of deliverableIds) expectOk(await submit(talent, id), 'version')
  const { token } = await share(dealId, { deliverableId: first })
  const { works } = expectOk(await page(token), 'page').data
  expect(works.map((work: { deliverableId: string }) => work.deliverableId)).toEqual([first])
  const guestToken = await aGuest(token)
  expect((await comment({ token, deliverableId: second }, guestToken)).status).toBe(404)
  const other = await aDeal(brand, talent)
  const wrong = await brand.call('/brand/share-work', { dealId: other.dealId, deliverableId: first })
  expect(wrong.data.fields).toHaveProperty('deliverableId')
})

test('a guest with a confirmed address comments with a box, which the brand reads and the talent does not', async () => {
  const of = await shared()
  const guestToken = await aGuest(of.token)
  expect((await comment(of, 'g'.repeat(22))).status).toBe(404)
  expectOk(await comment(of, guestToken, { fileId: of.fileId, box }), 'comment')
  const expected = { name: 'Greta Guest', text: 'Brighter?', fileId: of.fileId, box }
  expect(await seenByBrand(of.dealId)).toMatchObject([{ ...expected, no: 1, takenOverAt: null }])
  expect(expectOk(await page(of.token), 'page').data.works[0].version.comments).toMatchObject([expected])
  const forTalent = expectOk(await talent.call('/talent/getDealDetails', { dealId: of.dealId }), 'deal')
  expect(JSON.stringify(forTalent.data)).not.toContain('Brighter?')
  expect((await talent.call('/brand/outside-comments', { dealId: of.dealId })).status).toBe(403)
  const named = expectOk(await app.call('/outside-review/reviewer', { token: of.token, guestToken }), 'guest')
  expect(named.data).toEqual({ name: 'Greta Guest', commentIds: [expect.any(String)] })
})

test('the brand is told once of each guest and version, and the talent never', async () => {
  const told = async (person: Person) =>
    (await notificationTexts(app, person)).filter((text) => /outside reviewer/i.test(text)).length
  const before = await told(brand)
  const of = await shared()
  const guestToken = await aGuest(of.token)
  expectOk(await comment(of, guestToken), 'first')
  expectOk(await comment(of, guestToken), 'second')
  expect(await told(brand)).toBe(before + 1)
  expectOk(await comment(of, await aGuest(of.token, 'Gil Guest')), 'another guest')
  expect(await told(brand)).toBe(before + 2)
  expect(await told(talent)).toBe(0)
})

test('hostile comments are refused at their fields', async () => {
  const of = await shared()
  const guestToken = await aGuest(of.token)
  const fields = async (input: object) => (await comment(of, guestToken, input)).data.fields
  expect(await fields({ text: 'm'.repeat(1_001) })).toHaveProperty('text')
  expect(await fields({ text: ' ' })).toHaveProperty('text')
  expect(await fields({ fileId: of.fileId, box: { ...box, x: 0.9 } })).toHaveProperty('box')
  expect(await fields({ box })).toHaveProperty('fileId')
  expect(await fields({ fileId: of.deliverableId, box })).toHaveProperty('fileId')
  expect(await fields({ atMs: -1 })).toHaveProperty('atMs')
  expect(await fields({ no: 2 ** 40 })).toHaveProperty('no')
  expect((await comment(of, guestToken, { no: 2 })).code).toBe('stale_version')
  expect(await seenByBrand(of.dealId)).toEqual([])
})

test('a guest edits their own comment within 15 minutes, until the work is approved', async () => {
  const of = await shared()
  const [guestToken, other] = [await aGuest(of.token), await aGuest(of.token, 'Gil Guest')]
  const { id: commentId } = expectOk(
    await comment(of, guestToken, { fileId: of.fileId, box }),
    'comment',
  ).data
  const edit = (by: string, input: object = {}) =>
    app.call('/outside-review/edit-comment', {
      token: of.token,
      guestToken: by,
      commentId,
      text: 'Darker?',
      ...input,
    })
  expect((await edit(other)).status).toBe(404)
  expect((await edit(guestToken, { token: (await shared()).token })).status).toBe(404)
  expect((await edit(guestToken, { text: ' ' })).data.fields).toHaveProperty('text')
  expectOk(await edit(guestToken), 'edit')
  const expected = { text: 'Darker?', name: 'Greta Guest', box, editedAt: expect.any(String) }
  expect(await seenByBrand(of.dealId)).toMatchObject([expected])
  expect(expectOk(await page(of.token), 'page').data.works[0].version.comments).toMatchObject([expected])
  clock.offset(16 * 60_000)
  expect(await edit(guestToken)).toMatchObject({ status: 422, code: 'edit_too_late' })
  clock.offset(0)
  const approval = { deliverableId: of.deliverableId, action: 'approve' }
  expectOk(await brand.call('/brand/manageUploadedDeliverables', approval), 'approval')
  expect((await edit(guestToken)).code).toBe('wrong_state')
})

test('a guest deletes their own comment for everyone; what the brand requested of it stays', async () => {
  const of = await shared()
  const [guestToken, other] = [await aGuest(of.token), await aGuest(of.token, 'Gil Guest')]
  const { id: commentId } = expectOk(await comment(of, guestToken), 'comment').data
  const remove = (by: string) =>
    app.call('/outside-review/delete-comment', { token: of.token, guestToken: by, commentId })
  expectOk(await remove(other), 'nothing deleted')
  expect(await seenByBrand(of.dealId)).toHaveLength(1)
  const request = {
    deliverableId: of.deliverableId,
    comments: [{ text: 'Brighter, please.', outsideCommentId: commentId }],
  }
  expectOk(await brand.call('/brand/brandMarkDeliverableReject', request), 'change')
  const edited = { token: of.token, guestToken, commentId, text: 'Something else' }
  expect((await app.call('/outside-review/edit-comment', edited)).code).toBe('wrong_state')
  expectOk(await remove(guestToken), 'deletion')
  expectOk(await remove(guestToken), 'repeated')
  expect(await seenByBrand(of.dealId)).toEqual([])
  const deal = expectOk(await talent.call('/talent/getDealDetails', { dealId: of.dealId }), 'deal').data
  expect(deal.deliverables[0].submissions[0].comments).toMatchObject([{ text: 'Brighter, please.' }])
  expectOk(await brand.call('/brand/end-work-link', { linkId: of.linkId }), 'end')
  expect((await remove(guestToken)).status).toBe(404)
})

test('a guest writes a limited number of comments', async () => {
  const of = await shared()
  const guestToken = await aGuest(of.token)
  expectOk(await comment(of, guestToken), 'first')
  await db().execute(sql`insert into work_link_comments (guest_id, submission_id, text)
    select guest_id, submission_id, 'Again' from work_link_comments, generate_series(1, ${MAX_OUTSIDE_COMMENTS - 2})
    where guest_id in (select id from work_link_guests where work_link_id = ${of.linkId})`)
  const replies = await Promise.all([comment(of, guestToken), comment(of, guestToken)])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400])
})

test('the brand makes a comment its own change request, once', async () => {
  const of = await shared()
  const guestToken = await aGuest(of.token)
  const { data } = expectOk(await comment(of, guestToken, { fileId: of.fileId, box }), 'comment')
  const other = await shared()
  const reject = (deliverableId: string, ids: string[]) =>
    brand.call('/brand/brandMarkDeliverableReject', {
      deliverableId,
      comments: ids.map((outsideCommentId) => ({ text: 'Brighter, please.', outsideCommentId })),
    })
  expect((await reject(other.deliverableId, [data.id])).data.fields).toHaveProperty('comments')
  expect((await reject(of.deliverableId, [data.id, data.id])).data.fields).toHaveProperty('comments')
  expect((await reject(of.deliverableId, [of.dealId])).data.fields).toHaveProperty('comments')
  expectOk(await reject(of.deliverableId, [data.id]), 'change')
  expect(await seenByBrand(of.dealId)).toMatchObject([{ takenOverAt: expect.any(String) }])
  const read = expectOk(await talent.call('/talent/getDealDetails', { dealId: of.dealId }), 'deal').data
  expect(read.deliverables[0].submissions[0].comments).toMatchObject([
    { text: 'Brighter, please.', author: 'Reviewing brand' },
  ])
  expect(JSON.stringify(read)).not.toContain('Greta Guest')
})

test('a link ends when it expires, when the brand ends it and when the brand is suspended', async () => {
  const of = await shared()
  const stranger = await newPerson(app, 'brand', 'Stranger brand')
  expectOk(await stranger.call('/brand/end-work-link', { linkId: of.linkId }), 'nothing ended')
  expectOk(await page(of.token), 'page')
  const guestToken = await aGuest(of.token)
  const set = (status: string) =>
    db().execute(sql`update accounts set status = ${status} where id = ${brand.id}`)
  await set('suspended')
  expect((await page(of.token)).status).toBe(404)
  expect((await comment(of, guestToken)).status).toBe(404)
  await set('active')
  for (let again = 0; again < 2; again++)
    expectOk(await brand.call('/brand/end-work-link', { linkId: of.linkId }), 'ended')
  expect((await page(of.token)).status).toBe(404)
  expect((await comment(of, guestToken)).status).toBe(404)
  const email = 'late@example.com'
  const late = await app.call('/outside-review/request-code', { token: of.token, name: 'Late', email })
  expect(late.status).toBe(404)
  expect(expectOk(await brand.call('/brand/work-links', { dealId: of.dealId }), 'links').data.items).toEqual(
    [],
  )
  const long = await brand.call('/brand/share-work', { dealId: of.dealId, days: 31 })
  expect(long.data.fields).toHaveProperty('days')
})

test('only the brand of the deal shares its work, reads and removes what guests wrote', async () => {
  const of = await shared()
  const stranger = await newPerson(app, 'brand', 'Curious brand')
  const { dealId } = of
  for (const path of ['/brand/work-links', '/brand/outside-comments', '/brand/share-work'])
    expect((await stranger.call(path, { dealId })).status, path).toBe(404)
  const { data } = expectOk(await comment(of, await aGuest(of.token)), 'comment')
  expectOk(await stranger.call('/brand/remove-outside-comment', { commentId: data.id }), 'nothing removed')
  expect(await seenByBrand(dealId)).toHaveLength(1)
  expectOk(await brand.call('/brand/remove-outside-comment', { commentId: data.id }), 'removed')
  expect(await seenByBrand(dealId)).toEqual([])
})

test('a guest reads and writes by their own link only', async () => {
  const of = await shared()
  const other = await share(of.dealId)
  const guestToken = await aGuest(of.token, 'First Guest')
  expectOk(await comment(of, guestToken), 'comment')
  expect((await comment({ ...of, token: other.token }, guestToken)).status).toBe(404)
  expect(expectOk(await page(other.token), 'page').data.works[0].version.comments).toEqual([])
})

test('a deal has at most 10 links that work', async () => {
  const of = await shared()
  await db().execute(sql`insert into work_links (brand_id, deal_id, token_hash, expires_at)
    select ${brand.id}, ${of.dealId}, ${of.dealId} || n, now() + interval '5 days' from generate_series(1, ${MAX_WORK_LINKS - 2}) n`)
  const replies = await Promise.all([1, 2].map(() => brand.call('/brand/share-work', { dealId: of.dealId })))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400])
})

test('a comment races a new version and an approval, and is saved with what its guest has seen', async () => {
  const of = await shared()
  const guestToken = await aGuest(of.token)
  const [replaced, written] = await Promise.all([submit(talent, of.deliverableId), comment(of, guestToken)])
  expectOk(replaced, 'replacement')
  expect([200, 409]).toContain(written.status)
  for (const { no } of await seenByBrand(of.dealId)) expect(no).toBe(1)
  expect((await comment(of, guestToken)).code).toBe('stale_version')

  const [approved] = await Promise.all([
    brand.call('/brand/brandMarkDeliverableAsCompleted', { deliverableId: of.deliverableId }),
    comment(of, guestToken, { no: 2 }),
  ])
  expectOk(approved, 'approval')
  expect((await comment(of, guestToken, { no: 2 })).status).toBe(409)
  expect(expectOk(await page(of.token), 'page').data.works[0]).toMatchObject({ isOpen: false })
})

test('guests and comments are deleted 30 days after the link has ended', async () => {
  const of = await shared({ days: 1 })
  expectOk(await comment(of, await aGuest(of.token)), 'comment')
  const left = async () =>
    (await db().execute(sql`select id from work_link_guests where work_link_id = ${of.linkId}`)).rows.length
  clock.moveBy(2 * DAY_MS)
  expect((await page(of.token)).status).toBe(404)
  await cleanUp()
  expect(await left()).toBe(1)
  clock.moveBy(30 * DAY_MS)
  await cleanUp()
  expect(await left()).toBe(0)
})
