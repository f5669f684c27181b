import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../platform/database/columns.ts'
import { accounts } from './identity.tables.ts'

const accountId = () =>
  uuid('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' })

/**
 * The authenticator app of an account. An operator without a row has no valid session and enrols at the next
 * sign-in. The comment behind a column is its data class.
 */
export const secondFactors = pgTable(
  'second_factors',
  {
    accountId: accountId().primaryKey(), // internal
    sealedKey: text('sealed_key').notNull(), // secret; encrypted under the server’s secret
    lastStep: integer('last_step').notNull(), // internal; the last accepted period of 30 seconds, so that no code works twice
    enrolledAt: moment('enrolled_at').notNull(), // internal
    attempts: integer('attempts').notNull().default(0), // internal; codes of a user in this hour, counted before they are checked
    attemptsUntil: moment('attempts_until'), // internal; when that hour ends
    removesAt: moment('removes_at'), // internal; null unless its removal was asked for
    cancelHash: text('cancel_hash'), // secret; HMAC-SHA-256 under the server’s secret, of the link that cancels the removal
  },
  (table) => [uniqueIndex('second_factors_cancel').on(table.cancelHash)],
)

/** The codes that replace the authenticator app, each of them once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(), // internal
    accountId: accountId(), // internal
    codeHash: text('code_hash').notNull(), // secret; HMAC-SHA-256 under the server’s secret
    usedAt: moment('used_at'), // internal
  },
  (table) => [uniqueIndex('recovery_codes_hash').on(table.accountId, table.codeHash)],
)

/**
 * A correct password that waits for its code: of an operator, who also acts as a user with it, or of a user
 * with a second factor. With a key it is an app that waits for its first code. Its browser holds the token.
 */
export const challenges = pgTable(
  'challenges',
  {
    id: id(), // internal
    accountId: accountId(), // internal
    tokenHash: text('token_hash').notNull(), // secret; SHA-256 of the 256-bit token
    /** The emailed code; a user gets one after losing the second factor only. */
    codeHash: text('code_hash'), // secret; argon2id, keyed with the server’s secret
    attempts: integer('attempts').notNull().default(0), // internal; counted before the code is checked
    /** The key that is added to the app; null for accounts that have one. */
    sealedKey: text('sealed_key'), // secret; encrypted under the server’s secret
    expiresAt: moment('expires_at').notNull(), // internal
    usedAt: moment('used_at'), // internal
    createdAt: createdAt(), // internal
  },
  (table) => [
    uniqueIndex('challenges_token').on(table.tokenHash),
    index('challenges_account').on(table.accountId),
    index('challenges_by_time').on(table.expiresAt),
    check('challenges_attempts', sql`${table.attempts} between 0 and 5`),
  ],
)

/**
 * A change of an email address: it waits for the code that was sent to the new address, or it was made and
 * the former address can undo it for 72 hours. Nobody else can sign up with the former address meanwhile.
 */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: id(), // internal
    accountId: accountId(), // internal
    oldEmail: text('old_email').notNull(), // personal; lower case, NFC
    newEmail: text('new_email').notNull(), // personal; lower case, NFC
    codeHash: text('code_hash').notNull(), // secret; argon2id, keyed with the server’s secret
    codeExpiresAt: moment('code_expires_at').notNull(), // internal
    attempts: integer('attempts').notNull().default(0), // internal; counted before the code is checked
    changedAt: moment('changed_at'), // internal; null until the code was entered
    undoHash: text('undo_hash'), // secret; HMAC-SHA-256 under the server’s secret
    undoUntil: moment('undo_until'), // internal; null once it was undone
    createdAt: createdAt(), // internal
  },
  (table) => [
    uniqueIndex('email_changes_pending').on(table.accountId).where(sql`changed_at is null`),
    uniqueIndex('email_changes_undo').on(table.undoHash),
    index('email_changes_account').on(table.accountId),
    index('email_changes_old').on(table.oldEmail).where(sql`undo_until is not null`),
    check('email_changes_attempts', sql`${table.attempts} between 0 and 5`),
  ],
)
