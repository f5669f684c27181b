import { isSigned, signedUrl } from '../files/signed-url.ts'

const folder = 'documents'

/** Where the PDF of a document is kept. */
export const pdfKeyOf = (id: string): string => `${folder}/${id}.pdf`

/** The address of a document's PDF, as an attachment under its number. Signed; it works for two to three hours. */
export function documentUrl({ id, number }: { id: string; number: string }, now: Date): string {
  const [, query] = signedUrl(pdfKeyOf(id), { download: `${number}.pdf` }, now).split('?')
  return `/${pdfKeyOf(id)}?${query}`
}

/** True when this address was signed here for this document and its time is not over. */
export function isSignedDocument(
  id: string,
  query: { expires?: string; download?: string; signature?: string },
  now: Date,
): boolean {
  return isSigned(pdfKeyOf(id), query, now)
}
