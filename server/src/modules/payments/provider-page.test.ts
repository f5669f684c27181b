import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { gatewaySettings, openGateway, provider } from '../../platform/provider/gateway.ts'
import { providerPage, stripePages } from '../../platform/provider/provider-page.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { subscribe } from '../../testing/money.ts'
import { expectOk, newPerson, signInAgain } from '../../testing/person.ts'
import { confirmSecondFactor } from '../../testing/second-factor.ts'

const DAY_MS = 86_400_000
const FOREIGN = 'https://checkout.stripe.com.example/c/pay/1'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({}, { earlyAccess: false })
})
afterEach(() => {
  vi.restoreAllMocks()
})
afterAll(() => app.stop())

const checkout = { planKey: 'brand_monthly', currency: 'GBP' }

test('a browser is sent to checkout on the provider’s host only', async () => {
  const brand = await newPerson(app, 'brand', 'Checkout brand')
  const create = provider().checkout.sessions.create.bind(provider().checkout.sessions)
  vi.spyOn(provider().checkout.sessions, 'create').mockImplementation(async (...sent) => ({
    ...(await create(...sent)),
    url: FOREIGN,
  }))
  expect(await brand.call('/createCheckoutSession', checkout)).toMatchObject({
    code: 'provider_unreachable',
  })
  vi.restoreAllMocks()
  const { url } = expectOk(await brand.call('/createCheckoutSession', checkout), 'checkout').data
  expect(new URL(url).origin).toBe(gatewaySettings().redirectOrigins[0])
})

test('a payee is sent to onboarding on the provider’s host only', async () => {
  const talent = await newPerson(app, 'talent', 'Onboarding talent')
  await confirmSecondFactor(talent)
  const links = provider().accountLinks
  const create = links.create.bind(links)
  const foreign = () =>
    vi
      .spyOn(links, 'create')
      .mockImplementation(async (...sent) => ({ ...(await create(...sent)), url: FOREIGN }))
  foreign()
  expect(expectOk(await talent.call('/talent/addBankAccount', {}), 'bank').data.onboardingUrl).toBeNull()
  expect((await talent.call('/talent/onboardingLink', {})).code).toBe('provider_unreachable')
  vi.restoreAllMocks()
  const { url } = expectOk(await talent.call('/talent/onboardingLink', {}), 'link').data
  expect(new URL(url).origin).toBe(gatewaySettings().redirectOrigins[0])
})

test('an unpaid invoice of a plan is linked on the provider’s host only', async () => {
  let brand = await newPerson(app, 'brand', 'Unpaid brand')
  await subscribe(app, brand, { method: 'pm_card_chargeCustomerFail' })
  await app.passTime(15 * DAY_MS)
  brand = await signInAgain(app, brand)
  const plan = async () =>
    expectOk(await brand.call('/users/getSubscriptionDetails', { refresh: true }, { method: 'GET' }), 'plan')
      .data
  const known = await plan()
  expect(known).toMatchObject({ state: 'past_due', actionUrl: expect.stringContaining('http') })

  const { subscriptions } = provider()
  const retrieve = subscriptions.retrieve.bind(subscriptions)
  vi.spyOn(subscriptions, 'retrieve').mockImplementation(async (...sent) => {
    const found = await retrieve(...sent)
    if (typeof found.latest_invoice === 'object' && found.latest_invoice)
      found.latest_invoice.hosted_invoice_url = FOREIGN
    return found
  })
  expect(await plan()).toMatchObject({ state: 'past_due', actionUrl: null })
  await app.passTime(0)
})

test('with keys of Stripe only the pages that Stripe documents are followed', () => {
  const settings = gatewaySettings()
  openGateway({ ...settings, redirectOrigins: stripePages })
  for (const url of [
    'https://checkout.stripe.com/c/pay/cs_1',
    'https://connect.stripe.com/setup/e/1',
    'https://invoice.stripe.com/i/1',
  ])
    expect(providerPage(url)).toBe(url)
  for (const url of [
    FOREIGN,
    'http://checkout.stripe.com/c/pay/cs_1',
    'https://checkout.stripe.com:8443/c/pay/cs_1',
    'https://checkout.stripe.com@foreign.example/',
    'javascript:alert(1)//checkout.stripe.com',
    '//foreign.example',
    settings.scriptUrl,
    '',
    null,
  ])
    expect(providerPage(url), String(url)).toBeNull()
  openGateway(settings)
})
