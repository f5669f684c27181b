import type { subscriptionCalls } from '@marquee/contract/calls/subscriptions'
import { fail, failField } from '@marquee/contract/errors'
import { TRIAL_DAYS } from '@marquee/contract/rules/subscription'
import { taxFor } from '@marquee/contract/rules/tax'
import type Stripe from 'stripe'
import { publicUrl } from '../../platform/http/public-url.ts'
import { provider } from '../../platform/provider/gateway.ts'
import { queueProviderCall } from '../../platform/provider/provider-calls.ts'
import { withProvider } from '../../platform/provider/provider-handler.ts'
import { providerPage } from '../../platform/provider/provider-page.ts'
import { customerOf, ensureCustomer } from '../cards/customer.ts'
import { readMarketSettings } from '../settings/market-settings.ts'
import { fetchValidCoupon } from './coupon.ts'
import { ensureTaxRate, loadCurrentPlans } from './plan.ts'
import { isRunning } from './subscription.ts'
import {
  createCheckoutRow,
  findPlan,
  loadCheckout,
  loadSubscription,
  updateCheckout,
} from './subscriptions.store.ts'

interface CheckoutInput {
  checkoutId: string
  brandId: string
  priceRef: string
  taxPercent: number
  isFirst: boolean
  discount: { promotion_code: string } | { coupon: string } | null
}

const openSession = queueProviderCall<CheckoutInput, Stripe.Checkout.Session>('checkout', {
  send: async ({ checkoutId, brandId, priceRef, taxPercent, isFirst, discount }, key) => {
    const plans = publicUrl('/dashboard/payments/plan')
    const rate = taxPercent > 0 ? [await ensureTaxRate(taxPercent)] : []
    return provider().checkout.sessions.create(
      {
        mode: 'subscription',
        customer: await customerOf(brandId),
        client_reference_id: checkoutId,
        line_items: [{ price: priceRef, quantity: 1, ...(rate.length > 0 ? { tax_rates: rate } : {}) }],
        // Without a code from us, one can still be entered on the provider’s page.
        ...(discount ? { discounts: [discount] } : { allow_promotion_codes: true }),
        subscription_data: {
          metadata: { brand: brandId },
          ...(isFirst ? { trial_period_days: TRIAL_DAYS } : {}),
        },
        success_url: `${plans}?checkout={CHECKOUT_SESSION_ID}`,
        cancel_url: plans,
      },
      { idempotencyKey: key },
    )
  },
  onSuccess: (session, { checkoutId }) =>
    updateCheckout(checkoutId, { sessionRef: session.id, url: providerPage(session.url) }),
  onRejected: (_why, { checkoutId }) => updateCheckout(checkoutId, { status: 'refused' }),
})

/**
 * Opens the provider’s checkout page. Fails with `already_subscribed`, and with `coupon_invalid` before the
 * brand leaves our page.
 */
export const createCheckout = withProvider<
  typeof subscriptionCalls.createCheckoutSession,
  string,
  undefined,
  CheckoutInput['discount']
>({
  readBefore: async (_ctx, { couponCode, currency }) => {
    await loadCurrentPlans()
    if (!couponCode) return null
    const { coupon, promotionRef } = await fetchValidCoupon(couponCode, currency)
    return promotionRef ? { promotion_code: promotionRef } : { coupon: coupon.id }
  },
  plan: async (ctx, { planKey, currency }, discount = null) => {
    const brandId = ctx.actor.id
    const earlier = await loadSubscription(brandId)
    if (earlier && isRunning(earlier.state)) fail('already_subscribed')
    const plan =
      (await findPlan(planKey, currency)) ?? failField('planKey', 'This plan is not sold at the moment.')
    const checkoutId = ctx.key
    const calls = await ensureCustomer(brandId)
    await createCheckoutRow(checkoutId, brandId)
    const checkout = {
      checkoutId,
      brandId,
      priceRef: plan.priceRef,
      taxPercent: taxFor(currency, (await readMarketSettings()).vatPercent),
      isFirst: !earlier,
      discount,
    }
    return {
      calls: [...calls, await openSession.request(`checkout:${checkoutId}`, checkout, { inRequest: true })],
      memo: checkoutId,
    }
  },
  respond: async (_ctx, _input, checkoutId) => {
    const checkout = await loadCheckout(checkoutId)
    if (checkout?.status === 'refused') fail('coupon_invalid')
    return { checkoutId, url: checkout?.url ?? fail('provider_unreachable') }
  },
})
