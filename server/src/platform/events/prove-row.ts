import { z } from 'zod'
import { type SealSource, sealSources } from '../jobs/jobs.tables.ts'
import { pathOf, rootFromPath } from './merkle.ts'
import { listBatchesOf, loadContents } from './seal.store.ts'
import { hashOfRow, headOf } from './seal.ts'
import { isSignedBy } from './seal-keys.ts'
import { leavesOf, rowsOf } from './verify-chain.ts'

const hash = z.string().regex(/^[0-9a-f]{64}$/)

/** All that is needed to check one row without the database: its content, its path to the root, and the signed hash. */
export const rowProof = z.object({
  source: z.enum(sealSources),
  rowId: z.int(),
  content: z.string(),
  batch: z.int(),
  /** The position of the row in its batch, from 0, and how many rows the batch has. */
  index: z.int(),
  size: z.int(),
  /** The hashes on the way to the root, the nearest first. */
  path: z.array(hash),
  root: hash,
  /** The signed hash of the batch before; empty for the first batch of a new database. */
  previous: z.union([hash, z.literal('')]),
  signature: z.string(),
  publicKey: z.string(),
})
export type RowProof = z.output<typeof rowProof>

/** Returns the proof of a row; null when the row is missing or no batch seals it. */
export async function proveRow(source: SealSource, rowId: number): Promise<RowProof | null> {
  return (await proveRows(source, [rowId]))[0] ?? null
}

/** Returns the proofs of rows, in the order of their ids; rows that no batch seals are left out. */
export async function proveRows(source: SealSource, rowIds: readonly number[]): Promise<RowProof[]> {
  const [batches, contents] = await Promise.all([listBatchesOf(source, rowIds), loadContents(source, rowIds)])
  return batches
    .flatMap((batch) => {
      const leaves = leavesOf(batch)
      const { id, root, previous, signature, publicKey } = batch
      return rowsOf(batch).flatMap((row, index) => {
        const content = row.source === source ? contents.get(row.rowId) : undefined
        if (content === undefined) return []
        const path = pathOf(leaves, index).map((one) => one.toString('hex'))
        const place = { batch: id, index, size: leaves.length, path }
        return [{ source, rowId: row.rowId, content, ...place, root, previous, signature, publicKey }]
      })
    })
    .toSorted((one, other) => one.rowId - other.rowId)
}

/** Returns what is wrong with a proof, checked against a public key; null when it holds. Needs no database. */
export function errorOfProof(proof: RowProof, publicKey: string): string | null {
  const { source, content, index, size, path, root, previous, signature } = proof
  if (!content.startsWith(`[${proof.rowId},`)) return 'the content is that of another row'
  const leaf = hashOfRow({ source, content })
  const reached = rootFromPath(
    leaf,
    index,
    size,
    path.map((one) => Buffer.from(one, 'hex')),
  )
  if (reached?.toString('hex') !== root) return 'the path does not lead from the row to the root'
  const head = headOf({ id: proof.batch, size, previous, root })
  return isSignedBy(publicKey, head, signature)
    ? null
    : 'the signature does not belong to the root and the key'
}
