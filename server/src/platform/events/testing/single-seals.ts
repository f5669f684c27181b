import { db } from '../../database/database.ts'
import { seals } from '../../jobs/jobs.tables.ts'
import type { Sealable } from '../seal.store.ts'

/** Seals each row with a hash of its own, as was done before there were batches. */
export async function addSingleSeals(
  hashRow: (previous: string, row: Sealable) => string,
  rows: readonly Sealable[],
): Promise<void> {
  let hash = ''
  for (const [at, row] of rows.entries()) {
    hash = hashRow(hash, row)
    await db()
      .insert(seals)
      .values({ id: at + 1, source: row.source, rowId: row.rowId, hash })
  }
}
