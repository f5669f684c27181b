import { afterCommit } from '../../platform/events/events.ts'
import { storage } from '../../platform/files/storage.ts'
import { addJob } from '../../platform/jobs/module-jobs.ts'
import { onRetention } from '../../platform/retention/retention.ts'
import {
  agingExports,
  deleteExport,
  type ExportRow,
  listExportsBefore,
  listExportsOf,
} from './exports.store.ts'
import { makeDueExports } from './make-exports.ts'

/** Registers the job that makes exports, and the deletion of old ones and of those of erased accounts. */
export function registerExports(): void {
  addJob({ name: 'data exports', everyMs: 5_000, run: makeDueExports })
  afterCommit('account.erased', 'data exports', async ({ accountId }) => {
    for (const row of await listExportsOf(accountId)) await removeExport(row)
  })
  onRetention('data_exports', {
    rows: agingExports,
    remove: async (before, limit) => {
      const rows = await listExportsBefore(before, limit)
      for (const row of rows) await removeExport(row)
      return { removed: rows.length }
    },
  })
}

/** Deletes the zip first, so that a retry after a crash still finds it. */
async function removeExport({ id, key }: ExportRow): Promise<void> {
  if (key) await storage().remove(key)
  await deleteExport(id)
}
