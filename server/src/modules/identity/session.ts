import type { Profile } from '@marquee/contract/calls/profile'
import { fail } from '@marquee/contract/errors'
import { retentionMs } from '@marquee/contract/rules/retention'
import { isInTransaction, runAfterTransaction } from '../../platform/database/database.ts'
import type { Actor, RequestContext } from '../../platform/handler.ts'
import type { SessionProof } from '../../platform/http/call-context.ts'
import { DEVICE_COOKIE_SECONDS } from '../../platform/http/known-device.ts'
import { networkOf } from '../../platform/http/network.ts'
import { disconnectSessions } from '../../platform/realtime/broadcast.ts'
import { clock } from '../../platform/time/clock.ts'
import { keepSettings } from '../settings/settings.store.ts'
import {
  type Account,
  createSession,
  deleteOldestSessions,
  deleteSessions,
  deleteSessionsOfBrowser,
  findSession,
  lockAccount,
  touchSession,
} from './identity.store.ts'
import { profileOf } from './identity.view.ts'
import { saveKnownNetwork } from './known-networks.store.ts'
import { fingerprint, newToken } from './secrets.ts'
import { isSocketTicketFor } from './socket-ticket.ts'

/** The maximum lifetime of a session, in milliseconds. */
const SESSION_TTL_MS = retentionMs('sessions')
/** Sessions that an account may have at a time. */
export const MAX_SESSIONS = 50
const IDLE_TIMEOUT_MS = retentionMs('idle_sessions')
/** The last-seen time is written at most this often, so that reads rarely write. */
const TOUCH_INTERVAL_MS = 5 * 60_000

/** A new session: its token for the `x-access-token` header, and the profile of its account. */
interface OpenedSession {
  token: string
  user: Profile
}

/** Loads an account and opens a session for it. Fails with `not_found` when the account is gone. */
export async function openSession(ctx: RequestContext, accountId: string): Promise<OpenedSession> {
  return openSessionFor(ctx, (await lockAccount(accountId)) ?? fail('not_found'))
}

/**
 * Opens a session for an account that the handler has locked or created. It replaces the session that the
 * request came with, also one of another account, because a browser has one set of cookies. The fifty-first
 * session of an account ends the oldest. A browser also gets an HttpOnly companion cookie that must come with
 * the token, so that a copied token alone gives no access; a token created without a browser works alone
 * (design, section 7).
 */
export async function openSessionFor(
  ctx: RequestContext,
  account: Account,
  { isSecondConfirmed = false } = {},
): Promise<OpenedSession> {
  const token = newToken()
  const companion = ctx.browser ? newToken() : null
  await endReplacedSession(ctx)
  for (const ended of await deleteOldestSessions(account.id, MAX_SESSIONS - 1)) disconnectSessions(ended)
  await createSession({
    accountId: account.id,
    tokenHash: fingerprint(token),
    companionHash: companion ? fingerprint(companion) : null,
    device: ctx.userAgent.slice(0, 200) || 'Unknown device',
    ip: ctx.ip,
    createdAt: ctx.now,
    lastSeenAt: ctx.now,
    confirmedAt: ctx.now,
    secondConfirmedAt: isSecondConfirmed ? ctx.now : null,
  })
  if (companion) ctx.setCookie('sid', companion, { httpOnly: true, maxAge: SESSION_TTL_MS / 1000 })
  await rememberOrigin(ctx, account)
  return { token, user: await profileOf(account) }
}

/** Ends the session whose companion cookie or token came with this request. */
async function endReplacedSession({ companion, actor }: RequestContext): Promise<void> {
  if (companion === null && actor.sessionId === '') return
  const companionHash = companion === null ? null : fingerprint(companion)
  for (const ended of await deleteSessionsOfBrowser(companionHash, actor.sessionId || null))
    disconnectSessions(ended)
}

/**
 * Makes the browser and the network of this request known for an account, so that strangers who try passwords
 * cannot lock it out from there.
 */
export async function rememberOrigin(ctx: RequestContext, account: Account): Promise<void> {
  await saveKnownNetwork(account.id, networkOf(ctx.ip), ctx.now)
  if (ctx.browser)
    ctx.setCookie('device', ctx.deviceCookieFor(account.email), {
      httpOnly: true,
      maxAge: DEVICE_COOKIE_SECONDS,
    })
}

/**
 * Returns the actor of a token; null when the session is unknown, idle for a day, a month old, without its
 * companion, or suspended. In a write the session is locked until the commit, so that nothing commits after
 * its session was ended.
 */
export async function resolveSession(token: string, proof: SessionProof): Promise<Actor | null> {
  const session = await findSession(fingerprint(token), isInTransaction())
  // Operators have sessions of their own kind, and none of this one.
  if (session?.status !== 'active' || session.role === 'adminProMax') return null
  keepSettings(session.settings)
  const now = clock.now()
  if (session.companionHash && !isProved(session.id, session.companionHash, proof, now)) return null
  if (now.getTime() - session.createdAt.getTime() > SESSION_TTL_MS) return null
  if (now.getTime() - session.lastSeenAt.getTime() > IDLE_TIMEOUT_MS) return null
  if (now.getTime() - session.lastSeenAt.getTime() > TOUCH_INTERVAL_MS) await updateLastSeen(session.id, now)
  return {
    kind: 'account',
    id: session.accountId,
    role: session.role,
    sessionId: session.id,
    confirmedAt: session.factorOf ? session.secondConfirmedAt : session.confirmedAt,
    hasSecondFactor: session.factorOf !== null,
  }
}

/**
 * Returns whether the token comes from its own browser: with the companion cookie, or with a socket ticket.
 */
function isProved(
  sessionId: string,
  companionHash: string,
  { companion, ticket }: SessionProof,
  now: Date,
): boolean {
  if (ticket && isSocketTicketFor(sessionId, ticket, now)) return true
  return companion !== null && fingerprint(companion) === companionHash
}

/**
 * Updates the last-seen time, after the commit when the session is locked: two writes of one session would
 * otherwise wait for each other.
 */
async function updateLastSeen(sessionId: string, now: Date): Promise<void> {
  if (isInTransaction()) runAfterTransaction(() => touchSession(sessionId, now))
  else await touchSession(sessionId, now)
}

/**
 * Ends sessions of an account, all of them unless `which` says otherwise, in the database and in all caches:
 * other nodes and open sockets are notified at commit. Returns the number of ended sessions.
 */
export async function endSessionsOf(
  accountId: string,
  which: { only?: string; except?: string },
): Promise<number> {
  const ended = await deleteSessions(accountId, which)
  for (const sessionId of ended) disconnectSessions(sessionId)
  return ended.length
}
