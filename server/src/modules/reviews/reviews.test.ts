import { allCalls } from '@marquee/contract/calls/index'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../../platform/database/database.ts'
import { systemActor } from '../../platform/handler.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { aMandatedTalent, newAgent } from '../../testing/agency.ts'
import { requestCancellation } from '../../testing/cases.ts'
import { emailSubjects, notificationTexts } from '../../testing/notifications.ts'
import { actAs, newOperator } from '../../testing/operator.ts'
import { expectOk, newPerson, PASSWORD, type Person } from '../../testing/person.ts'
import { writeReview } from '../../testing/reviews.ts'
import { aDeal, aFinishedDeal, submit } from '../../testing/work.ts'
import { findPublishedReview, setReviewHidden } from './reviews.store.ts'

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

const ofBrand = {
  stars: 5,
  quality: 5,
  dates: 4,
  text: 'Everything arrived a day early and looked as agreed.',
}
const ofTalent = {
  stars: 4,
  brief: 5,
  payment: 3,
  text: 'A clear brief and friendly answers to my questions.',
}

const write = (who: Person, dealId: string, changes: object = {}) =>
  writeReview(who, dealId, { ...(who.role === 'brand' ? ofBrand : ofTalent), ...changes })
const seenBy = async (who: Person, dealId: string) =>
  expectOk(await who.call(`/${who.role}/getDealReviews`, { dealId }), 'reviews').data
const listOf = async (subject: { talentId: string } | { brandId: string }, who = talent) =>
  expectOk(
    await who.call(`/user/${'talentId' in subject ? 'getTalentReviews' : 'getBrandReviews'}`, subject),
    'list',
  ).data

/** Creates a completed deal with both reviews and returns its id. */
async function aReviewedDeal(a = brand, b = talent): Promise<string> {
  const { dealId } = await aFinishedDeal(a, b)
  expectOk(await write(a, dealId), 'brand')
  expectOk(await write(b, dealId), 'talent')
  return dealId
}

/** Lets timers fire some days later and returns to the present, in which sessions are still valid. */
async function elapse(days: number): Promise<void> {
  await app.passTime(days * DAY_MS)
  await app.passTime(0)
}

describe('when reviews are possible', () => {
  test('a running deal has none, and a completed one is open for 14 days', async () => {
    const { dealId } = await aDeal(brand, talent)
    expect(await seenBy(brand, dealId)).toMatchObject({ status: 'none', allowedActions: [] })
    expect(await write(brand, dealId)).toMatchObject({ status: 409, code: 'wrong_state' })
    const finished = await aFinishedDeal(brand, talent)
    const open = await seenBy(talent, finished.dealId)
    expect(open).toMatchObject({ status: 'open', mine: null, theirs: null, allowedActions: ['write'] })
    expect(new Date(open.until).getTime() - Date.now()).toBeGreaterThan(13.9 * DAY_MS)
    expect(await notificationTexts(app, talent)).toContainEqual(
      expect.stringMatching(
        /^How was your deal with Reviewing brand\? It can be reviewed until \d\d \w+, \d{4}$/,
      ),
    )
  })

  test('a deal that a split ended after work was submitted is reviewed, one without work is not', async () => {
    const worked = await aDeal(brand, talent)
    expectOk(await submit(talent, worked.deliverableIds[0] ?? ''), 'submission')
    const untouched = await aDeal(brand, talent)
    for (const { dealId } of [worked, untouched]) {
      const cancellationId = await requestCancellation(brand, dealId)
      expectOk(await talent.call('/talent/agreeCancellation', { cancellationId }), 'agreement')
      await app.settle()
    }
    expect(await seenBy(brand, worked.dealId)).toMatchObject({ status: 'open' })
    expect(await seenBy(brand, untouched.dealId)).toMatchObject({ status: 'none' })
  })

  test('a foreign deal reads as missing, and each side rates only what concerns the other', async () => {
    const { dealId } = await aFinishedDeal(brand, talent)
    const stranger = await newPerson(app, 'brand', 'Foreign brand')
    for (const path of ['getDealReviews', 'withdrawReview'])
      expect((await stranger.call(`/brand/${path}`, { dealId })).status).toBe(404)
    expect((await write(stranger, dealId)).status).toBe(404)
    for (const [who, changes] of [
      [brand, { payment: 5 }],
      [talent, { quality: 5 }],
      [brand, { stars: 6 }],
      [brand, { text: 'Too short.' }],
    ] as const)
      expect((await write(who, dealId, changes)).status).toBe(400)
  })
})

