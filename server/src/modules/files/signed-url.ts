import { createHmac, timingSafeEqual } from 'node:crypto'
import { runtimeState } from '../../platform/runtime.ts'

const hourMs = 3_600_000
const state = runtimeState(() => ({ secret: '' }))

/** Sets the signing key; once at start. */
export function setFileSecret(text: string): void {
  state().secret = text
}

/** What a URL allows: to download the original under a name, or to view it. */
export type Use = { download: string } | 'view'

/**
 * Returns a URL of a private file that is valid for two to three hours and stays the same within one hour, so
 * that browsers can cache it.
 */
export function signedUrl(key: string, use: Use, now: Date): string {
  const expires = (Math.floor(now.getTime() / hourMs) + 3) * hourMs
  const query = new URLSearchParams({
    expires: String(expires),
    ...(use === 'view' ? {} : { download: use.download }),
  })
  query.set('signature', signatureOf(key, expires, use === 'view' ? null : use.download))
  return `/uploads/${key}?${query}`
}

/** Returns true when this URL has a valid signature and has not expired. */
export function isSigned(
  key: string,
  query: { expires?: string; download?: string; signature?: string },
  now: Date,
): boolean {
  const expires = Number(query.expires)
  if (!Number.isSafeInteger(expires) || expires <= now.getTime() || !query.signature) return false
  const expected = Buffer.from(signatureOf(key, expires, query.download ?? null))
  const givenSignature = Buffer.from(query.signature)
  return givenSignature.length === expected.length && timingSafeEqual(givenSignature, expected)
}

function signatureOf(key: string, expires: number, download: string | null): string {
  return createHmac('sha256', state().secret)
    .update(JSON.stringify(['file', key, expires, download]))
    .digest('base64url')
}
