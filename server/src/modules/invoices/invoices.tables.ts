import { documentKinds } from '@marquee/contract/calls/invoices'
import { currencies } from '@marquee/contract/rules/currency'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, moment } from '../../platform/database/columns.ts'

/** Number series: invoices and receipts, credit notes, subscription invoices, payout statements. */
export const seriesNames = ['INV', 'CN', 'SUB', 'PS'] as const

/** The issuer or recipient of a document, as named on its date. */
export interface Party {
  name: string
  /** Lines, separated by line breaks. */
  address: string
  /** ISO 3166 code; VAT is listed by it. */
  country?: string
  vatNumber: string
  companyNumber?: string
}

/** A line of a document, in minor units; its gross amount is `net + tax`. */
export interface DocumentLine {
  description: string
  quantity: number
  net: number
  tax: number
  /** Whole percent. */
  taxPercent: number
}

/**
 * The next number of a series in a year. Its row is locked while a document is numbered, so that there are no
 * gaps.
 */
export const documentCounters = pgTable(
  'document_counters',
  {
    series: text('series', { enum: seriesNames }).notNull(), // internal
    year: integer('year').notNull(), // internal
    next: integer('next').notNull(), // internal
  },
  (table) => [primaryKey({ columns: [table.series, table.year] })],
)

/**
 * A financial document, complete in itself: it does not change when a name or setting does. The comment
 * behind a column is its data class.
 */
export const documents = pgTable(
  'documents',
  {
    id: id(), // internal
    series: text('series', { enum: seriesNames }).notNull(), // internal
    year: integer('year').notNull(), // internal
    number: text('number').notNull(), // business
    kind: text('kind', { enum: documentKinds }).notNull(), // business
    ownerId: uuid('owner_id').notNull(), // internal; the brand or payee it is for
    subject: uuid('subject'), // internal; the object it is about, unknown to this module
    subjectTitle: text('subject_title').notNull(), // business
    factKey: text('fact_key').notNull(), // internal; the business fact it documents
    issuer: jsonb('issuer').$type<Party>().notNull(), // business
    recipient: jsonb('recipient').$type<Party>().notNull(), // personal; kept for the statutory period
    lines: jsonb('lines').$type<DocumentLine[]>().notNull(), // business
    net: bigint('net', { mode: 'number' }).notNull(), // business
    tax: bigint('tax', { mode: 'number' }).notNull(), // business
    gross: bigint('gross', { mode: 'number' }).notNull(), // business
    currency: text('currency', { enum: currencies }).notNull(), // business
    taxPercent: integer('tax_percent').notNull(), // business
    vatGbp: bigint('vat_gbp', { mode: 'number' }).notNull(), // business; its total VAT in pence
    taxPoint: moment('tax_point').notNull(), // business
    issuedAt: moment('issued_at').notNull(), // business
    status: text('status', { enum: ['issued', 'credited'] })
      .notNull()
      .default('issued'), // business
    creditsId: uuid('credits_id').references((): AnyPgColumn => documents.id), // internal; the document that a credit note credits
    reason: text('reason').notNull().default(''), // business
    pdfKey: text('pdf_key'), // internal; null until it is rendered
    pdfSha256: text('pdf_sha256'), // internal
  },
  (table) => [
    uniqueIndex('documents_number').on(table.number),
    uniqueIndex('documents_fact').on(table.factKey),
    index('documents_of_owner').on(table.ownerId, table.issuedAt, table.id),
    index('documents_about').on(table.subject),
    index('documents_crediting').on(table.creditsId),
    check('documents_status', sql`${table.status} in ('issued', 'credited')`),
    check(
      'documents_kind',
      sql`${table.kind} in ('invoice', 'receipt', 'credit_note', 'subscription', 'statement')`,
    ),
    check('documents_sum', sql`${table.net} + ${table.tax} = ${table.gross}`),
    check('documents_credit', sql`(${table.kind} = 'credit_note') = (${table.creditsId} is not null)`),
  ],
)