describe('a sealed review', () => {
  const secret = 'Zanzibar was never mentioned in the brief that we agreed on.'

  test('is in no reply to the other side, no event, no notification, no email and no message', async () => {
    const { dealId } = await aFinishedDeal(brand, talent)
    expectOk(await write(brand, dealId, { text: secret, stars: 2 }), 'review')
    await app.settle()
    expect(await seenBy(talent, dealId)).toMatchObject({ mine: null, theirs: null, hasOtherWritten: true })
    expect(await seenBy(brand, dealId)).toMatchObject({ mine: { text: secret, publishedAt: null } })
    const ids: Record<string, string> = { dealId, talentId: talent.id, brandId: brand.id }
    let asked = 0
    for (const call of Object.values(allCalls)) {
      if (call.kind !== 'read' || /evidence/i.test(call.path)) continue
      const known = Object.keys(call.input.shape).filter((field) => ids[field])
      const input = Object.fromEntries(known.map((field) => [field, ids[field]]))
      const answer = await talent.call(call.path, input)
      if (answer.status === 200) asked += 1
      expect(JSON.stringify(answer.data ?? null), call.path).not.toContain('Zanzibar')
    }
    expect(asked).toBeGreaterThan(30)
    expect((await listOf({ talentId: talent.id })).summary.count).toBe(0)
    for (const table of ['events', 'notifications', 'emails', 'messages', 'push_deliveries', 'transitions']) {
      const { rows } = await app.engine.root.execute(
        `select count(*)::int as n from ${table} one where one::text like '%Zanzibar%'`,
      )
      expect(rows[0]?.n, table).toBe(0)
    }
    expect((await notificationTexts(app, talent)).at(-1)).toMatch(
      /^Reviewing brand has written a review\. Write yours by \d\d \w+, \d{4} to see it$/,
    )
    expect((await emailSubjects(app, talent)).at(-1)).toMatch(/^Reviewing brand has written a review/)
  })

  test('may be edited without another notification, withdrawn, and written again', async () => {
    const { dealId } = await aFinishedDeal(brand, talent)
    expectOk(await write(talent, dealId), 'review')
    const before = (await notificationTexts(app, brand)).length
    const edited = expectOk(await write(talent, dealId, { stars: 1 }), 'edit').data
    expect(edited).toMatchObject({ mine: { stars: 1 }, allowedActions: ['write', 'withdraw'] })
    expect((await notificationTexts(app, brand)).length).toBe(before)
    const withdrawn = expectOk(await talent.call('/talent/withdrawReview', { dealId }), 'withdrawal').data
    expect(withdrawn).toMatchObject({ mine: null, allowedActions: ['write'] })
    expect(await talent.call('/talent/withdrawReview', { dealId })).toMatchObject({ code: 'no_review' })
    expect(await seenBy(brand, dealId)).toMatchObject({ hasOtherWritten: false })
    expectOk(await write(brand, dealId), 'the other side')
    expect(await seenBy(brand, dealId)).toMatchObject({ status: 'open', theirs: null })
  })

  test('is not shown to an operator who acts as its author and cannot be written by one', async () => {
    const { dealId } = await aFinishedDeal(brand, talent)
    expectOk(await write(brand, dealId, { text: secret }), 'review')
    const acting = await actAs(app, await newOperator(app), brand, { allowsChanges: true })
    expect(await seenBy(acting, dealId)).toMatchObject({ mine: null })
    expect(await write(acting, dealId)).toMatchObject({ status: 403, code: 'not_while_acting' })
  })
})

