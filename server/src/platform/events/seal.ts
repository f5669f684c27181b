import { createHash } from 'node:crypto'
import { inTransaction } from '../database/database.ts'
import { systemActor } from '../handler.ts'
import { acquireLease } from '../jobs/lease.store.ts'
import { addSeals, lastSeal, type Sealable, unsealedRows } from './seal.store.ts'

const batch = 500

/** Seals the rows committed since the last run and returns how many; one node at a time does it. */
export async function sealNewRows(): Promise<number> {
  let sealed = 0
  for (;;) {
    const count = await inTransaction(systemActor, sealBatch)
    sealed += count
    if (count < batch) return sealed
  }
}

/** Returns the hash of a row: over the previous hash and the row's whole content. */
export function hashRow(previous: string, row: Sealable): string {
  return createHash('sha256').update(`${previous}\n${row.source}\n${row.content}`).digest('hex')
}

async function sealBatch(): Promise<number> {
  if (!(await acquireLease('seal', 30))) return 0
  const rows = await unsealedRows(batch)
  let { id, hash } = await lastSeal()
  const seals = rows.map((row) => {
    id += 1
    hash = hashRow(hash, row)
    return { id, source: row.source, rowId: row.rowId, hash }
  })
  await addSeals(seals)
  return seals.length
}
