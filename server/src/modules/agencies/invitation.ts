import { fail } from '@marquee/contract/errors'
import { publicUrl } from '../../platform/http/public-url.ts'
import { fingerprint, newToken } from '../identity/secrets.ts'
import { findInvitation, type Invitation } from './invitations.store.ts'

const INVITATION_MS = 7 * 86_400_000

/** Creates an invitation link: its address, the hash to store and its expiry, seven days from `now`. */
export function newInvitationLink(now: Date): { url: string; secretHash: string; expiresAt: Date } {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + INVITATION_MS)
  // The token is in the URL fragment, so that it reaches no server log.
  return { url: publicUrl(`/invitation#${token}`), secretHash: fingerprint(token), expiresAt }
}

/** Returns the open invitation of a link. Fails with `invitation_expired` for every other token. */
export async function invitationOf(token: string, now: Date): Promise<Invitation> {
  return (await findInvitation(fingerprint(token), now)) ?? fail('invitation_expired')
}