describe('publication', () => {
  test('with the second review both are published at once, and nothing can be written afterwards', async () => {
    const { dealId } = await aFinishedDeal(brand, talent)
    expectOk(await write(talent, dealId), 'first')
    const second = expectOk(await write(brand, dealId), 'second').data
    expect(second).toMatchObject({
      status: 'closed',
      mine: {
        by: 'brand',
        stars: 5,
        aspects: [
          { key: 'quality', stars: 5 },
          { key: 'dates', stars: 4 },
        ],
      },
      theirs: { by: 'talent', stars: 4, author: { name: 'Reviewed talent', agencyName: null } },
    })
    expect(second.mine.publishedAt).toBe(second.theirs.publishedAt)
    for (const who of [brand, talent]) {
      expect(await write(who, dealId)).toMatchObject({ status: 422, code: 'reviews_closed' })
      expect(await who.call(`/${who.role}/withdrawReview`, { dealId })).toMatchObject({
        code: 'reviews_closed',
      })
    }
    expect(await notificationTexts(app, talent)).toContain(
      'The reviews of your deal with Reviewing brand are published',
    )
  })

  test('after 14 days what one side wrote is published, once, and the other side was reminded', async () => {
    const a = await newPerson(app, 'brand', 'Alone brand')
    const { dealId } = await aFinishedDeal(a, talent)
    expectOk(await write(a, dealId), 'review')
    await elapse(11.5)
    const reminders = (await emailSubjects(app, talent)).filter((subject) =>
      subject.startsWith('Alone brand can be reviewed until'),
    )
    expect(reminders).toHaveLength(1)
    await elapse(14.1)
    expect(await seenBy(talent, dealId)).toMatchObject({ status: 'closed', mine: null, theirs: { stars: 5 } })
    expect(await write(talent, dealId)).toMatchObject({ code: 'reviews_closed' })
    await elapse(15)
    const published = (await notificationTexts(app, a)).filter(
      (text) => text === 'The review of your deal with Reviewed talent is published',
    )
    expect(published).toHaveLength(1)
  })

  test('after 14 days without a review nothing is published and nobody is notified', async () => {
    const a = await newPerson(app, 'brand', 'Silent brand')
    const { dealId } = await aFinishedDeal(a, talent)
    await elapse(14.1)
    expect(await seenBy(a, dealId)).toMatchObject({ status: 'closed', allowedActions: [] })
    expect((await notificationTexts(app, a)).filter((text) => text.includes('published'))).toEqual([])
  })
})

describe('a published review', () => {
  test('takes one reply by the reviewed side, for 30 days', async () => {
    const dealId = await aReviewedDeal()
    const reply = { dealId, text: 'Thank you. We are glad about every early version.' }
    const answered = expectOk(await talent.call('/talent/replyToReview', reply), 'reply').data
    expect(answered.theirs).toMatchObject({ replyBy: null, reply: { text: reply.text } })
    expect(await talent.call('/talent/replyToReview', reply)).toMatchObject({ code: 'reply_exists' })
    expect(await seenBy(brand, dealId)).toMatchObject({
      mine: { reply: { author: { name: 'Reviewed talent' } } },
      allowedActions: ['reply'],
    })
    expect(await notificationTexts(app, brand)).toContain('Reviewed talent has replied to your review')
    await app.engine.root.execute(
      `update reviews set published_at = published_at - interval '31 days' where deal_id = '${dealId}'`,
    )
    expect(await brand.call('/brand/replyToReview', reply)).toMatchObject({ code: 'reply_too_late' })
  })

  test('is listed newest first by pages, with an average from three reviews on', async () => {
    const other = await newPerson(app, 'talent', 'Listed talent')
    const dealIds = [await aReviewedDeal(brand, other), await aReviewedDeal(brand, other)]
    expect((await listOf({ talentId: other.id })).summary).toEqual({ count: 2, average: null, aspects: [] })
    const { dealId } = await aFinishedDeal(brand, other)
    expectOk(await write(brand, dealId, { stars: 2, dates: null }), 'brand')
    expectOk(await write(other, dealId), 'talent')
    const all = await listOf({ talentId: other.id })
    expect(all.items.map((item: { dealId: string }) => item.dealId)).toEqual([
      dealId,
      ...dealIds.toReversed(),
    ])
    expect(all.summary).toEqual({ count: 3, average: 4, aspects: [{ key: 'quality', average: 5 }] })
    const first = expectOk(
      await brand.call('/user/getTalentReviews', { talentId: other.id, limit: 2 }),
      'page',
    )
    const second = expectOk(
      await brand.call('/user/getTalentReviews', {
        talentId: other.id,
        limit: 2,
        cursor: first.data.nextCursor,
      }),
      'second page',
    )
    expect([...first.data.items, ...second.data.items]).toEqual(
      all.items.map((item: object) => ({ ...item, replyBy: null })),
    )
    expect(second.data.nextCursor).toBeNull()
  })

  test('that an operator has removed is in no list and no average; its author still reads it', async () => {
    const other = await newPerson(app, 'talent', 'Removed talent')
    const dealId = await aReviewedDeal(brand, other)
    const { id } = (await seenBy(brand, dealId)).mine
    expect(await findPublishedReview(id)).toMatchObject({
      review: { id },
      brand: { name: 'Reviewing brand' },
      talent: { name: 'Removed talent' },
    })
    await inTransaction(systemActor, () => setReviewHidden(id, new Date()))
    expect(await listOf({ talentId: other.id })).toMatchObject({ items: [], summary: { count: 0 } })
    expect(await seenBy(other, dealId)).toMatchObject({ theirs: null, allowedActions: [] })
    expect(await seenBy(brand, dealId)).toMatchObject({ mine: { isRemoved: true } })
    expect(await other.call('/talent/replyToReview', { dealId, text: 'No.' })).toMatchObject({
      code: 'no_review',
    })
    await inTransaction(systemActor, () => setReviewHidden(id, null))
    expect(await listOf({ talentId: other.id })).toMatchObject({ items: [{ id }] })
  })

  test('stays when its author’s account is erased, under “Deleted user”', async () => {
    const leaving = await newPerson(app, 'talent', 'Leaving talent')
    const dealId = await aReviewedDeal(brand, leaving)
    await app.settle()
    await app.engine.root.execute(`update payouts set status = 'paid' where payee_id = '${leaving.id}'`)
    const erased = await leaving.call('/user/delete-profile', { password: PASSWORD })
    expect(erased.status, JSON.stringify(erased.data)).toBe(200)
    const { items } = await listOf({ brandId: brand.id })
    expect(items.find((item: { dealId: string }) => item.dealId === dealId)).toMatchObject({
      author: { name: 'Deleted user', imageUrl: null },
      text: ofTalent.text,
    })
  })
})

