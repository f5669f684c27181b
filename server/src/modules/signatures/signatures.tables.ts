import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import { agencies } from '../agencies/agencies.tables.ts'
import { accounts } from '../identity/identity.tables.ts'

/**
 * Who signed which terms: a version of an offer, or a change of a deal. A side that accepts again after a charge has
 * failed replaces its own signature. The comment behind a column is its data class.
 */
export const signatures = pgTable(
  'signatures',
  {
    subject: text('subject', { enum: ['offer', 'amendment'] }).notNull(), // internal
    subjectId: uuid('subject_id').notNull(), // internal; the offer, or the change
    no: integer('no').notNull(), // internal; the version of the offer, or the number of the change
    side: text('side', { enum: ['brand', 'talent'] }).notNull(), // internal
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id), // internal; who made the request
    agencyId: uuid('agency_id').references(() => agencies.id), // internal; set where an agent signed for the talent
    name: text('name').notNull(), // personal
    isTyped: boolean('is_typed').notNull(), // internal; false: the request signed with the name of the account
    signedFor: text('signed_for').notNull().default(''), // personal; the brand or the talent, where the signer is another person
    terms: text('terms').notNull(), // business; exactly the text that was signed
    termsHash: text('terms_hash').notNull(), // internal; SHA-256 of that text, in hex
    signedAt: moment('signed_at').notNull(), // internal
  },
  (table) => [
    primaryKey({ columns: [table.subject, table.subjectId, table.no, table.side] }),
    check('signatures_subject', sql`${table.subject} in ('offer', 'amendment')`),
    check('signatures_side', sql`${table.side} in ('brand', 'talent')`),
    check('signatures_hash', sql`${table.termsHash} ~ '^[0-9a-f]{64}$'`),
  ],
)
