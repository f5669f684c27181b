import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { clock } from '../../platform/time/clock.ts'
import { runDueTimers } from '../../platform/timers/timers.ts'
import { aMandatedTalent, newAgent } from '../../testing/agency.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'
import { aFileSpec, dayFromNow, someTerms } from '../../testing/terms.ts'
import { aDeal, anOffer, submit } from '../../testing/work.ts'

let app: TestApp
let brand: Person
let talent: Person
let agent: Person
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Noticed Brand')
  talent = await newPerson(app, 'talent', 'Noticed Talent')
  agent = await newAgent(app, 'Noticing Agent')
  await aMandatedTalent(agent, talent)
})
afterAll(() => app.stop())

const paths = {
  brand: '/brand/getNotifications',
  talent: '/talent/getNotifications',
  talentagent: '/talentagent/getNotifications',
}

interface NotificationSummary {
  id: string
  text: string
  talentName: string | null
  targetType: string
  targetId: string | null
  readAt: string | null
  count: number
}

async function notificationsOf(
  person: Person,
  body: object = {},
): Promise<{ items: NotificationSummary[]; unread: number }> {
  await app.settle()
  return expectOk(await person.call(paths[person.role], body), 'notifications').data
}

const emailsTo = async ({ email }: Person): Promise<string[]> =>
  (await app.emails()).filter((mail) => mail.to === email).map((mail) => mail.subject)

describe('an offer', () => {
  test('a sent offer notifies the talent and their agent in their own words, and not the brand', async () => {
    const offerId = await anOffer(brand, talent)
    const toTalent = (await notificationsOf(talent)).items[0]
    expect(toTalent).toMatchObject({ targetType: 'offer', targetId: offerId, talentName: null, readAt: null })
    expect(toTalent?.text).toMatch(/^Noticed Brand sent you an offer of £/)
    const toAgent = (await notificationsOf(agent)).items[0]
    expect(toAgent).toMatchObject({ targetId: offerId, talentName: 'Noticed Talent' })
    expect(toAgent?.text).toMatch(/^Noticed Brand sent Noticed Talent an offer of £/)
    expect((await notificationsOf(brand)).items.map((one) => one.targetId)).not.toContain(offerId)
    expect(await emailsTo(talent)).toContain(toTalent?.text)
    expect(await emailsTo(agent), 'names the talent once').toContain(toAgent?.text)
  })

  test('a counter-offer notifies the other party only', async () => {
    const offerId = await anOffer(brand, talent)
    expectOk(
      await talent.call('/talent/counter-offer', {
        offerId,
        versionNo: 1,
        terms: someTerms({ price: 150_000 }),
      }),
      'counter',
    )
    expect((await notificationsOf(brand)).items[0]).toMatchObject({
      text: 'Noticed Talent sent a counter-offer of £1,500',
      targetType: 'offer',
      targetId: offerId,
    })
    expect((await notificationsOf(talent)).items.map((one) => one.text).join()).not.toContain('counters')
  })

  test('an offer accepted by an agent notifies the talent and the agent once it is paid', async () => {
    const offerId = await anOffer(brand, talent)
    expectOk(await agent.call('/talentagent/accept-offer', { offerId, versionNo: 1 }), 'acceptance')
    expect((await notificationsOf(talent)).items[0]?.text).toMatch(/^Noticed Brand has paid: your deal for £/)
    expect((await notificationsOf(agent)).items[0]).toMatchObject({
      targetType: 'deal',
      talentName: 'Noticed Talent',
    })
    expect((await notificationsOf(agent)).items[0]?.text).toMatch(
      /^Noticed Brand has paid: Noticed Talent’s deal for £/,
    )
  })
})

test('submitted work notifies the side that must review it', async () => {
  const { dealId, deliverableIds } = await aDeal(brand, talent)
  expectOk(await submit(talent, deliverableIds[0] ?? ''), 'submission')
  expect((await notificationsOf(brand)).items[0]).toMatchObject({
    text: 'Noticed Talent submitted the photo set for review',
    targetId: dealId,
  })
})

test('an event notifies an account once, however often its handler is retried', async () => {
  await notificationsOf(talent)
  const count = async () =>
    (await app.engine.root.execute('select count(*)::int as n from notifications')).rows[0]?.n
  const before = await count()
  await app.engine.root.execute(
    "insert into outbox (event_id) select id from events where name = 'offer.sent'",
  )
  await app.settle()
  expect(await count()).toBe(before)
})

