import { type SQL, sql } from 'drizzle-orm'

/**
 * Returns the condition that a reader shares work with the talent of the row of `talents`: a brand with an application, an
 * offer that was sent, a deal or a conversation, or an agent of an agency that represents them. The tables are named, because
 * a statement on `talents` alone has columns without their table.
 */
export function sharesWork(readerId: string): SQL {
  const isOfBoth = sql`brand_id = ${readerId}::uuid and talent_id = talents.id`
  return sql`(exists (select from applications where ${isOfBoth})
    or exists (select from offers where ${isOfBoth} and status <> 'draft')
    or exists (select from deals where ${isOfBoth})
    or exists (select from conversations where ${isOfBoth})
    or exists (select from mandates m join agents a on a.agency_id = m.agency_id
      where a.id = ${readerId}::uuid and m.talent_id = talents.id and m.status = 'active'))`
}
