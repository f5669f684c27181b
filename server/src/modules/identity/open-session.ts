import type { Profile } from '@marquee/contract/calls/profile'
import type { RequestContext } from '../../platform/handler.ts'
import { createSession } from './identity.store.ts'
import { profileOf } from './identity.view.ts'
import { fingerprint, newToken } from './secrets.ts'

/** The maximum lifetime of a session, in milliseconds. */
export const SESSION_TTL_MS = 30 * 86_400_000

/**
 * Opens a session. A browser also gets an HttpOnly companion cookie that must come with the token, so that a
 * copied token alone gives no access; a token created without a browser works alone (design, section 7).
 */
export async function openSession(
  ctx: RequestContext,
  accountId: string,
): Promise<{ token: string; user: Profile }> {
  const token = newToken()
  const companion = ctx.browser ? newToken() : null
  await createSession({
    accountId,
    tokenHash: fingerprint(token),
    companionHash: companion ? fingerprint(companion) : null,
    device: ctx.userAgent.slice(0, 200) || 'Unknown device',
    ip: ctx.ip,
    createdAt: ctx.now,
    lastSeenAt: ctx.now,
    confirmedAt: ctx.now,
  })
  if (companion) ctx.setCookie('sid', companion, { httpOnly: true, maxAge: SESSION_TTL_MS / 1000 })
  return { token, user: await profileOf(accountId) }
}
