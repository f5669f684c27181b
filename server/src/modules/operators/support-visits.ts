import type { supportVisitCalls } from '@marquee/contract/calls/support-visits'
import { fail } from '@marquee/contract/errors'
import { toPage } from '../../platform/database/pagination.ts'
import type { Handler, RequestContext } from '../../platform/handler.ts'
import { accountIdOf } from '../../platform/handler.ts'
import { disconnectSessions } from '../../platform/realtime/broadcast.ts'
import { fingerprint, newToken } from '../identity/secrets.ts'
import { listChangesDuring } from './audit.store.ts'
import { recordVisitAct } from './audit.ts'
import {
  consumeHandover,
  listImpersonationsOf,
  loadImpersonation,
  lockImpersonationOf,
  updateImpersonation,
} from './impersonations.store.ts'
import { operatorUrl } from './operator-area.ts'
import { visitView } from './operators.view.ts'
import { impersonationPrefix } from './session.ts'
import { findUser } from './users.store.ts'

/** How long a handover code works, in milliseconds. */
const HANDOVER_MS = 60_000
/** The longest time a visit and its cookie last, in seconds. */
const COMPANION_SECONDS = 30 * 60

/** Returns the visit that the operator’s token belongs to. */
export const getCurrentVisit: Handler<typeof supportVisitCalls.currentVisit> = async (ctx) => {
  const id = visitIdOf(ctx)
  const [visit, user, changes] = await Promise.all([
    loadImpersonation(id),
    findUser(ctx.actor.id),
    listChangesDuring([id]),
  ])
  if (!visit || !user) fail('not_found')
  return {
    ...visitView(visit.impersonation, changes, ctx.now),
    operator: visit.operator,
    user: { id: user.id, name: user.name, role: user.role },
    adminUrl: operatorUrl(`/admin/users/${user.id}`),
  }
}

/** Lets the operator change things as the user from now on. The reason is kept in the audit log. */
export const allowChanges: Handler<typeof supportVisitCalls.allowChanges> = async (ctx, { reason }) => {
  const visit = (await lockImpersonationOf(ctx.actor.id, visitIdOf(ctx))) ?? fail('not_found')
  await updateImpersonation(visit.id, { canWrite: true })
  await recordVisitAct(ctx, visit, { action: 'allowChanges', reason })
  return visitView({ ...visit, canWrite: true }, [], ctx.now)
}

/** Ends the visit. The operator’s own session goes on. */
export const endVisit: Handler<typeof supportVisitCalls.endVisit> = async (ctx) => {
  const visit = (await lockImpersonationOf(ctx.actor.id, visitIdOf(ctx))) ?? fail('not_found')
  await updateImpersonation(visit.id, { endedAt: ctx.now, endedBy: 'operator' })
  await recordVisitAct(ctx, visit, { action: 'endVisit', reason: visit.reason })
  disconnectSessions(visit.id)
  return { adminUrl: operatorUrl(`/admin/users/${ctx.actor.id}`) }
}

/** Takes a visit over to the host of users, with a token and a cookie of its own. Fails with `wrong_code`. */
export const enterVisit: Handler<typeof supportVisitCalls.enterVisit> = async (ctx, { handover }) => {
  const [token, companion] = [`${impersonationPrefix}${newToken()}`, newToken()]
  const startedAfter = new Date(ctx.now.getTime() - HANDOVER_MS)
  const visit =
    (await consumeHandover(fingerprint(handover), fingerprint(companion), startedAfter)) ?? fail('wrong_code')
  await updateImpersonation(visit.id, { tokenHash: fingerprint(token) })
  ctx.setCookie('admin', companion, { httpOnly: true, maxAge: COMPANION_SECONDS })
  return { token }
}

/** Returns a page of the visits of operators to the account, newest first. */
export const getSupportVisits: Handler<typeof supportVisitCalls.supportVisits> = async (ctx, input) => {
  const rows = await listImpersonationsOf(accountIdOf(ctx.actor), input)
  const changes = await listChangesDuring(rows.map(({ impersonation }) => impersonation.id))
  return toPage(
    rows,
    input.limit,
    ({ impersonation }) => visitView(impersonation, changes, ctx.now),
    ({ impersonation }) => [impersonation.createdAt.toISOString(), impersonation.id],
  )
}

/**
 * Records what the user objects to about a visit, and ends it at once on every node. Fails with `not_found` for a
 * visit to another account, and with `wrong_state` for a second objection.
 */
export const objectToVisit: Handler<typeof supportVisitCalls.objectToVisit> = async (ctx, input) => {
  const visit = (await lockImpersonationOf(accountIdOf(ctx.actor), input.visitId)) ?? fail('not_found')
  if (visit.objection !== null) fail('wrong_state')
  const isOpen = visit.endedAt === null && visit.expiresAt > ctx.now
  const changes = {
    objection: input.objection,
    ...(isOpen && { endedAt: ctx.now, endedBy: 'user' as const }),
  }
  await updateImpersonation(visit.id, changes)
  await recordVisitAct(ctx, visit, {
    action: 'objectToVisit',
    reason: input.objection,
    details: { wasOpen: isOpen },
  })
  disconnectSessions(visit.id)
  return visitView({ ...visit, ...changes }, await listChangesDuring([visit.id]), ctx.now)
}

function visitIdOf({ actor }: RequestContext): string {
  return actor.impersonation?.id ?? fail('wrong_role')
}
