import { publicUrl } from '../../platform/http/public-url.ts'
import { fingerprint, newToken } from '../identity/secrets.ts'

const INVITATION_DAYS = 7

/** A fresh link of an invitation: its address, what is kept of it, and until when it works. */
export function newInvitationLink(now: Date): { url: string; secretHash: string; expiresAt: Date } {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + INVITATION_DAYS * 86_400_000)
  // Behind the hash, so that it reaches no log on its way.
  return { url: publicUrl(`/invitation#${token}`), secretHash: fingerprint(token), expiresAt }
}
