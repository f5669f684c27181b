import type { Profile } from '@marquee/contract/calls/profile'
import { type Audience, unstatedAudience } from '@marquee/contract/rules/audience'
import { currencies } from '@marquee/contract/rules/currency'
import { dealGroups } from '@marquee/contract/rules/ranking'
import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  createdAt,
  datemultirange,
  id,
  moment,
  tstzmultirange,
  tsvector,
  updatedAt,
} from '../../platform/database/columns.ts'
import { accounts } from '../identity/identity.tables.ts'
import type { StoredAccount } from './social-accounts.ts'

type TimeOff = NonNullable<Profile['talent']>['timeOff']

/** Talent types; maintained by operators. */
export const talentTypes = pgTable(
  'talent_types',
  {
    id: id(), // public
    name: text('name').notNull(), // public
  },
  (table) => [uniqueIndex('talent_types_name').on(table.name)],
)

/** Niches of a talent type. */
export const talentSubtypes = pgTable(
  'talent_subtypes',
  {
    id: id(), // public
    typeId: uuid('type_id')
      .notNull()
      .references(() => talentTypes.id), // public
    name: text('name').notNull(), // public
    searchWords: text('search_words').notNull().default(''), // public; other words that find the talents of the niche
  },
  (table) => [uniqueIndex('talent_subtypes_name').on(table.typeId, table.name)],
)

/** A person whose work is booked. `accountId` is empty for a managed talent. */
export const talents = pgTable(
  'talents',
  {
    id: id(), // internal; the account's id for talents who signed up themselves
    accountId: uuid('account_id').references(() => accounts.id), // internal
    slug: text('slug').notNull(), // public
    displayName: text('display_name').notNull(), // personal
    headline: text('headline').notNull().default(''), // personal
    bio: text('bio').notNull().default(''), // personal; sanitised HTML
    typeId: uuid('type_id').references(() => talentTypes.id), // personal
    subtypeIds: uuid('subtype_ids').array().notNull().default(sql`'{}'`), // personal
    languages: text('languages').array().notNull().default(sql`'{}'`), // personal
    socials: jsonb('socials').$type<StoredAccount[]>().notNull().default([]), // personal; each with the source of its followers
    audience: jsonb('audience').$type<Audience>().notNull().default(unstatedAudience), // personal; self-declared
    socialsAt: moment('socials_at'), // personal; when the talent last changed the audience
    followers: bigint('followers', { mode: 'number' }).notNull().default(0), // personal; sum of socials, stored with them
    minFee: integer('min_fee').notNull().default(0), // personal; “fee from” in minor units, 0 where none is named
    feeCurrency: text('fee_currency', { enum: currencies }).notNull().default('GBP'), // personal; of “fee from”
    phone: text('phone').notNull().default(''), // personal
    city: text('city').notNull().default(''), // personal
    country: text('country').notNull().default('GB'), // personal
    avatarUrl: text('avatar_url'), // personal
    coverUrl: text('cover_url'), // personal
    isListed: boolean('is_listed').notNull().default(false), // personal; the talent chose to be found
    firstListedAt: moment('first_listed_at'), // internal; set by a trigger
    isPagePublic: boolean('is_page_public').notNull().default(false), // personal; anyone may open the page of the talent
    takesDirectOffers: boolean('takes_direct_offers').notNull().default(true), // personal
    takesGifted: boolean('takes_gifted').notNull().default(false), // personal
    pastBrands: text('past_brands').array().notNull().default(sql`'{}'`), // personal; of the portfolio, set by a trigger
    timeOff: jsonb('time_off').$type<TimeOff>().notNull().default([]), // personal; days without work
    suspendedAt: moment('suspended_at'), // internal; set while the account is suspended, or the agency that manages the profile
    wasListed: boolean('was_listed').notNull().default(false), // internal; whether the talent is found when a suspension ends
    foundSince: moment('found_since'), // internal; set by a trigger; null while the talent cannot be found
    foundBefore: tstzmultirange('found_before').notNull().default('{}'), // internal; earlier periods of it
    removedAt: moment('removed_at'), // internal; set while a decision about a report hides the profile
    erasedAt: moment('erased_at'), // internal; the row stays for others' offers and deals, without personal data
    completedDeals: integer('completed_deals').notNull().default(0), // public
    createdAt: createdAt(), // internal
    updatedAt: updatedAt(), // internal
  },
  (table) => [
    uniqueIndex('talents_account').on(table.accountId),
    uniqueIndex('talents_slug').on(table.slug),
    index('talents_listed').on(table.createdAt, table.id).where(sql`is_listed`),
    index('talents_listed_country').on(table.country, table.createdAt, table.id).where(sql`is_listed`),
    index('talents_listed_type').on(table.typeId, table.createdAt, table.id).where(sql`is_listed`),
    index('talents_found_since').on(table.foundSince).where(sql`is_listed`),
    index('talents_open_page').on(table.createdAt, table.id).where(sql`is_page_public`),
    check('talents_min_fee', sql`${table.minFee} >= 0`),
  ],
)

