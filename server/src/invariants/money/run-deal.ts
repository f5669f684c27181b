import { refundPayment } from '../../modules/payments/refund-payment.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { systemActor } from '../../platform/handler.ts'
import type { TestResponse } from '../../platform/testing/inject.ts'
import { type PaymentServer, pay } from '../../testing/money.ts'
import { expectOk, type Person } from '../../testing/person.ts'
import { someTerms } from '../../testing/terms.ts'
import { aCampaign, anApplication } from '../../testing/work.ts'

/** Failures that the sandbox can inject. */
type Mode = 'error_500' | 'timeout' | 'cut_before' | 'cut_after' | 'rate_limit' | 'lock_timeout' | 'rejected'

/** Performs an action of a bank, a card holder or the provider itself. */
export async function runStep(
  server: Pick<PaymentServer, 'sandbox'>,
  path: string,
  body: object = {},
): Promise<TestResponse['data']> {
  const answer = await fetch(`${server.sandbox.url}/_sandbox/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

/** Makes the next calls of this operation fail at the provider. */
export async function injectFailure(
  server: Pick<PaymentServer, 'sandbox'>,
  operation: string,
  mode: Mode,
  times = 1,
): Promise<void> {
  await runStep(server, 'failures', { operation, mode, times })
}

/** Ends injected failures. */
export async function recover(server: Pick<PaymentServer, 'sandbox'>): Promise<void> {
  await fetch(`${server.sandbox.url}/_sandbox/failures`, { method: 'DELETE' })
}

/**
 * Reads a path at the provider with the server's key; with a `form`, sends a POST as the provider's dashboard
 * would.
 */
export async function asOperator(
  server: Pick<PaymentServer, 'sandbox'>,
  path: string,
  form?: Record<string, string>,
): Promise<TestResponse['data']> {
  const { url, secretKey } = server.sandbox
  const answer = await fetch(`${url}/v1/${path}`, {
    method: form ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/x-www-form-urlencoded' },
    ...(form ? { body: new URLSearchParams(form).toString() } : {}),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

/** Creates a draft offer; returns it with its payable. */
export async function aDraftOffer(brand: Person, talent: Person, terms: object = {}) {
  const campaignId = await aCampaign(brand, 'currency' in terms ? { currency: terms.currency } : {})
  const applicationId = await anApplication(talent, campaignId)
  const sent = expectOk(
    await brand.call('/brand/send-offer', {
      campaignId,
      talentId: talent.id,
      applicationId,
      terms: someTerms(terms),
    }),
    'offer',
  )
  return { offerId: String(sent.data.offer.id), payable: sent.data.payable, campaignId, applicationId }
}

/** Creates a sent offer whose price is authorised on a card of the brand. */
export async function aHeldOffer(
  server: PaymentServer,
  brand: Person,
  talent: Person,
  terms: object = {},
  cardId?: string,
) {
  const draft = await aDraftOffer(brand, talent, terms)
  return {
    ...draft,
    payment: await pay(
      server,
      brand,
      draft.payable,
      cardId ?? (await cardLike(server, brand, 'pm_card_visa')),
    ),
  }
}

/**
 * Returns the brand's view of an offer's money: its newest payable that was charged, otherwise the newest, with
 * payments and refunds.
 */
export async function moneyOf(brand: Person, offerId: string): Promise<TestResponse['data']> {
  const { items } = expectOk(
    await brand.call('/brand/getPaymentObjects', { subjectId: offerId }),
    'payments',
  ).data
  const charged = items.find(({ payments }: { payments: { captured: number }[] }) =>
    payments.some(({ captured }) => captured > 0),
  )
  return charged ?? items[0]
}

/** Returns the provider's payment intent of one of our payments. */
export async function intentOf(
  server: Pick<PaymentServer, 'sandbox'>,
  paymentId: string,
): Promise<TestResponse['data']> {
  const { data } = await asOperator(server, 'payment_intents?limit=100')
  const intents: { metadata: { payment?: string } }[] = data
  return intents.find((intent) => intent.metadata.payment === paymentId)
}

/** Refunds a part of a payment, as the product does after both parties agree, and returns the refund's id. */
export async function refund(paymentId: string, amount: number, key: string): Promise<string> {
  const row = await inTransaction(systemActor, () =>
    refundPayment(paymentId, { amount, reason: 'Agreed between both sides.', key }),
  )
  return row.id
}

const wallet = new Map<string, Promise<string>>()

/**
 * Returns the brand's card of this kind; saves it on first use, because the same number saved twice is one
 * card. Confirms it where the bank requires that.
 */
export function cardLike(server: PaymentServer, brand: Person, method: string): Promise<string> {
  const key = `${brand.id} ${method}`
  const card = wallet.get(key) ?? saveConfirmed(server, brand, method)
  wallet.set(key, card)
  return card
}

async function saveConfirmed(server: PaymentServer, brand: Person, method: string): Promise<string> {
  const before = cardIds(expectOk(await brand.call('/brand/getCards'), 'cards'))
  const { setupId, clientSecret } = expectOk(await brand.call('/brand/addCard'), 'card entry').data
  const intent = String(clientSecret).split('_secret_')[0]
  const { status } = await asOperator(server, `setup_intents/${intent}/confirm`, { payment_method: method })
  if (status === 'requires_action') await runStep(server, `intents/${intent}/authenticate`, { passed: true })
  const after = cardIds(expectOk(await brand.call('/brand/finishCard', { setupId }), 'card'))
  const added = after.find((id) => !before.includes(id))
  if (!added) throw new Error(`${method} was not added`)
  return added
}

function cardIds({ data }: TestResponse): string[] {
  const cards: { id: string }[] = data.items
  return cards.map((card) => card.id)
}
