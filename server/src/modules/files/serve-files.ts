import { fail } from '@marquee/contract/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { withoutTransaction } from '../../platform/database/database.ts'
import { mimeOf } from '../../platform/files/detect-content.ts'
import { type Range, storage } from '../../platform/files/storage.ts'
import { systemActor } from '../../platform/handler.ts'
import { clock } from '../../platform/time/clock.ts'
import { isRemovedKey } from './files.store.ts'
import { isSigned } from './signed-url.ts'
import { publicFolders } from './storage-key.ts'

const fileAddress = z.object({
  folder: z.enum(['avatars', 'covers', 'logos', 'content', 'deliverables', 'exports']),
  name: z.string().regex(/^[\w-]{10,50}\.[a-z0-9]{2,5}$/),
})
const signature = z.object({
  expires: z.string().optional(),
  download: z.string().max(200).optional(),
  removed: z.literal('1').optional(),
  signature: z.string().max(100).optional(),
})

/** Whose pages may show a file: those of its own origin, or those of another one when files have a host of their own. */
type ShownBy = 'same-origin' | 'cross-origin'

/**
 * Serves stored files at `/uploads/folder/name`. Private folders need a signed URL; an invalid one looks like
 * a missing file.
 */
export function serveFiles(app: FastifyInstance, shownBy: ShownBy): void {
  const handler = (request: FastifyRequest, reply: FastifyReply) => serveFile(request, reply, shownBy)
  app.route({ method: ['GET', 'HEAD'], url: '/uploads/:folder/:name', handler })
}

async function serveFile(
  request: FastifyRequest,
  reply: FastifyReply,
  shownBy: ShownBy,
): Promise<FastifyReply> {
  const address = fileAddress.safeParse(request.params).data ?? fail('not_found')
  const query = signature.safeParse(request.query).data ?? fail('not_found')
  const key = `${address.folder}/${address.name}`
  const isPublic = publicFolders.has(address.folder)
  const mayBeRemoved = query.removed !== undefined
  if ((!isPublic || mayBeRemoved) && !isSigned(key, query, clock.now())) fail('not_found')
  if (!mayBeRemoved && (await withoutTransaction(systemActor, request.id, () => isRemovedKey(key))))
    fail('not_found')
  const bytes = (await storage().size(key)) ?? fail('not_found')
  const range = rangeOf(request.headers.range, bytes)
  if (range === 'unsatisfiable') return reply.status(416).header('content-range', `bytes */${bytes}`).send()
  const download = isPublic && !mayBeRemoved ? undefined : query.download
  reply.headers(headersFor(address.name, download, mayBeRemoved ? 'no-store' : cachingOf(isPublic, download)))
  reply.header('cross-origin-resource-policy', shownBy)
  if (range) reply.status(206).header('content-range', `bytes ${range.from}-${range.to}/${bytes}`)
  reply.header('content-length', range ? range.to - range.from + 1 : bytes)
  return reply.send(request.method === 'HEAD' ? undefined : await storage().stream(key, range ?? undefined))
}

/** Returns headers that prevent a served file from running as a page of ours, whatever it contains. */
function headersFor(name: string, download: string | undefined, caching: string): Record<string, string> {
  return {
    'content-type': mimeOf(name.split('.').at(-1) ?? ''),
    'content-disposition':
      download === undefined
        ? `inline; filename="${name}"`
        : `attachment; filename*=UTF-8''${encodeURIComponent(download).replace(/['()*]/g, percentEncode)}`,
    'cache-control': caching,
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
  }
}

/** Private pictures in pages are kept for an hour in the browser, which forgets them at sign-out; downloads are never kept. */
function cachingOf(isPublic: boolean, download: string | undefined): string {
  if (isPublic) return 'public, max-age=31536000, immutable'
  return download !== undefined ? 'no-store' : 'private, max-age=3600'
}

const percentEncode = (character: string): string => `%${character.charCodeAt(0).toString(16).toUpperCase()}`

/**
 * Returns the single range of a `Range` header, within `bytes`; null for none or several, which get the whole
 * file.
 */
function rangeOf(header: string | undefined, bytes: number): Range | null | 'unsatisfiable' {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || first + last === '') return null
  const from = first === '' ? Math.max(0, bytes - Number(last)) : Number(first)
  const to = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)
  return from > to || (first === '' && last === '0') ? 'unsatisfiable' : { from, to }
}
