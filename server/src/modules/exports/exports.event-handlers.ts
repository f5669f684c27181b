import { inTransaction } from '../../platform/database/database.ts'
import { afterCommit } from '../../platform/events/events.ts'
import { storage } from '../../platform/files/storage.ts'
import { systemActor } from '../../platform/handler.ts'
import { onCleanUp } from '../../platform/jobs/clean-up.ts'
import { addJob } from '../../platform/jobs/module-jobs.ts'
import { clock } from '../../platform/time/clock.ts'
import { deleteExport, type ExportRow, listExportsBefore, listExportsOf } from './exports.store.ts'
import { EXPORT_TTL_MS } from './exports.view.ts'
import { makeDueExports } from './make-exports.ts'

/** Registers the job that makes exports, and the deletion of old ones and of those of erased accounts. */
export function registerExports(): void {
  addJob({ name: 'data exports', everyMs: 5_000, run: makeDueExports })
  afterCommit('account.erased', 'data exports', async ({ accountId }) => {
    for (const row of await listExportsOf(accountId)) await removeExport(row)
  })
  onCleanUp('data exports', async () => {
    for (const row of await listExportsBefore(new Date(clock.now().getTime() - EXPORT_TTL_MS)))
      await inTransaction(systemActor, () => removeExport(row))
  })
}

/** Deletes the zip first, so that a retry after a crash still finds it. */
async function removeExport({ id, key }: ExportRow): Promise<void> {
  if (key) await storage().remove(key)
  await deleteExport(id)
}
