import { subscriptionStatuses } from '@marquee/contract/rules/subscription'
import { bigint, boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, updatedAt } from '../../platform/database/columns.ts'
import { accounts } from '../identity/identity.tables.ts'

/** Industries a brand chooses from; managed by operators. */
export const industries = pgTable(
  'industries',
  {
    id: id(), // public
    name: text('name').notNull(), // public
    searchWords: text('search_words').notNull().default(''), // public; other words that find the campaigns of the industry
  },
  (table) => [uniqueIndex('industries_name').on(table.name)],
)

/**
 * A company that runs campaigns. Its id is that of its founder's account. The comment behind a column is its
 * data class.
 */
export const brands = pgTable(
  'brands',
  {
    id: uuid('id')
      .primaryKey()
      .references(() => accounts.id), // internal
    companyName: text('company_name').notNull(), // public
    about: text('about').notNull().default(''), // public
    website: text('website').notNull().default(''), // public
    industryId: uuid('industry_id').references(() => industries.id), // public
    legalName: text('legal_name').notNull().default(''), // business
    vatNumber: text('vat_number').notNull().default(''), // business
    companyNumber: text('company_number').notNull().default(''), // business
    street: text('street').notNull().default(''), // business; on invoices
    postcode: text('postcode').notNull().default(''), // business; on invoices
    phone: text('phone').notNull().default(''), // personal
    city: text('city').notNull().default(''), // public
    country: text('country').notNull().default('GB'), // public
    logoUrl: text('logo_url'), // public
    coverUrl: text('cover_url'), // public
    subscriptionStatus: text('subscription_status', { enum: subscriptionStatuses })
      .notNull()
      .default('Inactive'), // business; set by payments
    hasTrialLeft: boolean('has_trial_left').notNull().default(true), // business; until the first subscription
    isEarlyAccess: boolean('is_early_access').notNull().default(true), // business
    answersCount: integer('answers_count').notNull().default(0), // public; applications with a response of the brand
    answersTotalMs: bigint('answers_total_ms', { mode: 'number' }).notNull().default(0), // public; the total response time
    completedDeals: integer('completed_deals').notNull().default(0), // public
    createdAt: createdAt(), // internal
    updatedAt: updatedAt(), // internal
  },
  (table) => [index('brands_industry').on(table.industryId)],
)
