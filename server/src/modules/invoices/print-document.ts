import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { fail } from '@marquee/contract/errors'
import { storage } from '../../platform/files/storage.ts'
import { temporaryPath } from '../../platform/files/temporary.ts'
import { pdfKeyOf } from './document-url.ts'
import { findDocument, lockDocument, updateDocument } from './invoices.store.ts'
import { renderDocument } from './render-document.ts'

/**
 * Renders a document once and stores the PDF, which never changes again. Runs in a transaction that locks the
 * row, so that concurrent requests get the same file. Returns its key. Fails with `not_found` for a missing
 * document.
 */
export async function printDocument(id: string): Promise<string> {
  const document = (await lockDocument(id)) ?? fail('not_found')
  if (document.pdfKey) return document.pdfKey
  const credited = document.creditsId ? await findDocument(document.creditsId) : undefined
  const pdf = await renderDocument(document, credited)
  const path = temporaryPath()
  await writeFile(path, pdf)
  const pdfKey = pdfKeyOf(id)
  await storage().put(pdfKey, path, 'application/pdf')
  await updateDocument(id, { pdfKey, pdfSha256: createHash('sha256').update(pdf).digest('hex') })
  return pdfKey
}
