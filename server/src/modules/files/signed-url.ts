import { createHmac, timingSafeEqual } from 'node:crypto'
import { runtimeState } from '../../platform/runtime.ts'

const HOUR_MS = 3_600_000
const TEN_MINUTES_MS = 600_000
const state = runtimeState(() => ({ secret: '' }))

/** Sets the signing key; once at start. */
export function setFileSecret(text: string): void {
  state().secret = text
}

/** What a URL allows: to download the original under a name, or to view it. */
export type Permission = { download: string } | 'view'

/**
 * Returns a URL of a private file that is valid for two to three hours and stays the same within one hour, so
 * that browsers can cache it.
 */
export function signedUrl(key: string, permission: Permission, now: Date): string {
  const expires = (Math.floor(now.getTime() / HOUR_MS) + 3) * HOUR_MS
  const query = new URLSearchParams({
    expires: String(expires),
    ...(permission === 'view' ? {} : { download: permission.download }),
  })
  query.set('signature', signatureOf(key, expires, permission === 'view' ? null : permission.download))
  return `/uploads/${key}?${query}`
}

/** Returns a URL at which a guest without an account views a private file for ten minutes. */
export function signedUrlForGuest(key: string, now: Date): string {
  const expires = now.getTime() + TEN_MINUTES_MS
  const query = new URLSearchParams({ expires: String(expires) })
  query.set('signature', signatureOf(key, expires, null))
  return `/uploads/${key}?${query}`
}

/**
 * Returns a URL of a file that a decision about a report has removed, also of a public one. It is valid for ten minutes, and is
 * given only to the operator who decides the appeal.
 */
export function signedUrlOfRemoved(key: string, permission: Permission, now: Date): string {
  const download = permission === 'view' ? null : permission.download
  const expires = now.getTime() + TEN_MINUTES_MS
  const query = new URLSearchParams({
    expires: String(expires),
    ...(download !== null && { download }),
    removed: '1',
  })
  query.set('signature', signatureOf(key, expires, download, true))
  return `/uploads/${key}?${query}`
}

/** Returns true when this URL has a valid signature, for removed files too if it says so, and has not expired. */
export function isSigned(
  key: string,
  query: { expires?: string; download?: string; removed?: string; signature?: string },
  now: Date,
): boolean {
  const expires = Number(query.expires)
  if (!Number.isSafeInteger(expires) || expires <= now.getTime() || !query.signature) return false
  const expected = Buffer.from(signatureOf(key, expires, query.download ?? null, query.removed !== undefined))
  const received = Buffer.from(query.signature)
  return received.length === expected.length && timingSafeEqual(received, expected)
}

function signatureOf(key: string, expires: number, download: string | null, isOfRemoved = false): string {
  return createHmac('sha256', state().secret)
    .update(JSON.stringify([isOfRemoved ? 'removed file' : 'file', key, expires, download]))
    .digest('base64url')
}
