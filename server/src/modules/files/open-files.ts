import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import { onCleanUp } from '../../platform/jobs/clean-up.ts'
import { deleteUnclaimed } from './delete-unclaimed.ts'
import { serveFiles } from './serve-files.ts'
import { serveUploads } from './serve-uploads.ts'
import { setFileSecret } from './signed-url.ts'

/** Sets up stored file URLs, resumable uploads, and the key of URL signatures. */
export async function openFiles(app: FastifyInstance, config: Config): Promise<void> {
  setFileSecret(config.secret)
  onCleanUp('unclaimed files', deleteUnclaimed)
  serveFiles(app)
  await serveUploads(app, config.DATA_DIR)
}
