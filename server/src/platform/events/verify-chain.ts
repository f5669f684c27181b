import { chainAfter, unsealedRows } from './seal.store.ts'
import { hashRow } from './seal.ts'

export interface ChainReport {
  checked: number
  /** The first seal that does not match; null when the chain is intact. */
  broken: string | null
  /** Rows without a seal yet, at most a hundred. */
  unsealed: string[]
}

const batch = 1_000

/** Recomputes every seal from the current content of its row. */
export async function verifyChain(): Promise<ChainReport> {
  let id = 0
  let hash = ''
  const unsealed = async (): Promise<string[]> =>
    (await unsealedRows(100)).map((row) => `${row.source} ${row.rowId}`)
  for (;;) {
    const seals = await chainAfter(id, batch)
    for (const seal of seals) {
      const expected =
        seal.content === null
          ? ''
          : hashRow(hash, { source: seal.source, rowId: seal.rowId, content: seal.content })
      if (seal.id !== id + 1 || seal.hash !== expected)
        return {
          checked: id,
          broken: `seal ${seal.id}, ${seal.source} ${seal.rowId}`,
          unsealed: await unsealed(),
        }
      id = seal.id
      hash = seal.hash
    }
    if (seals.length < batch) return { checked: id, broken: null, unsealed: await unsealed() }
  }
}
