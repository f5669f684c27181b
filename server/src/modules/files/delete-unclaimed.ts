import { inTransaction } from '../../platform/database/database.ts'
import { storage } from '../../platform/files/storage.ts'
import { systemActor } from '../../platform/handler.ts'
import { clock } from '../../platform/time/clock.ts'
import { deleteUnclaimedRows, type FileRow } from './files.store.ts'

const halfMs = 24 * 3_600_000
const unclaimedMs = 7 * 24 * 3_600_000

/**
 * Deletes partial uploads after a day and unattached files after a week. Rows are deleted first, so that no
 * row refers to missing bytes.
 */
export async function deleteUnclaimed(): Promise<void> {
  const now = clock.now().getTime()
  const deletedRows = await inTransaction(systemActor, () =>
    deleteUnclaimedRows(new Date(now - halfMs), new Date(now - unclaimedMs)),
  )
  for (const key of deletedRows.flatMap(keysOf)) await storage().remove(key)
}

const keysOf = ({ status, key, previewKey, posterKey }: FileRow): string[] =>
  [status === 'ready' ? key : null, previewKey, posterKey].filter((key) => key !== null)
