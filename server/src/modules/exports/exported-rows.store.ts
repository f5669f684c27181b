import type { Query } from '../../platform/database/handle.ts'
import type { ExportedTable } from './exported-tables.store.ts'

/** A stored file that belongs to an export: where it is, and its name in the zip. */
export interface ExportedFile {
  key: string
  name: string
}

/** The person: their address, their profile as a talent, and the agency they own. */
const person = `with me as (
  select a.id as account, a.email,
    (select id from talents where account_id = a.id) as talent,
    (select agency_id from agents where id = a.id and role = 'owner') as agency
  from accounts a where a.id = $1)`

/** Returns the rows of one table that concern an account, each as an object of its columns. */
export async function readExportedRows(
  query: Query,
  accountId: string,
  { table, where, without }: ExportedTable,
): Promise<object[]> {
  const rows = await query<{ row: object }>(
    `${person} select to_jsonb(t) - $2::text[] as row from "${table}" t, me where ${where} order by to_jsonb(t)::text collate "C"`,
    [accountId, without],
  )
  return rows.map(({ row }) => row)
}

/** Returns the files that the person uploaded, and the PDFs of their documents. */
export function listExportedFiles(query: Query, accountId: string): Promise<ExportedFile[]> {
  return query<ExportedFile>(
    `${person}
     select key, 'files/' || t.id || '-' || name as name from files t, me where owner_id = me.account and status = 'ready'
     union all
     select pdf_key, 'documents/' || number || '.pdf' from documents t, me
     where owner_id in (me.account, me.talent) and pdf_key is not null
     order by 2`,
    [accountId],
  )
}
