import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import { onTidy } from '../../platform/jobs/tidy.ts'
import { dropUnclaimed } from './drop-unclaimed.ts'
import { serveFiles } from './serve-files.ts'
import { serveUploads } from './serve-uploads.ts'
import { setFileSecret } from './signed-url.ts'

/** What files needs besides its calls: addresses of stored files, resumable uploads, and the key of signatures. */
export async function openFiles(app: FastifyInstance, config: Config): Promise<void> {
  setFileSecret(config.secret)
  onTidy('unclaimed files', dropUnclaimed)
  serveFiles(app)
  await serveUploads(app, config.DATA_DIR)
}
