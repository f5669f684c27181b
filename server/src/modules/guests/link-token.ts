import { randomBytes } from 'node:crypto'
import { keyedHash } from '../identity/secrets.ts'

const DAY_MS = 86_400_000
/** 128 bits, so that a page cannot be found without its link. */
const TOKEN_BYTES = 16

/** Returns a new token and the hash under which it is stored. */
export function newLinkToken(): { token: string; tokenHash: string } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  return { token, tokenHash: keyedHash(token) }
}

/** Returns when a link ends that works for this many days from now. */
export const endOfLink = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS)
