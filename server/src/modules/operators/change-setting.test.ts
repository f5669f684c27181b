import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { clock } from '../../platform/time/clock.ts'
import { today } from '../../platform/time/day.ts'
import { notificationTexts } from '../../testing/notifications.ts'
import { newOperator, type Operator, signInOperator } from '../../testing/operator.ts'
import { expectOk, newPerson } from '../../testing/person.ts'
import { anOffer } from '../../testing/work.ts'

const DAY_MS = 86_400_000

let app: TestApp
let operator: Operator
beforeAll(async () => {
  app = await startTestApp()
  operator = await newOperator(app)
})
afterAll(() => app.stop())

const change = (body: object) =>
  operator.call('/superAdmin/changeSetting', { reason: 'Agreed with finance', ...body })
const market = async () => expectOk(await app.call('/market/settings'), 'settings').data

test('a changed setting applies at once and is kept with author and reason', async () => {
  const changed = expectOk(await change({ key: 'feeBps', value: 1_500 }), 'change').data
  expect(await market()).toMatchObject({ formatBps: '15%' })
  expect(changed.settings).toContainEqual({ key: 'feeBps', value: 1_500, isDefault: false })
  expect(changed.changes[0]).toMatchObject({
    key: 'feeBps',
    value: 1_500,
    status: 'applied',
    by: 'Olive Operator',
    reason: 'Agreed with finance',
  })
  expectOk(await change({ key: 'feeBps', value: 2_000 }), 'change back')
})

test('new offers are priced with the fee and the VAT that are set, and earlier ones keep theirs', async () => {
  const [brand, talent] = [
    await newPerson(app, 'brand', 'Priced brand'),
    await newPerson(app, 'talent', 'Priced talent'),
  ]
  const priceOf = async (offerId: string) =>
    expectOk(await brand.call('/brand/getOfferDetails', { offerId }), 'offer').data.price
  const before = await anOffer(brand, talent)
  expectOk(await change({ key: 'vatPercent', value: 25 }), 'VAT')
  expectOk(await change({ key: 'feeBps', value: 1_000 }), 'fee')
  expect(await market()).toMatchObject({ vatPercent: 25, feeBps: 1_000 })
  // £1,200 with 25 % VAT: £960 net, of which the fee takes 10 %.
  expect(await priceOf(await anOffer(brand, talent))).toMatchObject({
    taxPercent: 25,
    tax: 24_000,
    fee: 9_600,
    talent: 86_400,
  })
  expect(await priceOf(before)).toMatchObject({ taxPercent: 20, tax: 20_000, fee: 20_000 })
  expectOk(await change({ key: 'vatPercent', value: 20 }), 'VAT')
  expectOk(await change({ key: 'feeBps', value: 2_000 }), 'fee')
})

test('a value that the setting does not take is refused at its field, and so is a change without a reason', async () => {
  for (const [key, value] of [
    ['feeBps', 10_001],
    ['feeBps', true],
    ['feeMode', 'split'],
    ['offerHours', 0],
    ['platform', 'Marquee Ltd'],
  ])
    expect(await change({ key, value }), `${key}`).toMatchObject({
      code: 'invalid_input',
      data: { fields: { value: expect.any(String) } },
    })
  expect((await change({ key: 'feeBps', value: 1_000, reason: 'x' })).data.fields).toHaveProperty('reason')
  expect(await market()).toMatchObject({ formatBps: '20%' })
})

test('a planned change applies at its moment, and not once it is cancelled', async () => {
  const dayIn = (days: number) => today(new Date(clock.now().getTime() + days * DAY_MS))
  const planned = expectOk(await change({ key: 'reviewDays', value: 7, effectiveOn: dayIn(2) }), 'plan').data
  expectOk(await change({ key: 'payHours', value: 96, effectiveOn: dayIn(2) }), 'second plan')
  expect(await market()).toMatchObject({ reviewDays: 5, payHours: 72 })
  const changeId = planned.changes[0].id
  expectOk(
    await operator.call('/superAdmin/cancelSettingChange', { changeId, reason: 'Too early' }),
    'cancellation',
  )
  await app.passTime(2 * DAY_MS + 1_000)
  expect(await market()).toMatchObject({ reviewDays: 5, payHours: 96 })
  operator = await signInOperator(app, operator)
  expect(await operator.call('/superAdmin/cancelSettingChange', { changeId, reason: 'Again' })).toMatchObject(
    { status: 409, code: 'wrong_state' },
  )
  expect((await change({ key: 'reviewDays', value: 7, effectiveOn: dayIn(400) })).data.fields).toHaveProperty(
    'effectiveOn',
  )
})

test('when early access ends, brands without a plan lose it and are notified', async () => {
  expectOk(await change({ key: 'earlyAccess', value: true }), 'start')
  const brand = await newPerson(app, 'brand', 'Early brand')
  const early = async () =>
    expectOk(await brand.call('/user/profile', undefined, { method: 'GET' }), 'profile').data.settingDetails
      .isEarlyAccess
  expect(await early()).toBe(true)
  expectOk(await change({ key: 'earlyAccess', value: false }), 'end')
  expect(await early()).toBe(false)
  expect(await notificationTexts(app, brand)).toContain(
    'Early access has ended. Choose a plan to start new campaigns and offers',
  )
})

test('users cannot read or change settings of operators', async () => {
  const brand = await newPerson(app, 'brand', 'Curious brand')
  for (const path of ['/superAdmin/getSettings', '/superAdmin/changeSetting'])
    expect((await brand.call(path, {})).status, path).toBe(403)
})
