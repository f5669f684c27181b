import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../database/columns.ts'

/**
 * Email to be sent, written in the transaction that caused it. Outside production the outbox page shows it.
 */
export const emails = pgTable(
  'emails',
  {
    id: id(), // internal
    /** Becomes the Message-ID, so that mail programs recognise a duplicate. */
    key: text('key').notNull().unique(), // technical
    to: text('to').notNull(), // personal
    subject: text('subject').notNull(), // personal
    /** May hold a code or link that is valid for minutes. Blanked a week after sending, and at once when it does. */
    text: text('text').notNull(), // personal
    html: text('html'), // personal
    /** Account security email: sent even to a bounced address. */
    isSecurity: boolean('is_security').notNull().default(false), // internal
    /** Holds a code or a link that opens something. */
    holdsSecret: boolean('holds_secret').notNull().default(false), // internal
    /** The one-click address that unsubscribes from such emails. */
    unsubscribeUrl: text('unsubscribe_url'), // secret
    createdAt: createdAt(), // internal
    /** Not sent before this time: now, or later after an error. */
    notBefore: moment('not_before').notNull().defaultNow(), // internal
    attempts: integer('attempts').notNull().default(0), // internal
    sentAt: moment('sent_at'), // internal
    /** Given up: the address does not exist. */
    givenUpAt: moment('given_up_at'), // internal
    /** The mail server's last error, for the operator. */
    lastError: text('last_error'), // personal
  },
  (table) => [index('emails_newest').on(table.createdAt, table.id), index('emails_due').on(table.notBefore)],
)

/** Addresses rejected by their mail server. Only account security emails are sent to them. */
export const bouncedAddresses = pgTable('bounced_addresses', {
  email: text('email').primaryKey(), // personal
  lastError: text('last_error').notNull(), // personal
  since: moment('since').notNull().defaultNow(), // internal
})
