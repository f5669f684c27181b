import type { NotificationSettings } from '@marquee/contract/calls/notifications'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../../platform/database/database.ts'
import { emit } from '../../platform/events/events.ts'
import { systemActor } from '../../platform/handler.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { nextTime } from '../../platform/time/zone.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'
import { aCampaign, anOffer } from '../../testing/work.ts'
import { sendDigest } from './digest.ts'
import { invite } from './testing/invited.ts'

const zone = 'Asia/Kolkata'
let app: TestApp
let brand: Person
let talent: Person
let campaignId: string
let otherCampaignId: string
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Daily Brand')
  talent = await newPerson(app, 'talent', 'Daily Talent')
  campaignId = await aCampaign(brand, { title: 'Winter warmers' })
  otherCampaignId = await aCampaign(brand, { title: 'Spring greens' })
})
afterEach(() => app.clock.offset(0))
afterAll(() => app.stop())

const set = async (path: string, body: object): Promise<NotificationSettings> =>
  expectOk(await talent.call(path, body), path).data
const emails = async () =>
  (await app.emails()).filter((mail) => mail.to === talent.email && !mail.subject.includes('code'))
const clearRead = async () => expectOk(await talent.call('/user/mark-notifications', {}), 'mark all')
/** Moves time to the next morning in the talent's time zone and runs due timers. */
const morning = async (days = 0) => {
  const now = new Date()
  return app.passTime(nextTime('08:00', zone, now).getTime() - now.getTime() + 1_000 + days * 86_400_000)
}

describe('settings', () => {
  test('the default settings are immediate email and push, in London, without quiet hours', async () => {
    const {
      items,
      quiet,
      zone: home,
      isEmailBounced,
    } = expectOk(await talent.call('/user/notification-settings'), 'settings').data
    for (const item of items) expect(item).toMatchObject({ mail: 'now', push: true })
    expect(items.length).toBeGreaterThan(5)
    expect({ quiet, home, isEmailBounced }).toEqual({
      quiet: null,
      home: 'Europe/London',
      isEmailBounced: false,
    })
  })

  test('changing one channel leaves the other unchanged', async () => {
    await set('/user/set-notification', { kind: 'money', push: false })
    const { items } = await set('/user/set-notification', { kind: 'money', mail: 'daily' })
    expect(items.find(({ kind }) => kind === 'money')).toEqual({ kind: 'money', mail: 'daily', push: false })
  })

  test('an unknown time zone and quiet hours of no length fail', async () => {
    const invalid = async (body: object) =>
      Object.keys((await talent.call('/user/set-quiet-hours', body)).data.fields)
    expect(await invalid({ zone: 'Europe/Atlantis', quiet: null })).toEqual(['zone'])
    expect(await invalid({ zone, quiet: { from: '22:00', to: '22:00' } })).toEqual(['quiet'])
    expect(await invalid({ zone, quiet: { from: '25:00', to: '22:00' } })).toEqual(['quiet.from'])
  })
})

describe('the daily summary', () => {
  test('the daily summary lists unread notifications by campaign, once, in the reader’s morning', async () => {
    await set('/user/set-quiet-hours', { quiet: null, zone })
    await set('/user/set-notification', { kind: 'applications', mail: 'daily' })
    const before = (await emails()).length
    await invite(app, brand, talent, campaignId)
    await invite(app, brand, talent, otherCampaignId)
    await invite(app, brand, talent, campaignId)
    expect(await emails()).toHaveLength(before)
    await morning()
    const [digest, ...more] = (await emails()).slice(before)
    expect(more).toEqual([])
    expect(digest?.subject).toBe('Your day on Marquee: 3 notifications')
    expect(digest?.text).toMatch(
      /Winter warmers\n- .*\n- .*\n\nSpring greens\n- Daily Brand invited you to apply for Spring greens: http/,
    )
    // A second run on a day sends no second summary.
    await inTransaction(systemActor, () => sendDigest(talent.id, new Date(Date.now() + 86_400_000)))
    expect(await emails()).toHaveLength(before + 1)
  })

  test('a sent daily summary has no second one that day, and later notifications wait for the next', async () => {
    await clearRead()
    const before = (await emails()).length
    await morning()
    await invite(app, brand, talent, campaignId)
    await inTransaction(systemActor, (now) => sendDigest(talent.id, now))
    expect(await emails()).toHaveLength(before)
    await morning(1)
    expect((await emails()).slice(before).map(({ subject }) => subject)).toEqual([
      'Your day on Marquee: 1 notification',
    ])
  })

  test('the daily summary is not sent when everything was read in the app', async () => {
    await invite(app, brand, talent, campaignId)
    await clearRead()
    const before = (await emails()).length
    await morning(2)
    expect(await emails()).toHaveLength(before)
  })

  test('the daily summary leaves out a kind that was turned off meanwhile', async () => {
    await invite(app, brand, talent, campaignId)
    await set('/user/set-notification', { kind: 'applications', mail: 'off' })
    const before = (await emails()).length
    await morning(3)
    expect(await emails()).toHaveLength(before)
  })
})

describe('quiet hours', () => {
  const clockTime = (ms: number) => new Date(Date.now() + ms).toISOString().slice(11, 16)
  const waitingEmails = async () =>
    (
      await app.engine.root.execute(
        `select not_before from emails where "to" = '${talent.email}' and not_before > now() + interval '1 minute'`,
      )
    ).rows.map((row) => new Date(String(row.not_before)).toISOString().slice(11, 16))

  test('quiet hours delay an email, a read one is never sent, and an urgent one is sent at once', async () => {
    await set('/user/set-notification', { kind: 'applications', mail: 'now' })
    const offerId = await anOffer(brand, talent)
    await app.settle()
    const quiet = { from: clockTime(-3_600_000), to: clockTime(7_200_000) }
    await set('/user/set-quiet-hours', { quiet, zone: 'UTC' })
    await invite(app, brand, talent, campaignId)
    expect(await waitingEmails()).toEqual([quiet.to])
    const offer = expectOk(await talent.call('/talent/getOfferDetails', { offerId }), 'offer').data
    const payload = {
      offerId,
      campaignId: offer.campaignId,
      applicationId: null,
      brandId: brand.id,
      talentId: talent.id,
      versionNo: 1,
    }
    await inTransaction(systemActor, () => emit('offer.reminded', payload))
    await app.settle()
    expect((await emails()).at(-1)?.subject).toContain('is waiting for your response')
    expect(await waitingEmails()).toEqual([quiet.to])
    await clearRead()
    expect(await waitingEmails()).toEqual([])
  })

  test('quiet hours that last into the day delay its summary too', async () => {
    await set('/user/set-quiet-hours', { quiet: { from: '22:00', to: '09:30' }, zone })
    await set('/user/set-notification', { kind: 'applications', mail: 'daily' })
    await invite(app, brand, talent, campaignId)
    await morning(4)
    const { rows } = await app.engine.root.execute(
      `select not_before from emails where "to" = '${talent.email}' and subject like 'Your day%' order by created_at desc limit 1`,
    )
    expect(new Date(String(rows[0]?.not_before)).toISOString().slice(11, 16)).toBe('04:00')
  })
})