/** Returns the parts of a document that say what a talent is: the name, and the niches and the headline. */
export const mainPartsOf = (document: AnyPgColumn): SQL => sql`ts_filter(${document}, '{a,b}')`

const someFrom = sql.raw(String(dealGroups.some))
const manyFrom = sql.raw(String(dealGroups.many))

/** The conditions of talents with many, some and few completed deals (`dealGroups`). Each has an index of its own for the main parts. */
export const byDeals = {
  many: sql`completed_deals >= ${manyFrom}`,
  some: sql`completed_deals >= ${someFrom} and completed_deals < ${manyFrom}`,
  few: sql`completed_deals < ${someFrom}`,
}

/**
 * What search knows of each talent who can be found. Triggers on `talents` write it (`talent-search.rules.sql`), so that no
 * path of a change can forget it.
 */
export const talentSearchEntries = pgTable(
  'talent_search_entries',
  {
    talentId: uuid('talent_id')
      .primaryKey()
      .references(() => talents.id, { onDelete: 'cascade' }), // personal
    document: tsvector('document').notNull(), // personal; name A, niches and headline B, accounts, places and packages C, bio and captions of works D
    words: text('words').notNull(), // personal; all but the bio, folded, for spellings that are nearly right
    typeId: uuid('type_id'), // personal
    subtypeIds: uuid('subtype_ids').array().notNull(), // personal
    platforms: text('platforms').array().notNull(), // personal
    languages: text('languages').array().notNull(), // personal; folded
    country: text('country').notNull(), // personal
    city: text('city').notNull(), // personal; folded
    followers: bigint('followers', { mode: 'number' }).notNull(), // personal
    price: integer('price').notNull(), // personal; the starting price in pence; the largest number without one, so that it sorts last
    priceEur: integer('price_eur').notNull(), // personal; likewise in cents of euros
    priceUsd: integer('price_usd').notNull(), // personal; likewise in cents of dollars
    completedDeals: integer('completed_deals').notNull(), // public
    takesGifted: boolean('takes_gifted').notNull(), // personal
    engagementBps: integer('engagement_bps').notNull(), // personal; the highest of an account, 0 where none is stated
    rating: integer('rating').notNull(), // public; the average of the reviews in tenths of a star, 0 below three reviews
    reviewCount: integer('review_count').notNull(), // public; how many reviews by brands are published and not hidden
    isVerified: boolean('is_verified').notNull(), // public; a social account or the identity is verified
    timeOff: datemultirange('time_off').notNull(), // personal
    replyHours: doublePrecision('reply_hours'), // public; the figure of the usual reply time, at most an hour old; null without it
    joinedAt: moment('joined_at').notNull(), // internal
    isRecent: boolean('is_recent').notNull().default(true), // internal; joined within the time of newcomers, or ended it in the last hour
    listedAt: moment('listed_at').notNull(), // internal; when the talent could first be found
  },
  (table) => [
    index('talent_search_document').using('gin', table.document),
    index('talent_search_main_many').using('gin', mainPartsOf(table.document)).where(byDeals.many),
    index('talent_search_main_some').using('gin', mainPartsOf(table.document)).where(byDeals.some),
    index('talent_search_main_few').using('gin', mainPartsOf(table.document)).where(byDeals.few),
    index('talent_search_recent').using('gin', table.document).where(sql`is_recent`),
    index('talent_search_sets').using('gin', table.subtypeIds, table.platforms, table.languages),
    index('talent_search_newest').on(table.listedAt, table.talentId),
    index('talent_search_followers').on(table.followers, table.talentId),
    index('talent_search_price').on(table.price, table.talentId),
    index('talent_search_price_eur').on(table.priceEur, table.talentId),
    index('talent_search_price_usd').on(table.priceUsd, table.talentId),
    index('talent_search_rating').on(table.rating, table.talentId),
    index('talent_search_reply').on(table.replyHours, table.talentId),
    index('talent_search_engagement').on(table.engagementBps, table.talentId),
    index('talent_search_gifted').on(table.listedAt, table.talentId).where(sql`takes_gifted`),
    index('talent_search_verified').on(table.listedAt, table.talentId).where(sql`is_verified`),
    index('talent_search_type').on(table.typeId, table.listedAt, table.talentId),
    // Compared byte by byte, so that the cities that begin with some letters are beside each other.
    index('talent_search_city').on(table.city.op('text_pattern_ops'), table.listedAt, table.talentId),
    index('talent_search_country').on(table.country, table.listedAt, table.talentId),
  ],
)

/**
 * The languages of each search entry, a row each, so that those that begin with some letters are beside each other. Triggers on
 * `talent_search_entries` write it.
 */
export const talentSearchLanguages = pgTable(
  'talent_search_languages',
  {
    talentId: uuid('talent_id')
      .notNull()
      .references(() => talentSearchEntries.talentId, { onDelete: 'cascade' }), // personal
    language: text('language').notNull(), // personal; folded
  },
  (table) => [
    primaryKey({ columns: [table.talentId, table.language] }),
    index('talent_search_languages_by_name').on(table.language.op('text_pattern_ops'), table.talentId),
  ],
)
