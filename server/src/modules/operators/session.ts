import { retentionMs } from '@marquee/contract/rules/retention'
import { isInTransaction, runAfterTransaction } from '../../platform/database/database.ts'
import type { Actor, RequestContext } from '../../platform/handler.ts'
import type { SessionProof } from '../../platform/http/call-context.ts'
import { disconnectSessions } from '../../platform/realtime/broadcast.ts'
import { clock } from '../../platform/time/clock.ts'
import { fingerprint, newToken } from '../identity/secrets.ts'
import { resolveSession as resolveUserSession } from '../identity/session.ts'
import { isSocketTicketFor } from '../identity/socket-ticket.ts'
import { keepSettings } from '../settings/settings.store.ts'
import {
  createOperatorSession,
  deleteOperatorSessions,
  findImpersonation,
  findOperatorSession,
  touchOperatorSession,
} from './operator-sessions.store.ts'

/** How long a session of an operator lasts without use, and at most, in milliseconds. */
export const OPERATOR_IDLE_MS = retentionMs('idle_operator_sessions')
export const OPERATOR_SESSION_MS = retentionMs('operator_sessions')
/** The last-seen time is written at most this often. */
const TOUCH_INTERVAL_MS = 60_000

/** The first part of a token says whose it is, so that each kind is found with one statement. */
const operatorPrefix = 'operator.'
export const impersonationPrefix = 'acting.'

/**
 * Returns the actor of a token: a user, an operator, or a user as whom an operator acts; null without a valid
 * session.
 */
export async function resolveSession(token: string, proof: SessionProof): Promise<Actor | null> {
  if (token.startsWith(operatorPrefix)) return resolveOperator(token, proof)
  if (token.startsWith(impersonationPrefix)) return resolveImpersonation(token, proof)
  return resolveUserSession(token, proof)
}

/** Opens a session for an operator whose second factor was checked, and sets the two cookies of the browser. */
export async function openOperatorSession(ctx: RequestContext, operatorId: string): Promise<string> {
  const token = `${operatorPrefix}${newToken()}`
  const companion = newToken()
  await createOperatorSession({
    operatorId,
    tokenHash: fingerprint(token),
    companionHash: fingerprint(companion),
    device: ctx.userAgent.slice(0, 200) || 'Unknown device',
    ip: ctx.ip,
    createdAt: ctx.now,
    lastSeenAt: ctx.now,
  })
  const maxAge = OPERATOR_SESSION_MS / 1000
  ctx.setCookie('admin', companion, { httpOnly: true, maxAge })
  ctx.setCookie('adminToken', token, { maxAge })
  return token
}

/** Ends sessions of an operator, one or all, with every impersonation begun in them, on every node. */
export async function endOperatorSessions(operatorId: string, only?: string): Promise<void> {
  for (const ended of await deleteOperatorSessions(operatorId, only)) disconnectSessions(ended)
}

async function resolveOperator(token: string, { operatorCompanion }: SessionProof): Promise<Actor | null> {
  const found = await findOperatorSession(fingerprint(token))
  if (!found) return null
  const { session, settings } = found
  if (!operatorCompanion || fingerprint(operatorCompanion) !== session.companionHash) return null
  if (!(await isInUse(session))) return null
  keepSettings(settings)
  return {
    kind: 'account',
    id: session.operatorId,
    role: 'adminProMax',
    sessionId: session.id,
    confirmedAt: session.createdAt,
  }
}

async function resolveImpersonation(
  token: string,
  { operatorCompanion, ticket }: SessionProof,
): Promise<Actor | null> {
  const found = await findImpersonation(fingerprint(token))
  if (!found) return null
  const { impersonation, session, role, settings } = found
  const companion = operatorCompanion && fingerprint(operatorCompanion)
  const isOwnBrowser =
    companion !== null && [session.companionHash, impersonation.companionHash].includes(companion)
  if (!isOwnBrowser && !(ticket && isSocketTicketFor(impersonation.id, ticket, clock.now()))) return null
  if (impersonation.expiresAt <= clock.now() || !(await isInUse(session))) return null
  keepSettings(settings)
  return {
    kind: 'account',
    id: impersonation.accountId,
    role,
    sessionId: impersonation.id,
    impersonation: {
      id: impersonation.id,
      operatorId: impersonation.operatorId,
      canWrite: impersonation.canWrite,
      caseId: impersonation.caseId,
      reason: impersonation.reason,
    },
  }
}

/** Returns whether a session has not ended by time, and records that it is used. */
async function isInUse(session: { id: string; createdAt: Date; lastSeenAt: Date }): Promise<boolean> {
  const now = clock.now()
  const idleMs = now.getTime() - session.lastSeenAt.getTime()
  if (idleMs > OPERATOR_IDLE_MS || now.getTime() - session.createdAt.getTime() > OPERATOR_SESSION_MS)
    return false
  // After the commit when the session is locked: two writes of one session would otherwise wait for each other.
  if (idleMs > TOUCH_INTERVAL_MS) {
    if (isInTransaction()) runAfterTransaction(() => touchOperatorSession(session.id, now))
    else await touchOperatorSession(session.id, now)
  }
  return true
}
