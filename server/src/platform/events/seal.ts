import { createHash } from 'node:crypto'
import { inTransaction } from '../database/database.ts'
import { systemActor } from '../handler.ts'
import { type SealSource, sealSources } from '../jobs/jobs.tables.ts'
import { acquireLease } from '../jobs/lease.store.ts'
import { leafHash, rootOf, sha256 } from './merkle.ts'
import {
  createBatch,
  lastBatch,
  lastSeal,
  type Sealable,
  type SealBatch,
  unsealedRows,
  updateGaps,
} from './seal.store.ts'
import { signSeal } from './seal-keys.ts'

/** Rows of each source in one batch: few enough that hashing them blocks no request for long. */
const BATCH_SIZE = 2_000
/** Missing ids of one batch that are looked for again; transactions that still run hold far fewer. */
const MAX_GAPS = 10_000
const headPrefix = Buffer.from([2])

/** Seals the rows committed since the last run and returns how many; one node at a time does it. */
export async function sealNewRows(): Promise<number> {
  let sealed = 0
  for (;;) {
    const { count, isFull } = await inTransaction(systemActor, sealBatch)
    sealed += count
    if (!isFull) return sealed
  }
}

/** Returns the hash of a row in the chain of single rows that was written before there were batches. */
export function hashRow(previous: string, row: Sealable): string {
  return createHash('sha256').update(`${previous}\n${row.source}\n${row.content}`).digest('hex')
}

/** Returns the hash of a row in a batch: over its table and its whole content, which begins with its id. */
export const hashOfRow = ({ source, content }: Pick<Sealable, 'source' | 'content'>): Buffer =>
  leafHash(`${source}\n${content}`)

/**
 * Returns what is signed: the hash over the previous signed hash, the root, and the number and size of the batch. The
 * first batch follows the last single seal, so that the whole chain hangs together.
 */
export function headOf({
  id,
  size,
  previous,
  root,
}: Pick<SealBatch, 'id' | 'previous' | 'root'> & { size: number }): Buffer {
  const numbers = Buffer.alloc(16)
  numbers.writeBigUInt64BE(BigInt(id))
  numbers.writeBigUInt64BE(BigInt(size), 8)
  return sha256(headPrefix, numbers, Buffer.from(previous, 'hex'), Buffer.from(root, 'hex'))
}

async function sealBatch(): Promise<{ count: number; isFull: boolean }> {
  if (!(await acquireLease('seal', 30))) return { count: 0, isFull: false }
  const last = await lastBatch()
  const rows = await unsealedRows(last, BATCH_SIZE)
  if (rows.length === 0) return { count: 0, isFull: false }
  const leaves = rows.map(hashOfRow)
  const idsOf = (source: SealSource) => rows.filter((row) => row.source === source).map((row) => row.rowId)
  const id = (last?.id ?? 0) + 1
  const previous = last?.head ?? (await lastSeal()).hash
  const root = rootOf(leaves).toString('hex')
  const head = headOf({ id, size: rows.length, previous, root })
  const batch = {
    id,
    events: idsOf('event'),
    journals: idsOf('journal'),
    transitions: idsOf('transition'),
    leaves: Buffer.concat(leaves),
    previous,
    root,
    head: head.toString('hex'),
    ...signSeal(head),
  }
  const reached = (source: SealSource, before: number | undefined) =>
    idsOf(source).reduce((most, rowId) => Math.max(most, rowId), before ?? 0)
  await createBatch({
    ...batch,
    eventTo: reached('event', last?.eventTo),
    journalTo: reached('journal', last?.journalTo),
    transitionTo: reached('transition', last?.transitionTo),
  })
  const from = { event: last?.eventTo, journal: last?.journalTo, transition: last?.transitionTo }
  await updateGaps(sealSources.flatMap((source) => gapsIn(source, idsOf(source), from[source])))
  return {
    count: rows.length,
    isFull: sealSources.some((source) => idsOf(source).length >= BATCH_SIZE),
  }
}

/**
 * Returns the ids that are missing between those of the last batch and of this one. Their transactions were rolled back or
 * still run; the rows of the latter are sealed by a later batch.
 */
function gapsIn(
  source: SealSource,
  ids: readonly number[],
  from: number | undefined,
): { source: SealSource; rowId: number }[] {
  const fresh = ids.filter((rowId) => rowId > (from ?? 0)).sort((one, other) => one - other)
  const gaps: { source: SealSource; rowId: number }[] = []
  let expected = from === undefined ? (fresh[0] ?? 0) : from + 1
  for (const rowId of fresh) {
    for (let missing = Math.max(expected, rowId - MAX_GAPS); missing < rowId; missing++)
      gaps.push({ source, rowId: missing })
    expected = rowId + 1
  }
  return gaps.slice(-MAX_GAPS)
}
