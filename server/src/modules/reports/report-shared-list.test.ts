import type { QueueItem } from '@marquee/contract/calls/queue'
import { MAX_SHARED_TALENTS } from '@marquee/contract/calls/shared-lists'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { emailSubjects } from '../../testing/notifications.ts'
import { newOperator, type Operator } from '../../testing/operator.ts'
import { expectOk, newPerson } from '../../testing/person.ts'

const text = 'The pictures on this page were copied from mine.'
const why = { reason: 'Seen by us' }

let app: TestApp
let first: Operator
let second: Operator
beforeAll(async () => {
  app = await startTestApp()
  first = await newOperator(app, 'First Operator')
  second = await newOperator(app, 'Second Operator')
})
afterAll(() => app.stop())

test('a report comes from a shared list without an account, and its removal ends the link until an appeal', async () => {
  const sharer = await newPerson(app, 'brand', 'Sharing brand')
  const [shown, other] = [
    await newPerson(app, 'talent', 'Shared talent'),
    await newPerson(app, 'talent', 'Not shared'),
  ]
  expectOk(await shown.call('/user/update-profile', { isListed: true }), 'listing')
  expectOk(await sharer.call('/brand/add-favorite', { talentId: shown.id }), 'favourite')
  const [unlisted, blocking] = [
    await newPerson(app, 'talent', 'Unlisted since'),
    await newPerson(app, 'talent', 'Blocking since'),
  ]
  for (const talent of [unlisted, blocking]) {
    expectOk(await talent.call('/user/update-profile', { isListed: true }), 'listing')
    expectOk(await sharer.call('/brand/add-favorite', { talentId: talent.id }), 'favourite')
  }
  expectOk(await unlisted.call('/user/update-profile', { isListed: false }), 'not listed')
  expectOk(await blocking.call('/user/block', { blockedId: sharer.id }), 'block')
  const { id, url } = expectOk(await sharer.call('/brand/share-list', { title: 'Ours' }), 'link').data
  const slug = String(url).split('/').at(-1)
  const send = (more: object = {}) =>
    app.call('/reportPublicPage', { page: 'shared_list', slug, kind: 'fraud', text, ...more })
  const listedAsRemoved = async () =>
    expectOk(await sharer.call('/brand/shared-lists'), 'shared lists').data.items[0].isRemoved
  const isShown = async () => (await app.call('/shared-list/page', { token: slug })).status === 200
  const { number } = expectOk(await send({ email: 'guest@example.com' }), 'report').data
  expect((await emailSubjects(app, { email: 'guest@example.com' })).at(-1)).toContain(number)
  expectOk(await send({ talentId: shown.id }), 'report of a talent')
  expect((await send({ talentId: other.id })).status, 'not on the list').toBe(404)
  expect((await send({ slug: 'no-such-list-anywhere' })).status).toBe(404)
  expect((await send({ page: 'roster' })).status).toBe(404)
  const byId = { noun: 'shared_list', subjectId: id, kind: 'fraud', text }
  expect((await other.call('/user/report', byId)).status, 'the id is not the link').toBe(404)

  const { items } = expectOk(await first.call('/superAdmin/getQueue', {}), 'queue').data
  const caseId = items.find(
    ({ kind, user }: QueueItem) => kind === 'report' && user?.id === sharer.id,
  ).subjectId
  const file = expectOk(await first.call('/superAdmin/getReportCase', { caseId }), 'case').data
  expect(file).toMatchObject({ noun: 'shared_list', subjectId: id })
  expect(file.reports[0].copy).toMatchObject({
    title: 'Ours',
    details: expect.arrayContaining([{ label: 'Talents', value: 'Shared talent' }]),
  })
  expect(JSON.stringify(file)).not.toContain(slug)
  const notices = {
    textForReporter: 'You were right, and we have acted.',
    textForReported: 'This breaks the rule about the work of others.',
  }
  const removal = { caseId, outcome: 'removal', kind: 'fraud', ...notices, ...why }
  expectOk(await first.call('/superAdmin/decideReport', removal), 'removal')
  expect(await isShown()).toBe(false)
  expect(await listedAsRemoved()).toBe(true)
  const reasons = { caseId, text: 'These talents agreed to be shown.' }
  expectOk(await sharer.call('/user/appealReportDecision', reasons), 'appeal')
  const overturned = { caseId, isUpheld: false, text: 'We have looked at it again in full.', ...why }
  expectOk(await second.call('/superAdmin/decideReportAppeal', overturned), 'overturned')
  expect(await isShown()).toBe(true)
  expect(await listedAsRemoved()).toBe(false)
  expectOk(await sharer.call('/brand/end-shared-list', { sharedListId: id }), 'end')
  expect((await send()).status).toBe(404)
})

test('the record of a shared list names as many talents as its page shows', async () => {
  const sharer = await newPerson(app, 'brand', 'Collecting brand')
  await app.engine.root.execute(sql`
    with added as (
      insert into talents (id, slug, display_name, is_listed)
      select gen_random_uuid(), 'collected-' || no, 'Collected ' || no, true
      from generate_series(1, ${MAX_SHARED_TALENTS + 1}) no returning id)
    insert into favourites (brand_id, talent_id) select ${sharer.id}, id from added`)
  const { url } = expectOk(await sharer.call('/brand/share-list', { title: 'Many' }), 'link').data
  const slug = String(url).split('/').at(-1)
  const report = { page: 'shared_list', slug, kind: 'fraud', text, email: 'guest@example.com' }
  expectOk(await app.call('/reportPublicPage', report), 'report')
  const { talents } = expectOk(await app.call('/shared-list/page', { token: slug }), 'page').data
  const { items } = expectOk(await first.call('/superAdmin/getQueue', {}), 'queue').data
  const caseId = items.find(
    ({ kind, user }: QueueItem) => kind === 'report' && user?.id === sharer.id,
  ).subjectId
  const { reports } = expectOk(await first.call('/superAdmin/getReportCase', { caseId }), 'case').data
  const shown = talents.map(({ displayName }: { displayName: string }) => displayName).join('\n')
  expect(reports[0].copy.details).toContainEqual({ label: 'Talents', value: shown })
})
