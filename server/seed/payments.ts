import { taxFor } from '@marquee/contract/rules/tax'
import { z } from 'zod'
import { addCard, finishCard } from '../src/modules/cards/add-card.ts'
import { listCards } from '../src/modules/cards/cards.store.ts'
import { customerOf } from '../src/modules/cards/customer.ts'
import { createOneTimePayment } from '../src/modules/payments/pay-payable.ts'
import { listPayablesOf } from '../src/modules/payments/payables.store.ts'
import { listPaymentsOfSubject } from '../src/modules/payments/payments.store.ts'
import { addBankAccount } from '../src/modules/payouts/bank-account.ts'
import { loadPayee } from '../src/modules/payouts/payouts.store.ts'
import { fetchValidCoupon } from '../src/modules/subscriptions/coupon.ts'
import { ensureTaxRate, loadCurrentPlans } from '../src/modules/subscriptions/plan.ts'
import { gatewaySettings, provider } from '../src/platform/provider/gateway.ts'
import { performDueCalls } from '../src/platform/provider/provider-calls.ts'
import { syncObject } from '../src/platform/provider/sync-queue.ts'
import { actAs } from './act-as.ts'

/**
 * Test cards of the provider. Charges of the first one can be paid out at once, so that the demo has past
 * payouts.
 */
const testMethods = ['pm_card_bypassPending', 'pm_card_mastercard'] as const

/** Saves cards of a brand as its browser would. */
export async function seedCards(brandId: string, count: number): Promise<void> {
  const asBrand = actAs('brand', brandId)
  for (const payment_method of testMethods.slice(0, count)) {
    const { setupId, clientSecret } = await asBrand(addCard, {})
    await provider().setupIntents.confirm(clientSecret.split('_secret_')[0] ?? '', { payment_method })
    await asBrand(finishCard, { setupId })
  }
}

/**
 * Subscribes a brand to the monthly plan at the provider, with a code or with the free trial. The brand must
 * have a card.
 */
export async function seedSubscription(
  brandId: string,
  { code, isTrial }: { code?: string | undefined; isTrial: boolean },
): Promise<void> {
  const [card] = await listCards(brandId)
  const plan = (await loadCurrentPlans()).find((row) => row.key === 'brand_monthly' && row.currency === 'GBP')
  if (!card || !plan) return
  const coupon = code ? await fetchValidCoupon(code, 'GBP') : null
  const subscription = await provider().subscriptions.create({
    customer: await customerOf(brandId),
    items: [{ price: plan.priceRef }],
    default_payment_method: card.methodRef,
    default_tax_rates: [await ensureTaxRate(taxFor('GBP'))],
    metadata: { brand: brandId },
    ...(isTrial ? { trial_period_days: 14 } : {}),
    ...(coupon?.promotionRef ? { discounts: [{ promotion_code: coupon.promotionRef }] } : {}),
  })
  await syncObject('subscription', subscription.id)
  const { latest_invoice: invoice } = subscription
  if (invoice) await syncObject('invoice', typeof invoice === 'string' ? invoice : (invoice.id ?? ''))
}

/** Authorises an offer's price on the brand's card and applies the provider's events. */
export async function seedHold(brandId: string, offerId: string): Promise<void> {
  const [card] = await listCards(brandId)
  const payable = (await listPayablesOf([offerId])).findLast((row) => row.status === 'due')
  if (card && payable)
    await actAs('brand', brandId)(createOneTimePayment, { payableId: payable.id, cardId: card.id })
  await performDueCalls()
}

/** Creates a talent's account at the provider; completes onboarding where the sandbox can do so. */
export async function seedPayee(talentId: string, { isFinished }: { isFinished: boolean }): Promise<void> {
  if (await loadPayee(talentId)) return
  await actAs('talent', talentId)(addBankAccount, {})
  const accountRef = (await loadPayee(talentId))?.accountRef
  if (!accountRef || !isFinished || !(await play(`accounts/${accountRef}/onboard`))) return
  await syncObject('account', accountRef)
}

/** The bank of every so many paid talents returns the payout. */
const RETURNED_EVERY = 4

/**
 * Sends what each talent was paid to their bank and completes these payouts; some are returned. The provider sends
 * balances once a day, so the demo would otherwise start without arrived payouts.
 */
export async function seedArrivals(talents: readonly string[]): Promise<void> {
  await performDueCalls()
  let paid = 0
  for (const talentId of talents) {
    const account = (await loadPayee(talentId))?.accountRef
    if (!account || !gatewaySettings().playUrl) continue
    await play(`accounts/${account}/pay-out`)
    const { data } = await provider().payouts.list({ limit: 10 }, { stripeAccount: account })
    if (data.length > 0) paid += 1
    for (const { id } of data) {
      await play(`payouts/${id}/${paid % RETURNED_EVERY === 0 ? 'fail' : 'pay'}`)
      await syncObject('payout', id, account)
    }
  }
}

/** Lets the bank of a card dispute the payment of an offer, as after a question of the card holder. */
export async function seedBankDispute(offerId: string): Promise<void> {
  const payment = (await listPaymentsOfSubject(offerId)).findLast(({ status }) => status === 'captured')
  const dispute = payment?.chargeRef && (await play('disputes', { charge: payment.chargeRef }))
  if (dispute) await syncObject('dispute', dispute.id)
}

const played = z.looseObject({ id: z.string().default('') })

/**
 * Performs what a person or a bank does at the provider and returns the object; null when there is no sandbox to do so.
 */
async function play(what: string, body?: Record<string, string>): Promise<{ id: string } | null> {
  const { playUrl } = gatewaySettings()
  if (!playUrl) return null
  const answer = await fetch(`${playUrl}/${what}`, {
    method: 'POST',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  return answer.ok ? played.parse(await answer.json()) : null
}
