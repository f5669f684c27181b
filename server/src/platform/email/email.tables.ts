import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../database/columns.ts'

/** Mail to be sent, written in the transaction that caused it. Outside production it is also the outbox page. */
export const emails = pgTable(
  'emails',
  {
    id: id(),
    /** Becomes the Message-ID, so that a second sending is recognised as the same mail. */
    key: text('key').notNull().unique(),
    /** Personal. */
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    /** Personal; may hold a code or link that lives for minutes. Emptied a week after sending in production. */
    text: text('text').notNull(),
    html: text('html'),
    /** Secures the account: sent even to an address whose mails come back. */
    isSecurity: boolean('is_security').notNull().default(false),
    /** Secret; where one press, or the reader's mail program, ends such mails. */
    unsubscribeUrl: text('unsubscribe_url'),
    createdAt: createdAt(),
    /** Not sent before: now, or later after a fault. */
    notBefore: moment('not_before').notNull().defaultNow(),
    attempts: integer('attempts').notNull().default(0),
    sentAt: moment('sent_at'),
    /** Never sent: its address does not exist. */
    givenUpAt: moment('given_up_at'),
    /** The last fault of the mail server, for the operator. */
    lastError: text('last_error'),
  },
  (table) => [index('emails_newest').on(table.createdAt, table.id), index('mails_due').on(table.notBefore)],
)

/** Addresses that their own mail server refuses. Nothing is mailed there but what secures an account. */
export const bouncedAddresses = pgTable('bounced_addresses', {
  /** Personal. */
  email: text('email').primaryKey(),
  lastError: text('last_error').notNull(),
  since: moment('since').notNull().defaultNow(),
})
