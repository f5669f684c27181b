import { publicUrl } from '../../platform/http/public-url.ts'
import { fingerprint, newToken } from '../identity/secrets.ts'

const INVITATION_DAYS = 7

/** Creates an invitation link: its address, the hash to store and its expiry, seven days from `now`. */
export function newInvitationLink(now: Date): { url: string; secretHash: string; expiresAt: Date } {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + INVITATION_DAYS * 86_400_000)
  // The token is in the URL fragment, so that it reaches no server log.
  return { url: publicUrl(`/invitation#${token}`), secretHash: fingerprint(token), expiresAt }
}
