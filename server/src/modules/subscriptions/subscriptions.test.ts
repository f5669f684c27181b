import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { compareLedgers } from '../../invariants/money/compare-ledgers.ts'
import { asOperator, runStep } from '../../invariants/money/run-deal.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { openPlanPage, payPlanPage, saveCard, subscribe } from '../../testing/money.ts'
import { emailSubjects } from '../../testing/notifications.ts'
import { expectOk, newPerson, type Person, signInAgain } from '../../testing/person.ts'
import { aBrief } from '../../testing/terms.ts'

const DAY_MS = 86_400_000

let app: TestApp
let count = 0
beforeAll(async () => {
  app = await startTestApp({}, { earlyAccess: false })
})
afterEach(async () => {
  await compareLedgers(app)
  await app.passTime(0)
})
afterAll(() => app.stop())

const aBrand = () => newPerson(app, 'brand', `Subscribing brand ${++count}`)
const plan = async (brand: Person) =>
  expectOk(await brand.call('/users/getSubscriptionDetails', {}, { method: 'GET' }), 'subscription').data
const invoices = async (brand: Person) =>
  expectOk(await brand.call('/brand/getInvoiceList', {}), 'invoices').data.items
const publish = async (brand: Person) => (await brand.call('/campaign/add', aBrief())).status

/** Lets days pass for us and the provider, and signs the brand in again where its session has ended. */
async function days(brand: Person, number: number): Promise<Person> {
  await app.passTime(number * DAY_MS)
  return signInAgain(app, brand)
}

/** Creates a brand that has used its trial, so that a plan is charged at once. */
async function aReturningBrand(): Promise<Person> {
  const brand = await aBrand()
  await subscribe(app, brand)
  await atDeskDelete(await subscriptionRef(brand))
  await app.settle()
  expect((await plan(brand)).state).toBe('cancelled')
  return brand
}
async function subscriptionRef(brand: Person): Promise<string> {
  const { rows } = await app.engine.root.execute(
    `select subscription_ref from subscriptions where brand_id = '${brand.id}'`,
  )
  return String(rows[0]?.subscription_ref)
}
async function atDeskDelete(ref: string): Promise<void> {
  const { url, secretKey } = app.sandbox
  const answer = await fetch(`${url}/v1/subscriptions/${ref}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${secretKey}` },
  })
  expect(answer.status).toBe(200)
}

describe('a brand’s first plan', () => {
  test('is free for fourteen days, and the brand can start campaigns at once', async () => {
    const brand = await aBrand()
    const profile = async () =>
      expectOk(await brand.call('/user/profile', {}, { method: 'GET' }), 'profile').data
    expect(await publish(brand)).not.toBe(200)
    expect(await profile()).toMatchObject({ subscriptionStatus: 'Inactive', hasTrialLeft: true })
    await subscribe(app, brand)
    expect(await profile()).toMatchObject({ subscriptionStatus: 'Active', hasTrialLeft: false })
    expect(await plan(brand)).toMatchObject({
      state: 'trialing',
      subscriptionStatus: 'Active',
      plan: { key: 'brand_monthly' },
    })
    expect(await publish(brand)).toBe(200)
    expect(await invoices(brand)).toEqual([])
  })

  test('is charged with an invoice when the trial ends, after a reminder', async () => {
    let brand = await aBrand()
    await subscribe(app, brand)
    brand = await days(brand, 12)
    expect((await app.emails()).filter((mail) => mail.to === brand.email).at(-1)?.subject).toMatch(
      /trial ends/,
    )
    brand = await days(brand, 15)
    expect(await plan(brand)).toMatchObject({ state: 'active', subscriptionStatus: 'Active' })
    expect(await invoices(brand)).toMatchObject([{ gross: 6_000, currency: 'GBP' }])
  })

  test('lapses after the days of grace when the trial ends without a working card', async () => {
    let brand = await aBrand()
    await subscribe(app, brand, { method: 'pm_card_chargeCustomerFail' })
    brand = await days(brand, 15)
    expect(await plan(brand)).toMatchObject({ state: 'past_due', subscriptionStatus: 'Active' })
    brand = await days(brand, 23)
    expect(await plan(brand)).toMatchObject({ subscriptionStatus: 'Inactive' })
    expect(await publish(brand)).not.toBe(200)
  })

  test('becomes active only by the provider’s report, not by a page', async () => {
    const brand = await aBrand()
    await openPlanPage(brand)
    await app.settle()
    expect(await plan(brand)).toMatchObject({ state: 'none', subscriptionStatus: 'Inactive' })
  })

  test('is found when the brand opens its page, even without a webhook', async () => {
    const brand = await aBrand()
    await payPlanPage(app, await openPlanPage(brand))
    app.sandbox.takeDeliveries()
    expect((await plan(brand)).state).toBe('none')
    const seen = expectOk(
      await brand.call('/users/getSubscriptionDetails', { refresh: true }, { method: 'GET' }),
      'subscription',
    ).data
    expect(seen).toMatchObject({ state: 'trialing', subscriptionStatus: 'Active' })
  })
})

