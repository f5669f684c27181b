import { roles } from '@marquee/contract/call'
import { consentWays, legalDocumentKeys } from '@marquee/contract/legal/keys'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, moment, updatedAt } from '../../platform/database/columns.ts'

/**
 * An account: one email address, one account, one role (design, section 7). The comment behind a column is
 * its data class.
 */
export const accounts = pgTable(
  'accounts',
  {
    id: id(), // internal
    email: text('email').notNull(), // personal; lower case, NFC; a token after erasure
    role: text('role', { enum: roles }).notNull(), // internal
    name: text('name').notNull(), // personal
    passwordHash: text('password_hash').notNull(), // secret; argon2id
    status: text('status', { enum: ['active', 'suspended', 'erased'] })
      .notNull()
      .default('active'), // internal
    isAgencySuspended: boolean('is_agency_suspended').notNull().default(false), // internal; of a member: the owner of the agency is suspended
    emailVerifiedAt: moment('email_verified_at'), // internal
    createdAt: createdAt(), // internal
    updatedAt: updatedAt(), // internal
  },
  (table) => [
    uniqueIndex('accounts_email').on(table.email),
    index('accounts_by_time').on(table.createdAt, table.id),
    index('accounts_by_role').on(table.role, table.createdAt, table.id),
    index('accounts_by_status').on(table.status, table.createdAt, table.id),
    check('accounts_email_lower', sql`${table.email} = lower(${table.email})`),
    check('accounts_status', sql`${table.status} in ('active', 'suspended', 'erased')`),
  ],
)

/**
 * A sign-up whose address is not confirmed yet. Several may exist for one address, each with its own
 * password, name, role and code; the code that is entered decides which becomes the account. Kept for seven
 * days.
 */
export const signUps = pgTable(
  'sign_ups',
  {
    id: id(), // internal; becomes the id of the account
    email: text('email').notNull(), // personal; lower case, NFC
    role: text('role', { enum: roles }).notNull(), // internal
    name: text('name').notNull(), // personal
    passwordHash: text('password_hash').notNull(), // secret; argon2id
    agencyName: text('agency_name'), // business; null unless the role is agent
    agencyWebsite: text('agency_website'), // business
    logoUrl: text('logo_url'), // business
    invitationHash: text('invitation_hash'), // secret; of the token of a brand's invitation
    termsVersion: text('terms_version').notNull(), // internal
    privacyVersion: text('privacy_version').notNull(), // internal
    termsAcceptedAt: moment('terms_accepted_at').notNull(), // internal
    ip: text('ip').notNull(), // personal; from where the terms were accepted
    codeHash: text('code_hash'), // secret; argon2id, keyed with the server’s secret
    codeExpiresAt: moment('code_expires_at'), // internal
    attempts: integer('attempts').notNull().default(0), // internal; counted before the code is checked
    createdAt: createdAt(), // internal
  },
  (table) => [
    index('sign_ups_email').on(table.email, table.createdAt),
    check('sign_ups_attempts', sql`${table.attempts} between 0 and 5`),
  ],
)

/**
 * Which version of a legal document a user has confirmed, when and how. The rows stay when the account is
 * erased, without the address.
 */
export const consents = pgTable(
  'consents',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }), // internal
    document: text('document', { enum: legalDocumentKeys }).notNull(), // internal
    version: text('version').notNull(), // internal
    acceptedAt: moment('accepted_at').notNull(), // internal
    way: text('way', { enum: consentWays }).notNull(), // internal
    ip: text('ip'), // personal; null where no request confirmed it, and after erasure
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.document, table.version] }),
    check('consents_way', sql`${table.way} in ('sign_up', 'asked_again')`),
  ],
)

/** The versions of legal documents that operators published, each with the content page that holds its text. Nobody can change one. */
export const legalVersions = pgTable(
  'legal_versions',
  {
    document: text('document', { enum: legalDocumentKeys }).notNull(), // public
    /** When it was published, `2026-12-03T09:30:00.000Z`; consents name it. */
    version: text('version').notNull(), // public
    contentVersion: integer('content_version').notNull(), // public; the version of the content page
    isMinor: boolean('is_minor').notNull(), // public
    changes: text('changes').array().notNull(), // public
  },
  (table) => [primaryKey({ columns: [table.document, table.version] })],
)

/** A valid session. Only hashes are stored, so a stolen copy of this table gives no access. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(), // internal
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }), // internal
    tokenHash: text('token_hash').notNull(), // secret; SHA-256 of the 256-bit token
    companionHash: text('companion_hash'), // secret; null for a token created without a browser
    device: text('device').notNull(), // personal; shortened user agent
    ip: text('ip').notNull(), // personal
    createdAt: createdAt(), // internal
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(), // internal
    confirmedAt: moment('confirmed_at').notNull().defaultNow(), // internal; when the password was last confirmed
    secondConfirmedAt: moment('second_confirmed_at'), // internal; when the second factor was last confirmed as well
  },
  (table) => [
    uniqueIndex('sessions_token').on(table.tokenHash),
    uniqueIndex('sessions_companion').on(table.companionHash),
    index('sessions_account').on(table.accountId),
  ],
)

/**
 * The networks an account has signed in from lately. Each has its own budget of sign-in attempts. Kept for 90
 * days.
 */
export const knownNetworks = pgTable(
  'known_networks',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }), // internal
    network: text('network').notNull(), // personal; 24 bits of an IPv4 address, 64 of an IPv6 address
    signedInAt: moment('signed_in_at').notNull(), // internal
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.network] }),
    index('known_networks_by_time').on(table.signedInAt),
  ],
)

/** The only code or link of an account for a purpose; a new one replaces it. */
export const oneTimeSecrets = pgTable(
  'one_time_secrets',
  {
    id: id(), // internal
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }), // internal
    purpose: text('purpose', { enum: ['reset_password'] }).notNull(), // internal
    secretHash: text('secret_hash').notNull(), // secret; HMAC-SHA-256 under the server’s secret
    attempts: integer('attempts').notNull().default(0), // internal; counted before the secret is checked
    expiresAt: moment('expires_at').notNull(), // internal
    createdAt: createdAt(), // internal
  },
  (table) => [
    uniqueIndex('one_time_secrets_purpose').on(table.accountId, table.purpose),
    index('one_time_secrets_hash').on(table.purpose, table.secretHash),
    check('one_time_secrets_tries', sql`${table.attempts} between 0 and 5`),
  ],
)
