import { z } from 'zod'
import { emptyInput, read, write } from '../call.ts'
import { currencies } from '../rules/currency.ts'
import {
  type PlanKey,
  plans,
  type SubscriptionState,
  subscriptionStates,
  subscriptionStatuses,
} from '../rules/subscription.ts'
import { id, instant, line } from '../rules/text.ts'

const isPlan = (key: string): key is PlanKey => Object.hasOwn(plans, key)
const isState = (state: string): state is SubscriptionState => Object.hasOwn(subscriptionStates, state)
const planKey = z.enum(Object.keys(plans).filter(isPlan))
const currency = z.enum(currencies)

const plan = z.object({
  key: planKey,
  name: z.string(),
  interval: z.enum(['month', 'year']),
  /** The charge for each interval, in minor units, tax included. */
  price: z.int(),
  currency,
  taxPercent: z.int(),
  trialDays: z.int(),
  features: z.array(z.string()),
})
export type Plan = z.output<typeof plan>

export const subscriptionResponse = z.object({
  state: z.enum(Object.keys(subscriptionStates).filter(isState)),
  /** The specification's status string: `Active` or not. */
  subscriptionStatus: z.enum(subscriptionStatuses),
  isEarlyAccess: z.boolean(),
  plan: z
    .object({ key: planKey, name: z.string(), interval: z.enum(['month', 'year']), price: z.int(), currency })
    .nullable(),
  currentPeriodEnd: instant().nullable(),
  trialEnd: instant().nullable(),
  cancelsAtPeriodEnd: z.boolean(),
  /** After a failed renewal: until when the brand stays active. */
  graceEnds: instant().nullable(),
  /** Page where the card holder confirms a renewal. */
  actionUrl: z.string().nullable(),
  coupon: z.string().nullable(),
})
export type Subscription = z.output<typeof subscriptionResponse>

const change = {
  by: ['brand'],
  input: emptyInput(),
  response: subscriptionResponse,
  errors: ['no_subscription', 'provider_unreachable'],
  usesProvider: true,
} as const

export const subscriptionCalls = {
  subscriptionPlans: read('/getSubscriptionPlans', {
    by: 'anyone',
    input: z.strictObject({ currency: currency.optional() }),
    response: z.object({ items: z.array(plan) }),
    errors: ['provider_unreachable'],
    usesProvider: true,
    rate: 'light',
    summary: 'The plans a brand can choose from, with price, interval, trial and tax.',
  }),
  createCheckoutSession: write('/createCheckoutSession', {
    whileActing: 'refused',
    by: ['brand'],
    input: z.strictObject({ planKey, currency: currency.default('GBP'), couponCode: line(60).optional() }),
    response: z.object({ checkoutId: id(), url: z.string() }),
    errors: ['already_subscribed', 'coupon_invalid', 'provider_unreachable'],
    usesProvider: true,
    summary:
      'Opens the provider’s checkout page for a plan. The subscription starts when the provider confirms it.',
  }),
  coupon: read('/stripe/getCoupon', {
    by: ['brand'],
    input: z.strictObject({ code: line(60), planKey: planKey.optional(), currency: currency.default('GBP') }),
    response: z.object({
      code: z.string(),
      name: z.string(),
      percentOff: z.number().nullable(),
      amountOff: z.int().nullable(),
      currency: currency.nullable(),
      expiresAt: instant().nullable(),
      /** The first payment of the plan with this coupon, in minor units. */
      preview: z.object({ before: z.int(), discount: z.int(), total: z.int(), currency }).nullable(),
    }),
    errors: ['coupon_invalid', 'provider_unreachable'],
    usesProvider: true,
    rate: 'code',
    summary: 'A coupon’s discount, and the price of a plan with it.',
  }),
  subscriptionDetails: read('/users/getSubscriptionDetails', {
    by: ['brand'],
    input: z.strictObject({ refresh: z.boolean().default(false) }),
    response: subscriptionResponse,
    errors: ['provider_unreachable'],
    usesProvider: true,
    summary: 'The brand’s subscription. It is fetched from the provider with `refresh`, or when an hour old.',
  }),
  cancelSubscription: write('/brand/cancelSubscription', {
    whileActing: 'refused',
    ...change,
    message: 'Your subscription ends with the current period.',
    summary: 'Ends the subscription with the current period. No notice period.',
  }),
  resumeSubscription: write('/brand/resumeSubscription', {
    whileActing: 'refused',
    ...change,
    message: 'Your subscription will continue.',
    summary: 'Undoes a cancellation before the period ends.',
  }),
}
