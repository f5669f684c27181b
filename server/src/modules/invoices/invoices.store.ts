import { invoiceKinds } from '@marquee/contract/calls/invoices'
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import { afterCursor, type CursorPosition } from '../../platform/database/pagination.ts'
import { documentCounters, documents, type seriesNames } from './invoices.tables.ts'

/** A stored document. */
export type Document = typeof documents.$inferSelect
export type NewDocument = typeof documents.$inferInsert
export type Series = (typeof seriesNames)[number]

export async function findDocumentByFact(factKey: string): Promise<Document | undefined> {
  const [row] = await db().select().from(documents).where(eq(documents.factKey, factKey))
  return row
}

export async function findDocument(id: string): Promise<Document | undefined> {
  const [row] = await db().select().from(documents).where(eq(documents.id, id))
  return row
}

export async function lockDocument(id: string): Promise<Document | undefined> {
  const [row] = await db().select().from(documents).where(eq(documents.id, id)).for('update')
  return row
}

/** Locks the series of a year until this transaction ends and returns its next number. */
export async function lockCounter(series: Series, year: number): Promise<number> {
  await queueWrite(db().insert(documentCounters).values({ series, year, next: 1 }).onConflictDoNothing())
  const [row] = await db()
    .select({ next: documentCounters.next })
    .from(documentCounters)
    .where(ofSeries(series, year))
    .for('update')
  return row?.next ?? 1
}

/** Creates a document under the locked number of its series and increments the counter. */
export async function createDocument(values: NewDocument, used: number): Promise<Document | undefined> {
  const [row] = await db().insert(documents).values(values).returning()
  await queueWrite(
    db()
      .update(documentCounters)
      .set({ next: used + 1 })
      .where(ofSeries(values.series, values.year)),
  )
  return row
}

export async function updateDocument(
  id: string,
  change: Partial<Pick<Document, 'status' | 'pdfKey' | 'pdfSha256'>>,
): Promise<void> {
  await queueWrite(db().update(documents).set(change).where(eq(documents.id, id)))
}

/** Sums the credit notes of a document so far, in minor units. */
export async function sumCredits(documentId: string): Promise<{ net: number; tax: number; gross: number }> {
  const sum = (column: SQL) => sql<string>`coalesce(sum(${column}), 0)`
  const [row] = await db()
    .select({
      net: sum(sql`${documents.net}`),
      tax: sum(sql`${documents.tax}`),
      gross: sum(sql`${documents.gross}`),
    })
    .from(documents)
    .where(eq(documents.creditsId, documentId))
  return { net: Number(row?.net ?? 0), tax: Number(row?.tax ?? 0), gross: Number(row?.gross ?? 0) }
}

/** Lists documents of one owner, newest first; one row more than the limit. */
export async function listDocuments(
  ownerId: string,
  filter: { kinds: readonly Document['kind'][]; subjectId?: string | undefined },
  page: { cursor: CursorPosition; limit: number },
) {
  return db()
    .select()
    .from(documents)
    .where(
      and(
        eq(documents.ownerId, ownerId),
        inArray(documents.kind, [...filter.kinds]),
        filter.subjectId ? eq(documents.subject, filter.subjectId) : undefined,
        afterCursor([documents.issuedAt, documents.id], page.cursor),
      ),
    )
    .orderBy(desc(documents.issuedAt), desc(documents.id))
    .limit(page.limit + 1)
}

/** Lists documents about these subjects for one owner, oldest first. */
export async function listDocumentsAbout(subjects: readonly string[], ownerId: string): Promise<Document[]> {
  if (subjects.length === 0) return []
  return db()
    .select()
    .from(documents)
    .where(and(inArray(documents.subject, [...subjects]), eq(documents.ownerId, ownerId)))
    .orderBy(documents.issuedAt, documents.id)
}

/**
 * Sums tax by month of the tax point, in UTC: invoices minus credit notes. The ledger is compared with it.
 */
export async function sumDocumentTax(): Promise<{ month: string; currency: string; tax: number }[]> {
  const month = sql<string>`to_char(${documents.taxPoint} at time zone 'UTC', 'YYYY-MM')`
  const rows = await db()
    .select({
      month,
      currency: documents.currency,
      tax: sql<string>`sum(case when ${documents.kind} = 'credit_note' then -${documents.tax} else ${documents.tax} end)`,
    })
    .from(documents)
    .where(inArray(documents.kind, [...invoiceKinds]))
    .groupBy(month, documents.currency)
  return rows.map((row) => ({ ...row, tax: Number(row.tax) }))
}

function ofSeries(series: Series, year: number): SQL | undefined {
  return and(eq(documentCounters.series, series), eq(documentCounters.year, year))
}
