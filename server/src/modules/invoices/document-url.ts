import { isSigned, signedUrl } from '../files/signed-url.ts'

const folder = 'documents'

/** Returns the storage key of a document's PDF. */
export const pdfKeyOf = (id: string): string => `${folder}/${id}.pdf`

/**
 * Returns the URL of a document's PDF, as an attachment named after its number. Signed; valid for two to
 * three hours.
 */
export function documentUrl({ id, number }: { id: string; number: string }, now: Date): string {
  const [, query] = signedUrl(pdfKeyOf(id), { download: `${number}.pdf` }, now).split('?')
  return `/${pdfKeyOf(id)}?${query}`
}

/** Returns true when this URL has a valid signature for this document and has not expired. */
export function isSignedDocument(
  id: string,
  query: { expires?: string; download?: string; signature?: string },
  now: Date,
): boolean {
  return isSigned(pdfKeyOf(id), query, now)
}
