import { fail } from '@marquee/contract/errors'
import { id } from '@marquee/contract/rules/text'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { inTransaction } from '../../platform/database/database.ts'
import { storage } from '../../platform/files/storage.ts'
import { systemActor } from '../../platform/handler.ts'
import { clock } from '../../platform/time/clock.ts'
import { isSignedDocument } from './document-url.ts'
import { findDocument } from './invoices.store.ts'
import { printDocument } from './print-document.ts'

const address = z.object({ id: id() })
const signature = z.object({
  expires: z.string(),
  download: z.string().max(40),
  signature: z.string().max(100),
})

/** Serves the PDFs of documents at signed URLs; an invalid one looks like a missing document. */
export function serveDocuments(app: FastifyInstance): void {
  app.route({ method: ['GET', 'HEAD'], url: '/documents/:id.pdf', handler: serveDocument })
}

/** Sends a PDF; renders it first when that has not happened or has failed. */
async function serveDocument(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const where = address.safeParse(request.params).data ?? fail('not_found')
  const query = signature.safeParse(request.query).data ?? fail('not_found')
  if (!isSignedDocument(where.id, query, clock.now())) fail('not_found')
  const document = (await findDocument(where.id)) ?? fail('not_found')
  const key = document.pdfKey ?? (await inTransaction(systemActor, () => printDocument(where.id)))
  const bytes = (await storage().size(key)) ?? fail('not_found')
  reply.headers({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${document.number}.pdf"`,
    'content-length': bytes,
    'cache-control': 'private, max-age=3600',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
  })
  return reply.send(request.method === 'HEAD' ? undefined : await storage().stream(key))
}
