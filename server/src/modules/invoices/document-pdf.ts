import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { fail } from '@marquee/contract/errors'
import { id } from '@marquee/contract/rules/text'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { inTransaction } from '../../platform/database/database.ts'
import { storage } from '../../platform/files/storage.ts'
import { temporaryPath } from '../../platform/files/temporary.ts'
import { systemActor } from '../../platform/handler.ts'
import { clock } from '../../platform/time/clock.ts'
import { findDocument, lockDocument, updateDocument } from './invoices.store.ts'
import { isSignedDocument, pdfKeyOf } from './invoices.view.ts'
import { renderDocument } from './render-document.ts'

const params = z.object({ id: id() })
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
  const { id: documentId } = params.safeParse(request.params).data ?? fail('not_found')
  const query = signature.safeParse(request.query).data ?? fail('not_found')
  if (!isSignedDocument(documentId, query, clock.now())) fail('not_found')
  const document = (await findDocument(documentId)) ?? fail('not_found')
  const key = document.pdfKey ?? (await inTransaction(systemActor, () => storePdf(documentId)))
  const bytes = (await storage().size(key)) ?? fail('not_found')
  reply.headers({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${document.number}.pdf"`,
    'content-length': bytes,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
  })
  return reply.send(request.method === 'HEAD' ? undefined : await storage().stream(key))
}

/**
 * Renders a document once and stores the PDF, which never changes again. Runs in a transaction that locks the
 * row, so that concurrent requests get the same file. Returns its key. Fails with `not_found` for a missing
 * document.
 */
export async function storePdf(id: string): Promise<string> {
  const document = (await lockDocument(id)) ?? fail('not_found')
  if (document.pdfKey) return document.pdfKey
  const original = document.creditsId ? await findDocument(document.creditsId) : undefined
  const pdf = await renderDocument(document, original)
  const path = temporaryPath()
  await writeFile(path, pdf)
  const pdfKey = pdfKeyOf(id)
  await storage().put(pdfKey, path, 'application/pdf')
  await updateDocument(id, { pdfKey, pdfSha256: createHash('sha256').update(pdf).digest('hex') })
  return pdfKey
}
