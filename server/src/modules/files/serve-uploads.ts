import { join } from 'node:path'
import { fail } from '@marquee/contract/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { requireFreeSpace } from '../../platform/files/free-space.ts'
import { actorOf } from '../../platform/http/authenticate.ts'
import { rejectCrossSite } from '../../platform/http/cross-site.ts'
import { writeHeaders } from '../../platform/http/headers.ts'
import { takeFromBucket } from '../../platform/http/rate-limit.ts'
import { requireUserWrite } from '../../platform/http/while-acting.ts'
import { type FileRow, findFile } from './files.store.ts'
import { resumablePath, resumableServer, uploaders } from './resumable-uploads.ts'

const uploadId = z.uuid()

/**
 * Serves resumable uploads: POST creates one, PATCH sends a part, HEAD returns its offset, DELETE cancels it.
 * Only its owner can see it.
 */
export async function serveUploads(app: FastifyInstance, folder: string): Promise<void> {
  const { tus, finishReceived } = resumableServer(join(folder, 'incoming'))
  const admitOwner = admitOwnerWith(finishReceived)
  await app.register(async (scope) => {
    // The upload server reads the bytes itself.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      writeHeaders(reply)
      reply.hijack()
      await tus.handle(request.raw, reply.raw)
    }
    const config = { policy: 'signed in, own uploads' }
    scope.route({ method: ['POST'], url: resumablePath, onRequest: admitUploader, config, handler })
    scope.route({
      method: ['HEAD', 'PATCH', 'DELETE'],
      url: `${resumablePath}/:id`,
      onRequest: [admitUploader, admitOwner],
      config,
      handler,
    })
  })
  const sweep = setInterval(
    () => void tus.cleanUpExpiredUploads().catch((error) => app.log.warn(error)),
    3_600_000,
  )
  sweep.unref()
  app.addHook('onClose', async () => clearInterval(sweep))
}

async function admitUploader(request: FastifyRequest): Promise<void> {
  rejectCrossSite(request)
  request.actor = await actorOf(request)
  if (request.actor.kind !== 'account') fail('not_signed_in')
  requireUserWrite(request.actor)
  if (request.server.calling.limitRates)
    takeFromBucket(request.method === 'POST' ? 'costly' : 'light', request)
  uploaders.set(request.raw, { accountId: request.actor.id, uploadId: null })
}

/**
 * Returns the check of the owner of an upload. A foreign upload looks like a missing one. A complete one is returned again,
 * because its last response may have been lost; one whose bytes are all here is completed first.
 */
function admitOwnerWith(finishReceived: (file: FileRow) => Promise<FileRow>) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { data: id } = uploadId.safeParse(z.object({ id: z.string() }).parse(request.params).id)
    const found = id ? await findFile(id) : null
    if (!found || found.ownerId !== request.actor.id) return fail('not_found')
    const file =
      request.method === 'HEAD' && found.status === 'uploading' ? await finishReceived(found) : found
    if (file.status === 'uploading') {
      if (request.method === 'PATCH')
        await requireFreeSpace(Number(request.headers['content-length'] ?? 0), 'file')
      uploaders.set(request.raw, { accountId: file.ownerId, uploadId: file.id })
      return undefined
    }
    if (request.method !== 'HEAD' || file.status === 'rejected')
      return fail('wrong_state', { state: file.status })
    const length = String(file.bytes)
    return reply
      .headers({
        'tus-resumable': '1.0.0',
        'upload-offset': length,
        'upload-length': length,
        'cache-control': 'no-store',
      })
      .status(200)
      .send()
  }
}
