import type { TestApp } from '../platform/testing/start-test-app.ts'
import { expectOk, type Person } from './person.ts'
import { confirmSecondFactor } from './second-factor.ts'

/** The part of a test server needed for payments. */
export type PaymentServer = Pick<TestApp, 'sandbox' | 'settle'>

/** Sends a request to the payment provider with the server's key, as the provider's own pages would. */
export async function callProvider(
  server: PaymentServer,
  path: string,
  form: Record<string, string> = {},
): Promise<void> {
  const { url, secretKey } = server.sandbox
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  })
  if (!response.ok && response.status !== 402)
    throw new Error(`${path}: ${response.status} ${await response.text()}`)
}

/** Saves a card of a brand as its browser would and returns the card's id. */
export async function saveCard(
  server: PaymentServer,
  brand: Person,
  method = 'pm_card_visa',
): Promise<string> {
  const { setupId, clientSecret } = expectOk(await brand.call('/brand/addCard'), 'card entry').data
  await callProvider(server, `/v1/setup_intents/${String(clientSecret).split('_secret_')[0]}/confirm`, {
    payment_method: method,
  })
  const { data } = expectOk(await brand.call('/brand/finishCard', { setupId }), 'card')
  const cards: { id: string; isDefault: boolean; addedAt: string }[] = data.items
  const newest = cards.toSorted((one, other) => other.addedAt.localeCompare(one.addedAt))[0]
  return newest?.id ?? ''
}

/** Returns the id of the brand's card, saved now if it has none. */
export async function cardOf(server: PaymentServer, brand: Person): Promise<string> {
  const cards: { id: string }[] = expectOk(await brand.call('/brand/getCards'), 'cards').data.items
  return cards[0]?.id ?? saveCard(server, brand)
}

/** Authorises a payable on the brand's card and returns the payment. */
export async function pay(server: PaymentServer, brand: Person, payable: { id: string }, cardId?: string) {
  const chargedCardId = cardId ?? (await cardOf(server, brand))
  return expectOk(
    await brand.call('/createOneTimePayment', { payableId: payable.id, cardId: chargedCardId }),
    'payment',
  ).data
}

/** Completes the onboarding of a talent or an agency at the provider, with a second factor, so that they can be paid. */
export async function onboard(server: PaymentServer, payee: Person): Promise<void> {
  await confirmSecondFactor(payee)
  const { onboardingUrl } = expectOk(
    await payee.call(`/${payee.role}/addBankAccount`, {}),
    'bank account',
  ).data
  const account = new URL(String(onboardingUrl)).pathname.split('/').at(-1)
  await fetch(`${server.sandbox.url}/_sandbox/accounts/${account}/onboard`, { method: 'POST' })
  expectOk(await payee.call(`/${payee.role}/fetchBankAccount`, { refresh: true }), 'bank account')
  await server.settle()
}

/** The choices of a brand on the provider's page for a plan. */
interface PlanChoice {
  planKey?: 'brand_monthly' | 'brand_yearly'
  currency?: 'GBP' | 'EUR' | 'USD'
  coupon?: string
  method?: string
}

/** Opens the provider's page for a plan and returns its address; the page is not completed yet. */
export async function openPlanPage(
  brand: Person,
  { planKey = 'brand_monthly', currency = 'GBP', coupon }: PlanChoice = {},
): Promise<string> {
  const input = { planKey, currency, ...(coupon ? { couponCode: coupon } : {}) }
  return new URL(String(expectOk(await brand.call('/createCheckoutSession', input), 'checkout').data.url))
    .pathname
}

/** Completes the provider's page as its own script does and returns its response. */
export async function payPlanPage(
  server: PaymentServer,
  page: string,
  method = 'pm_card_visa',
): Promise<Response> {
  return fetch(`${server.sandbox.url}${page}/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ payment_method: method }),
  })
}

/** Subscribes to a plan on the provider's page and applies the provider's events. */
export async function subscribe(
  server: PaymentServer,
  brand: Person,
  { method, ...choice }: PlanChoice = {},
): Promise<void> {
  const response = await payPlanPage(server, await openPlanPage(brand, choice), method)
  if (!response.ok) throw new Error(`subscription: ${response.status} ${await response.text()}`)
  await server.settle()
}
