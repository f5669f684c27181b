import { sealSources } from '../jobs/jobs.tables.ts'
import { rootOf } from './merkle.ts'
import {
  batchesAfter,
  chainAfter,
  countRowsUpTo,
  lastBatch,
  loadContents,
  type SealBatch,
  unsealedRows,
} from './seal.store.ts'
import { hashOfRow, hashRow, headOf } from './seal.ts'
import { isSignedBy, isTrusted } from './seal-keys.ts'

export interface ChainReport {
  /** Sealed rows that were compared. */
  checked: number
  /** The first seal or batch that does not match; null when the chain is intact. */
  broken: string | null
  /** Rows without a seal yet, at most a hundred of each table. */
  unsealed: string[]
}

const SEALS_AT_ONCE = 1_000
const BATCHES_AT_ONCE = 4

/** Recomputes every seal and every batch from the current content of its rows. */
export async function verifyChain(): Promise<ChainReport> {
  const single = await verifySeals()
  const batches = single.broken ? { checked: 0, broken: null } : await verifyBatches(single.hash)
  return {
    checked: single.checked + batches.checked,
    broken: single.broken ?? batches.broken,
    unsealed: (await unsealedRows(await lastBatch(), 100)).map((row) => `${row.source} ${row.rowId}`),
  }
}

/** Checks the chain of single seals, which end where the batches begin. */
async function verifySeals(): Promise<{ checked: number; broken: string | null; hash: string }> {
  let id = 0
  let hash = ''
  for (;;) {
    const seals = await chainAfter(id, SEALS_AT_ONCE)
    for (const { content, ...seal } of seals) {
      const expected = content === null ? '' : hashRow(hash, { ...seal, content })
      if (seal.id !== id + 1 || seal.hash !== expected)
        return { checked: id, broken: `seal ${seal.id}, ${seal.source} ${seal.rowId}`, hash }
      id = seal.id
      hash = seal.hash
    }
    if (seals.length < SEALS_AT_ONCE) return { checked: id, broken: null, hash }
  }
}

async function verifyBatches(lastHash: string): Promise<{ checked: number; broken: string | null }> {
  let checked = 0
  let last: SealBatch | undefined
  const counts = { event: 0, journal: 0, transition: 0 }
  for (;;) {
    const batches = await batchesAfter(last?.id ?? 0, BATCHES_AT_ONCE)
    for (const batch of batches) {
      const error =
        chainError(batch, { id: last?.id ?? 0, head: last?.head ?? lastHash }) ?? (await contentError(batch))
      if (error) return { checked, broken: `batch ${batch.id}, ${error}` }
      const rows = rowsOf(batch)
      for (const { source } of rows) counts[source] += 1
      checked += rows.length
      last = batch
    }
    if (batches.length < BATCHES_AT_ONCE) break
  }
  return { checked, broken: last ? await uncovered(last, counts) : null }
}

/** Returns the rows of a batch in the order of its leaves. */
export function rowsOf({ events, journals, transitions }: SealBatch) {
  const ids = { event: events, journal: journals, transition: transitions }
  return sealSources.flatMap((source) => ids[source].map((rowId) => ({ source, rowId })))
}

/** Returns the leaves of a batch, one hash of 32 bytes for each row. */
export function leavesOf({ leaves }: SealBatch): Buffer[] {
  return Array.from({ length: leaves.length / 32 }, (_, at) => leaves.subarray(at * 32, at * 32 + 32))
}

function chainError(batch: SealBatch, before: { id: number; head: string }): string | null {
  if (batch.id !== before.id + 1 || batch.previous !== before.head) return 'its place in the chain'
  const leaves = leavesOf(batch)
  if (leaves.length === 0 || leaves.length !== rowsOf(batch).length) return 'its number of rows'
  if (rootOf(leaves).toString('hex') !== batch.root) return 'its root'
  const head = headOf({ ...batch, size: leaves.length })
  if (head.toString('hex') !== batch.head) return 'its hash'
  if (!isTrusted(batch.publicKey)) return `its key ${batch.publicKey}, which is not one of ours`
  return isSignedBy(batch.publicKey, head, batch.signature) ? null : 'its signature'
}

async function contentError(batch: SealBatch): Promise<string | null> {
  const contents = {
    event: await loadContents('event', batch.events),
    journal: await loadContents('journal', batch.journals),
    transition: await loadContents('transition', batch.transitions),
  }
  const leaves = leavesOf(batch)
  const changed = rowsOf(batch).find(({ source, rowId }, at) => {
    const content = contents[source].get(rowId)
    return content === undefined || !leaves[at]?.equals(hashOfRow({ source, content }))
  })
  return changed ? `${changed.source} ${changed.rowId}` : null
}

/** Returns which table has rows between the sealed ones that no seal covers; null when none has. */
async function uncovered(
  { eventTo, journalTo, transitionTo }: SealBatch,
  counts: Record<(typeof sealSources)[number], number>,
): Promise<string | null> {
  const reached = { event: eventTo, journal: journalTo, transition: transitionTo }
  for (const source of sealSources) {
    const count = await countRowsUpTo(source, reached[source])
    if (count !== counts[source]) return `${count - counts[source]} rows of ${source} that no seal covers`
  }
  return null
}
