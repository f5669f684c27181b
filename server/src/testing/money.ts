import type { TestApp } from '../platform/testing/start-test-app.ts'
import { expectOk, type Person } from './person.ts'

/** The part of a test server needed for payments. */
export type TestCheckout = Pick<TestApp, 'sandbox' | 'settle'>

/** Sends a request to the payment provider with the server's key, as the provider's own pages would. */
export async function atProvider(
  till: TestCheckout,
  path: string,
  form: Record<string, string> = {},
): Promise<void> {
  const { url, secretKey } = till.sandbox
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  })
  if (!answer.ok && answer.status !== 402) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
}

/** Saves a card of a brand as its browser would and returns the card's id. */
export async function saveCard(till: TestCheckout, brand: Person, method = 'pm_card_visa'): Promise<string> {
  const { setupId, clientSecret } = expectOk(await brand.call('/brand/addCard'), 'card entry').data
  await atProvider(till, `/v1/setup_intents/${String(clientSecret).split('_secret_')[0]}/confirm`, {
    payment_method: method,
  })
  const { data } = expectOk(await brand.call('/brand/finishCard', { setupId }), 'card')
  const cards: { id: string; isDefault: boolean; addedAt: string }[] = data.items
  const newest = cards.toSorted((one, other) => other.addedAt.localeCompare(one.addedAt))[0]
  return newest?.id ?? ''
}

/** Returns the id of the brand's card, saved now if it has none. */
export async function cardOf(till: TestCheckout, brand: Person): Promise<string> {
  const cards: { id: string }[] = expectOk(await brand.call('/brand/getCards'), 'cards').data.items
  return cards[0]?.id ?? saveCard(till, brand)
}

/** Authorises a payable on the brand's card and returns the payment. */
export async function pay(till: TestCheckout, brand: Person, payable: { id: string }, cardId?: string) {
  const chosen = cardId ?? (await cardOf(till, brand))
  return expectOk(
    await brand.call('/createOneTimePayment', { payableId: payable.id, cardId: chosen }),
    'payment',
  ).data
}

/** Completes the onboarding of a talent or an agency at the provider, so that they can be paid. */
export async function onboard(till: TestCheckout, payee: Person): Promise<void> {
  const { onboardingUrl } = expectOk(
    await payee.call(`/${payee.role}/addBankAccount`, {}),
    'bank account',
  ).data
  const account = new URL(String(onboardingUrl)).pathname.split('/').at(-1)
  await fetch(`${till.sandbox.url}/_sandbox/accounts/${account}/onboard`, { method: 'POST' })
  expectOk(await payee.call(`/${payee.role}/fetchBankAccount`, { refresh: true }), 'bank account')
  await till.settle()
}

/** The choices of a brand on the provider's page for a plan. */
interface Subscribing {
  planKey?: 'brand_monthly' | 'brand_yearly'
  currency?: 'GBP' | 'EUR' | 'USD'
  coupon?: string
  method?: string
}

/** Opens the provider's page for a plan and returns its address; the page is not completed yet. */
export async function openPlanPage(
  brand: Person,
  { planKey = 'brand_monthly', currency = 'GBP', coupon }: Subscribing = {},
): Promise<string> {
  const asked = { planKey, currency, ...(coupon ? { couponCode: coupon } : {}) }
  return new URL(String(expectOk(await brand.call('/createCheckoutSession', asked), 'checkout').data.url))
    .pathname
}

/** Completes the provider's page as its own script does and returns its response. */
export async function payPlanPage(
  till: TestCheckout,
  page: string,
  method = 'pm_card_visa',
): Promise<Response> {
  return fetch(`${till.sandbox.url}${page}/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ payment_method: method }),
  })
}

/** Subscribes to a plan on the provider's page and applies the provider's events. */
export async function subscribe(
  till: TestCheckout,
  brand: Person,
  { method, ...asked }: Subscribing = {},
): Promise<void> {
  const answer = await payPlanPage(till, await openPlanPage(brand, asked), method)
  if (!answer.ok) throw new Error(`subscription: ${answer.status} ${await answer.text()}`)
  await till.settle()
}
