import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import { storage } from '../../platform/files/storage.ts'
import type { AgingRows } from '../../platform/retention/retention.store.ts'
import { onRetention, type RetentionRule } from '../../platform/retention/retention.ts'
import {
  agingUploadDays,
  deleteFileRows,
  type FileRow,
  unattachedFiles,
  unfinishedFiles,
} from './files.store.ts'
import { separateFiles } from './files-host.ts'
import { serveFiles } from './serve-files.ts'
import { serveUploads } from './serve-uploads.ts'
import { setFileSecret } from './signed-url.ts'
import { keysWithVersions } from './storage-key.ts'

/** Sets up stored file URLs with the host they are served from, resumable uploads, and the key of URL signatures. */
export async function openFiles(app: FastifyInstance, config: Config): Promise<void> {
  setFileSecret(config.secret)
  onRetention('upload_days', { rows: agingUploadDays })
  onRetention('unfinished_uploads', ruleFor(unfinishedFiles))
  onRetention('unattached_files', ruleFor(unattachedFiles))
  if (config.FILES_HOST) separateFiles(app, new URL(config.FILES_HOST))
  serveFiles(app, config.FILES_HOST ? 'cross-origin' : 'same-origin')
  await serveUploads(app, config.DATA_DIR)
}

/** Deletes rows first and their bytes after the commit, so that no row refers to missing bytes. */
const ruleFor = (rows: AgingRows): RetentionRule => ({
  rows,
  remove: async (before, limit) => {
    const deleted = await deleteFileRows(rows, before, limit)
    return {
      removed: deleted.length,
      afterwards: async () => {
        for (const key of deleted.flatMap(keysOf)) await storage().remove(key)
      },
    }
  },
})

/** The keys of a file that may have bytes in the storage: every key but that of a part, which has no hash yet. */
const keysOf = ({ status, sha256, key, previewKey, posterKey }: FileRow): string[] =>
  [status === 'ready' || sha256 !== '' ? key : null, previewKey, posterKey].flatMap((each) =>
    each === null ? [] : keysWithVersions(each),
  )
