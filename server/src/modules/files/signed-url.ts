import { createHmac, timingSafeEqual } from 'node:crypto'

const hourMs = 3_600_000
let secret = ''

/** Keys the signatures; once at start. */
export function setFileSecret(text: string): void {
  secret = text
}

/** What an address allows: to save the original under a name, or to look at it. */
export type Use = { download: string } | 'view'

/** An address of a private file that works for two to three hours and stays the same within one, so that screens may cache it. */
export function signedUrl(key: string, use: Use, now: Date): string {
  const expires = (Math.floor(now.getTime() / hourMs) + 3) * hourMs
  const query = new URLSearchParams({
    expires: String(expires),
    ...(use === 'view' ? {} : { download: use.download }),
  })
  query.set('signature', signatureOf(key, expires, use === 'view' ? null : use.download))
  return `/uploads/${key}?${query}`
}

/** True when this address was signed here and its time is not over. */
export function isSigned(
  key: string,
  query: { expires?: string; download?: string; signature?: string },
  now: Date,
): boolean {
  const expires = Number(query.expires)
  if (!Number.isSafeInteger(expires) || expires <= now.getTime() || !query.signature) return false
  const expected = Buffer.from(signatureOf(key, expires, query.download ?? null))
  const given = Buffer.from(query.signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function signatureOf(key: string, expires: number, download: string | null): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['file', key, expires, download]))
    .digest('base64url')
}