describe('a paid plan', () => {
  test.each([
    ['GBP', 6_000, 1_000],
    ['EUR', 7_000, 0],
    ['USD', 7_500, 0],
  ] as const)('in %s is booked exactly with its tax', async (currency, gross, tax) => {
    const brand = await aReturningBrand()
    await subscribe(app, brand, { currency })
    expect((await invoices(brand))[0]).toMatchObject({ currency, gross })
    const { rows } = await app.engine.root.execute(
      `select tax from documents where owner_id = '${brand.id}' and kind = 'subscription' and gross = ${gross}`,
    )
    expect(rows.map((row) => Number(row.tax))).toEqual([tax])
  })

  test('with a coupon costs what the coupon promised, tax included', async () => {
    const brand = await aReturningBrand()
    const input = { code: 'WELCOME25', planKey: 'brand_monthly' }
    const promised = expectOk(await brand.call('/stripe/getCoupon', input, { method: 'GET' }), 'coupon').data
      .preview
    await subscribe(app, brand, { coupon: 'WELCOME25' })
    expect(promised).toMatchObject({ before: 6_000, discount: 1_500, total: 4_500 })
    expect((await invoices(brand))[0]).toMatchObject({ gross: 4_500 })
  })

  test.each([
    ['EXPIRED10', 'GBP'],
    ['NOSUCHCODE', 'GBP'],
    ['TENOFF', 'USD'],
  ] as const)('rejects the code %s in %s before the brand leaves our page', async (couponCode, currency) => {
    const brand = await aBrand()
    const answer = await brand.call('/createCheckoutSession', {
      planKey: 'brand_monthly',
      currency,
      couponCode,
    })
    expect(answer.code).toBe('coupon_invalid')
  })

  test('renews each month, once', async () => {
    let brand = await aReturningBrand()
    await subscribe(app, brand)
    brand = await days(brand, 32)
    expect(await plan(brand)).toMatchObject({ state: 'active' })
    expect((await invoices(brand)).filter((row: { gross: number }) => row.gross === 6_000)).toHaveLength(2)
  })

  test('whose renewal fails stays active for seven days and sends an email, then lapses', async () => {
    let brand = await aReturningBrand()
    await subscribe(app, brand)
    await useFailingCard(brand)
    brand = await days(brand, 32)
    const seen = await plan(brand)
    expect(seen).toMatchObject({ state: 'past_due', subscriptionStatus: 'Active' })
    expect(seen.graceEnds).toBeTruthy()
    expect((await app.emails()).filter((mail) => mail.to === brand.email).at(-1)?.subject).toMatch(
      /did not go through/,
    )
    brand = await days(brand, 40)
    expect((await plan(brand)).subscriptionStatus).toBe('Inactive')
    expect(await emailSubjects(app, brand)).toContainEqual(
      expect.stringMatching(
        /^Your subscription is inactive, because its payment did not succeed within 7 days/,
      ),
    )
  })

  test('ends and resumes in one click each, and lasts until its period ends', async () => {
    let brand = await aReturningBrand()
    await subscribe(app, brand)
    expect(expectOk(await brand.call('/brand/cancelSubscription'), 'end').data).toMatchObject({
      cancelsAtPeriodEnd: true,
      state: 'active',
    })
    expect(expectOk(await brand.call('/brand/resumeSubscription'), 'go on').data).toMatchObject({
      cancelsAtPeriodEnd: false,
    })
    expectOk(await brand.call('/brand/cancelSubscription'), 'end')
    brand = await days(brand, 29)
    expect((await plan(brand)).subscriptionStatus).toBe('Active')
    brand = await days(brand, 32)
    expect(await plan(brand)).toMatchObject({ state: 'cancelled', subscriptionStatus: 'Inactive' })
    expect((await brand.call('/brand/resumeSubscription')).code).toBe('no_subscription')
  })

  test('is not sold twice; a second one from another open page is cancelled and refunded', async () => {
    const brand = await aReturningBrand()
    const [first, second] = [await openPlanPage(brand), await openPlanPage(brand)]
    expect((await payPlanPage(app, first)).status).toBe(200)
    expect((await payPlanPage(app, second)).status).toBe(200)
    await app.settle()
    expect((await brand.call('/createCheckoutSession', { planKey: 'brand_monthly' })).code).toBe(
      'already_subscribed',
    )
    const { rows } = await app.engine.root.execute(
      `select customer_ref from customers where brand_id = '${brand.id}'`,
    )
    const { data } = await asOperator(app, `subscriptions?customer=${rows[0]?.customer_ref}`)
    expect(data.filter((row: { status: string }) => row.status === 'active')).toHaveLength(1)
    const kinds = (await invoices(brand)).map(
      (row: { gross: number; number: string }) => `${row.number.slice(0, 3)} ${row.gross}`,
    )
    expect(kinds.toSorted()).toEqual(['CN- 6000', 'SUB 6000', 'SUB 6000'])
    expect(await emailSubjects(app, brand)).toContain(
      'You subscribed twice. We cancelled the second subscription and refunded its payment',
    )
  })

  test.each(['win', 'lose'] as const)(
    'continues when the bank disputes its charge, and is booked when we %s',
    async (how) => {
      const brand = await aReturningBrand()
      await subscribe(app, brand)
      const { rows } = await app.engine.root.execute(
        `select customer_ref from customers where brand_id = '${brand.id}'`,
      )
      const { data } = await asOperator(app, `charges?customer=${rows[0]?.customer_ref}`)
      const { id } = await runStep(app, 'disputes', { charge: data[0].id })
      await compareLedgers(app)
      await runStep(app, `disputes/${id}/${how}`)
      await app.settle()
      expect(await plan(brand)).toMatchObject({ state: 'active' })
    },
  )

  test('and refunded by hand at the provider is booked', async () => {
    const brand = await aReturningBrand()
    await subscribe(app, brand)
    const { rows } = await app.engine.root.execute(
      `select customer_ref from customers where brand_id = '${brand.id}'`,
    )
    const { data } = await asOperator(app, `charges?customer=${rows[0]?.customer_ref}`)
    await asOperator(app, 'refunds', { charge: data[0].id })
    await app.settle()
    expect(
      (await invoices(brand)).map((row: { number: string }) => row.number.slice(0, 3)).toSorted(),
    ).toEqual(['CN-', 'SUB'])
  })
})

/** Makes the default card one that fails at each renewal. */
async function useFailingCard(brand: Person): Promise<void> {
  const cardId = await saveCard(app, brand, 'pm_card_chargeCustomerFail')
  const { rows } = await app.engine.root.execute(`select method_ref from cards where id = '${cardId}'`)
  await asOperator(app, `subscriptions/${await subscriptionRef(brand)}`, {
    default_payment_method: String(rows[0]?.method_ref),
  })
  await app.settle()
}
