import { currencies } from '@marquee/contract/rules/currency'
import {
  type PlanKey,
  plans as planNames,
  type SubscriptionState,
  subscriptionStates,
} from '@marquee/contract/rules/subscription'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, updatedAt } from '../../platform/database/columns.ts'
import { brands } from '../brands/brands.tables.ts'

const quoted = (labels: object): string =>
  Object.keys(labels)
    .map((word) => `'${word}'`)
    .join(', ')

/** The provider's prices of our plans, stored for an hour. The comment behind a column is its data class. */
export const plans = pgTable(
  'plans',
  {
    priceRef: text('price_ref').primaryKey(), // internal
    key: text('key').$type<PlanKey>().notNull(), // public
    currency: text('currency', { enum: currencies }).notNull(), // public
    price: integer('price').notNull(), // public; minor units, tax included
    fetchedAt: moment('fetched_at').notNull(), // internal
  },
  (table) => [
    uniqueIndex('plans_key').on(table.key, table.currency),
    check('plans_key_known', sql`${table.key} in (${sql.raw(quoted(planNames))})`),
  ],
)

/** The tax rates that we have created at the provider. */
export const providerTaxRates = pgTable('provider_tax_rates', {
  percent: integer('percent').primaryKey(), // internal
  rateRef: text('rate_ref').notNull(), // internal
})

/** A brand's subscription as the provider has it. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    brandId: uuid('brand_id')
      .primaryKey()
      .references(() => brands.id), // internal
    subscriptionRef: text('subscription_ref').notNull(), // internal
    state: text('state').$type<SubscriptionState>().notNull(), // business
    planKey: text('plan_key').$type<PlanKey>(), // business
    price: integer('price').notNull(), // business; minor units of one interval before coupons
    currency: text('currency', { enum: currencies }).notNull(), // business
    currentPeriodEnd: moment('current_period_end'), // business
    trialEnd: moment('trial_end'), // business
    cancelsAtPeriodEnd: boolean('cancels_at_period_end').notNull().default(false), // business
    pastDueSince: moment('past_due_since'), // business
    actionUrl: text('action_url'), // business; where a failed payment is completed
    coupon: text('coupon'), // business
    checkedAt: moment('checked_at').notNull(), // internal; when it was last fetched from the provider
    createdAt: createdAt(), // internal
    updatedAt: updatedAt(), // internal
  },
  (table) => [
    uniqueIndex('subscriptions_ref').on(table.subscriptionRef),
    check('subscriptions_state', sql`${table.state} in (${sql.raw(quoted(subscriptionStates))})`),
  ],
)

/** A visit to the provider's checkout page. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: id(), // internal
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id), // internal
    sessionRef: text('session_ref'), // internal
    url: text('url'), // internal
    status: text('status', { enum: ['open', 'complete', 'expired', 'refused'] })
      .notNull()
      .default('open'), // internal
    createdAt: createdAt(), // internal
  },
  (table) => [
    uniqueIndex('checkouts_session').on(table.sessionRef),
    index('checkouts_brand').on(table.brandId),
    check('checkouts_status', sql`${table.status} in ('open', 'complete', 'expired', 'refused')`),
  ],
)