describe('reading', () => {
  test('marking changes exactly one or all of the account’s notifications, never others’', async () => {
    await anOffer(brand, talent)
    const { items, unread } = await notificationsOf(talent)
    expect(unread).toBe(items.filter((one) => one.readAt === null).length)
    const foreign = (await notificationsOf(brand)).items[0]?.id
    const ids = [items[0]?.id, foreign]
    const after = expectOk(await talent.call('/user/mark-notifications', { ids }), 'mark').data
    expect(after.unread).toBe(unread - 1)
    expect((await notificationsOf(brand)).items.find((one) => one.id === foreign)?.readAt).toBeNull()
    expect(expectOk(await talent.call('/user/mark-notifications', {}), 'mark all').data.unread).toBe(0)
    expect((await notificationsOf(talent, { unread: true })).items).toEqual([])
  })

  test('pages of notifications follow each other without gaps', async () => {
    const all = (await notificationsOf(talent, { limit: 100 })).items.map((one) => one.id)
    const paged: string[] = []
    for (let cursor: string | undefined; ; ) {
      const page = expectOk(
        await talent.call(paths.talent, { limit: 2, ...(cursor && { cursor }) }),
        'page',
      ).data
      paged.push(...page.items.map((one: NotificationSummary) => one.id))
      if (!page.nextCursor) break
      cursor = page.nextCursor
    }
    expect(paged).toEqual(all)
  })
})

describe('several unread notifications about one object', () => {
  test('grouped notifications are one row with a count; reading it reads the older ones, not later ones', async () => {
    expectOk(await talent.call('/user/mark-notifications', {}), 'mark all')
    const offerId = await anOffer(brand, talent)
    const change = async (price: number, versionNo: number) => {
      const draft = { offerId, versionNo, terms: someTerms({ price }) }
      expectOk(await brand.call('/brand/edit-offer', draft), 'edit')
      await app.settle()
    }
    await change(110_000, 1)
    const before = await notificationsOf(talent, { unread: true })
    expect(before.items).toMatchObject([
      { targetId: offerId, text: 'Noticed Brand updated your offer', count: 2 },
    ])
    expect(before.unread).toBe(2)
    await change(105_000, 2)
    const ids = [before.items[0]?.id]
    expect(
      expectOk(await talent.call('/user/mark-notifications', { ids, withOlder: true }), 'mark').data.unread,
    ).toBe(1)
    expect((await notificationsOf(talent, { unread: true })).items).toMatchObject([
      { targetId: offerId, count: 1 },
    ])
    expect((await notificationsOf(talent)).items.filter((one) => one.targetId === offerId)).toHaveLength(3)
  })
})

test('email of one kind can be turned off, and the notification still appears in the app', async () => {
  expectOk(await talent.call('/user/set-notification', { kind: 'offers', mail: 'off' }), 'setting')
  const before = (await emailsTo(talent)).length
  const offerId = await anOffer(brand, talent)
  expect((await notificationsOf(talent)).items[0]?.targetId).toBe(offerId)
  expect((await emailsTo(talent)).length).toBe(before)
})

test('representation requests and endings notify the talent only, and never another agency', async () => {
  const other = await newAgent(app, 'Other Agent')
  const mandateId = await aMandatedTalent(other, talent)
  expect((await notificationsOf(talent)).items.map((one) => one.text)).toContain(
    'Other Agent & Co wants to represent you',
  )
  expectOk(await other.call('/talentagent/remove-added-talent', { mandateId }), 'removal')
  expect((await notificationsOf(talent)).items[0]?.text).toBe('Other Agent & Co no longer represents you')
  expect((await notificationsOf(agent)).items.map((one) => one.text).join()).not.toContain('Other Agent')
})

test('an agent whose mandate has ended gets no more notifications', async () => {
  const { items } = expectOk(await talent.call('/talent/mandates'), 'mandates').data
  const inForce = items.find((one: { status: string }) => one.status === 'active')
  expectOk(await talent.call('/talent/end-mandate', { mandateId: inForce.id }), 'end')
  const before = (await notificationsOf(agent)).items.length
  await anOffer(brand, talent)
  expect((await notificationsOf(agent)).items.length).toBe(before)
})

test('an unanswered offer reminds the next actor a day and four hours before it expires', async () => {
  const offerId = await anOffer(brand, talent)
  for (const hours of [49, 69]) {
    clock.offset(hours * 3_600_000)
    await runDueTimers()
  }
  clock.offset(0)
  const ofOffer = (await notificationsOf(talent)).items.filter((one) => one.targetId === offerId)
  // The offer itself and both reminders.
  expect(ofOffer).toMatchObject([{ text: expect.stringContaining('is waiting for your response'), count: 3 }])
  expect((await notificationsOf(brand)).items.filter((one) => one.targetId === offerId)).toEqual([])
})

test('work that is not submitted reminds its talent two days and one day before the due date', async () => {
  const dueIn = async (days: number) => {
    const { dealId, deliverableIds } = await aDeal(brand, talent, {
      deliverables: [aFileSpec({ draftDue: dayFromNow(days) })],
    })
    return { dealId, deliverableId: deliverableIds[0] ?? '' }
  }
  const [late, sent] = [await dueIn(4), await dueIn(4)]
  expectOk(await submit(talent, sent.deliverableId), 'submission')
  await app.passTime(5 * 86_400_000)
  clock.offset(0)
  await app.settle()
  const { rows } = await app.engine.root.execute(
    `select target_id, text from notifications where account_id = '${talent.id}' and text like '%is due within%' order by created_at`,
  )
  expect(rows).toEqual([
    { target_id: late.dealId, text: 'Photo set for Noticed Brand is due within 48 hours' },
    { target_id: late.dealId, text: 'Photo set for Noticed Brand is due within 24 hours' },
  ])
})
