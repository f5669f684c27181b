import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { storage } from '../../platform/files/storage.ts'
import { systemActor } from '../../platform/handler.ts'
import { onCleanUp } from '../../platform/jobs/clean-up.ts'
import { clock } from '../../platform/time/clock.ts'
import { deleteUnclaimedRows, deleteUploadDays, type FileRow } from './files.store.ts'
import { separateFiles } from './files-host.ts'
import { serveFiles } from './serve-files.ts'
import { serveUploads } from './serve-uploads.ts'
import { setFileSecret } from './signed-url.ts'
import { keysWithVersions } from './storage-key.ts'

const incompleteTtlMs = 24 * 3_600_000
const unclaimedTtlMs = 24 * 3_600_000
const uploadDayTtlMs = 2 * 24 * 3_600_000

/** Sets up stored file URLs with the host they are served from, resumable uploads, and the key of URL signatures. */
export async function openFiles(app: FastifyInstance, config: Config): Promise<void> {
  setFileSecret(config.secret)
  onCleanUp('unclaimed files', deleteUnclaimed)
  if (config.FILES_HOST) separateFiles(app, new URL(config.FILES_HOST))
  serveFiles(app, config.FILES_HOST ? 'cross-origin' : 'same-origin')
  await serveUploads(app, config.DATA_DIR)
}

/**
 * Deletes incomplete uploads and unattached files after a day. Rows are deleted first, so that no row refers to
 * missing bytes.
 */
export async function deleteUnclaimed(): Promise<void> {
  const now = clock.now().getTime()
  const deletedRows = await inTransaction(systemActor, async () => {
    await deleteUploadDays(new Date(now - uploadDayTtlMs).toISOString().slice(0, 10))
    return deleteUnclaimedRows(new Date(now - incompleteTtlMs), new Date(now - unclaimedTtlMs))
  })
  for (const key of deletedRows.flatMap(keysOf)) await storage().remove(key)
}

const keysOf = ({ status, key, previewKey, posterKey }: FileRow): string[] =>
  [status === 'ready' ? key : null, previewKey, posterKey].flatMap((each) =>
    each === null ? [] : keysWithVersions(each),
  )