test('an agent writes for the talent when the mandate includes messages, and the agency is named', async () => {
  const agent = await newAgent(app, 'Larkfield')
  const silent = await newAgent(app, 'Silent agency')
  await aMandatedTalent(agent, talent)
  await aMandatedTalent(silent, talent, { scopes: ['view', 'apply', 'negotiate'] })
  const { dealId } = await aFinishedDeal(brand, talent)
  expect(await silent.call('/talentagent/writeReview', { dealId, ...ofTalent })).toMatchObject({
    status: 403,
    code: 'not_in_mandate',
  })
  expectOk(await agent.call('/talentagent/writeReview', { dealId, ...ofTalent }), 'review')
  expectOk(await write(brand, dealId), 'the other side')
  expect(await seenBy(brand, dealId)).toMatchObject({
    theirs: { author: { name: 'Reviewed talent', agencyName: 'Larkfield & Co' } },
  })
  expectOk(await agent.call('/talentagent/replyToReview', { dealId, text: 'With thanks.' }), 'reply')
  expect(await seenBy(brand, dealId)).toMatchObject({
    mine: { reply: { author: { name: 'Reviewed talent', agencyName: 'Larkfield & Co' } } },
  })
})

test('a sealed review that the talent wrote is neither read nor changed by their agent, and theirs by the talent', async () => {
  const agent = await newAgent(app, 'Curious agent')
  const represented = await newPerson(app, 'talent', 'Represented talent')
  await aMandatedTalent(agent, represented)
  const { dealId } = await aFinishedDeal(brand, represented)
  const asAgent = (call: string, body: object = {}) => agent.call(`/talentagent/${call}`, { dealId, ...body })
  expectOk(await write(represented, dealId), 'the talent’s own')
  expect((await asAgent('getDealReviews')).data).toMatchObject({
    mine: null,
    hasOwnWritten: true,
    allowedActions: [],
  })
  expect(await asAgent('writeReview', ofTalent)).toMatchObject({ status: 403, code: 'not_your_review' })
  expect(await asAgent('withdrawReview')).toMatchObject({ status: 403, code: 'not_your_review' })
  expectOk(await represented.call('/talent/withdrawReview', { dealId }), 'withdrawal')
  expectOk(await asAgent('writeReview', ofTalent), 'the agency’s')
  expect(await seenBy(represented, dealId)).toMatchObject({
    mine: { text: ofTalent.text, author: { agencyName: 'Curious agent & Co' } },
    allowedActions: ['write', 'withdraw'],
  })
  expectOk(await write(represented, dealId, { stars: 3 }), 'the talent’s change')
  expect((await asAgent('getDealReviews')).data.mine).toBeNull()
  expectOk(await write(brand, dealId), 'the other side')
  expect((await asAgent('getDealReviews')).data).toMatchObject({ mine: { stars: 3 }, theirs: { stars: 5 } })
})

test('home asks each side for its review until it is written', async () => {
  const a = await newPerson(app, 'brand', 'Tasked brand')
  const { dealId } = await aFinishedDeal(a, talent)
  const tasks = async (who: Person) =>
    expectOk(await who.call(`/${who.role}/dashboard-stats`), 'home').data.yours.filter(
      (task: { id: string }) => task.id === dealId,
    )
  expect(await tasks(a)).toMatchObject([{ title: 'Review Reviewed talent', action: 'Write review' }])
  expect(await tasks(talent)).toMatchObject([{ title: 'Review Tasked brand', consequence: 'Reviews close' }])
  expectOk(await write(a, dealId), 'review')
  expect(await tasks(a)).toEqual([])
  expect(await tasks(talent)).toHaveLength(1)
})
