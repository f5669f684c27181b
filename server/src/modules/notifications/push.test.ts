import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'
import { aCampaign } from '../../testing/work.ts'
import { isPrivateAddress, isPushService, lookupPublicAddress } from './push-address.ts'
import { sendDuePushes } from './send-pushes.ts'
import { aBrowser, signedClaims, startPushService } from './testing/browser.ts'
import { invite } from './testing/invited.ts'

let app: TestApp
let brand: Person
let talent: Person
let campaignId: string
let service: Awaited<ReturnType<typeof startPushService>>
const browser = aBrowser()
beforeAll(async () => {
  service = await startPushService()
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Pushing Brand')
  talent = await newPerson(app, 'talent', 'Pushed Talent')
  campaignId = await aCampaign(brand, { title: 'Loud' })
})
beforeEach(async () => {
  service.requests.length = 0
  service.respondWith(201)
  expectOk(await subscribe(talent, '/one'), 'subscription')
})
afterAll(async () => {
  await app.stop()
  await service.stop()
})

const subscribe = (person: Person, path: string) =>
  person.call('/user/add-push', { endpoint: `${service.url}${path}`, keys: browser.keys })
const makeDue = () =>
  app.engine.root.execute('update push_deliveries set not_before = now() where sent_at is null')

test('a push notification arrives encrypted, signed with our key, and has its link', async () => {
  const { key } = expectOk(await talent.call('/user/push-key'), 'key').data
  await invite(app, brand, talent, campaignId)
  expect(await sendDuePushes()).toBe(1)
  const { headers, body } = service.requests[0] ?? { headers: { topic: '' }, body: Buffer.alloc(0) }
  expect(browser.open(body)).toMatchObject({
    title: 'Applications and invitations',
    body: 'Pushing Brand invited you to apply for Loud',
    path: `/dashboard/talent/discover/${campaignId}`,
  })
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' })
  expect(headers.topic).toMatch(/^[\w-]{32}$/)
  expect(signedClaims(headers, key)).toMatchObject({ aud: service.url, sub: 'mailto:no-reply@localhost' })
})

test('a push notification is sent once to every browser of the account', async () => {
  expectOk(await subscribe(talent, '/two'), 'second')
  await invite(app, brand, talent, campaignId)
  await Promise.all([sendDuePushes(), sendDuePushes()])
  await makeDue()
  await sendDuePushes()
  expect(service.requests.map(({ path }) => path).sort()).toEqual(['/one', '/two'])
  expect(
    expectOk(await talent.call('/user/remove-push', { endpoint: `${service.url}/two` }), 'removal').data
      .devices,
  ).toBe(1)
})

test('a push is retried after an error of the push service, unless it was read meanwhile', async () => {
  service.respondWith(503)
  await invite(app, brand, talent, campaignId)
  expect(await sendDuePushes()).toBe(0)
  service.respondWith(201)
  expect(await sendDuePushes()).toBe(0)
  await makeDue()
  expect(await sendDuePushes()).toBe(1)
  await invite(app, brand, talent, campaignId)
  expectOk(await talent.call('/user/mark-notifications', {}), 'mark all')
  expect(await sendDuePushes()).toBe(0)
  expect(service.requests).toHaveLength(2)
})

test.each([404, 410])(
  'a browser that has ended its subscription (%i) is deleted with its queued pushes',
  async (status) => {
    service.respondWith(status)
    await invite(app, brand, talent, campaignId)
    await invite(app, brand, talent, campaignId)
    await sendDuePushes()
    service.respondWith(201)
    await makeDue()
    await invite(app, brand, talent, campaignId)
    expect(await sendDuePushes()).toBe(0)
    expect(
      (await app.engine.root.execute('select count(*)::int as n from push_subscriptions')).rows[0]?.n,
    ).toBe(0)
  },
)

test('a kind that is turned off is not pushed, and quiet hours delay a push', async () => {
  expectOk(await talent.call('/user/set-notification', { kind: 'applications', push: false }), 'off')
  await invite(app, brand, talent, campaignId)
  expect(await sendDuePushes()).toBe(0)
  expectOk(await talent.call('/user/set-notification', { kind: 'applications', push: true }), 'on')
  const clockTime = (ms: number) => new Date(Date.now() + ms).toISOString().slice(11, 16)
  const quiet = { from: clockTime(-3_600_000), to: clockTime(3_600_000) }
  expectOk(await talent.call('/user/set-quiet-hours', { quiet, zone: 'UTC' }), 'quiet')
  await invite(app, brand, talent, campaignId)
  expect(await sendDuePushes()).toBe(0)
  const [row] = (
    await app.engine.root.execute('select not_before from push_deliveries where sent_at is null')
  ).rows
  expect(new Date(String(row?.not_before)).toISOString().slice(11, 16)).toBe(quiet.to)
})

test('a browser belongs to the account that subscribed last, and only that account can remove it', async () => {
  expectOk(await subscribe(brand, '/one'), 'by the brand')
  expect(
    expectOk(await talent.call('/user/remove-push', { endpoint: `${service.url}/one` }), 'removal').data
      .devices,
  ).toBe(0)
  expect(expectOk(await subscribe(brand, '/one'), 'again').data.devices).toBe(1)
})

describe('a URL that is not a push service', () => {
  test('a URL that is not a push service is rejected', async () => {
    const refused = async (endpoint: string, keys = browser.keys) =>
      Object.keys((await talent.call('/user/add-push', { endpoint, keys })).data.fields ?? {})
    expect(await refused('http://push.example.com/x')).toEqual(['endpoint'])
    expect(await refused('https://10.0.0.1/x')).toEqual(['endpoint'])
    expect(
      await refused('https://web.push.apple.com/x', { ...browser.keys, p256dh: 'B'.repeat(87) }),
    ).toEqual(['keys.p256dh'])
  })

  test.each([
    'http://127.0.0.1/x',
    'http://localhost/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://intranet/x',
    'https://a:b@fcm.googleapis.com/',
    'https://push.example.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evilpush.apple.com.example/x',
    'https://169.254.169.254/x',
  ])('in production %s is rejected', (address) => {
    expect(isPushService(address, true)).toBe(false)
    expect(isPushService('https://fcm.googleapis.com/fcm/send/x', true)).toBe(true)
  })

  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '0.0.0.0',
    '::1',
    '::ffff:10.0.0.1',
    'fd00::1',
    'fe80::1',
  ])('a host name that resolves to %s is rejected', (address) => {
    expect(isPrivateAddress(address)).toBe(true)
    expect(isPrivateAddress('142.250.1.1') || isPrivateAddress('2a00:1450::1')).toBe(false)
  })

  test('an internal address is detected at the moment of connecting', async () => {
    const error = await new Promise((resolve) =>
      lookupPublicAddress('localhost', { all: true }, (error) => resolve(error?.message)),
    )
    expect(error).toBe('localhost is not a push service')
  })
})
