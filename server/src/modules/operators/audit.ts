import type { Call, CallInput } from '@marquee/contract/call'
import type { AuditAct, AuditNoun } from '@marquee/contract/rules/audit-acts'
import { openTransaction } from '../../platform/database/database.ts'
import type { Actor, RequestContext } from '../../platform/handler.ts'
import { createAuditEntry } from './audit.store.ts'
import type { AuditDetails } from './operators.tables.ts'

/** One act of an operator, as the audit log keeps it. */
export interface OperatorAct {
  /** The name of the call, such as `tokenByUser`. */
  action: AuditAct
  subject?: { noun: AuditNoun; id: string }
  /** The user concerned. */
  accountId?: string
  /** 3 to 1,000 characters; see `operatorReason`. */
  reason: string
  /** Facts such as an amount or a former value; no secrets. */
  details?: AuditDetails
}

/** Queues the audit entry of an operator's act in the transaction of the act. Every write of operators calls it. */
export async function recordOperatorAct(
  ctx: Pick<RequestContext, 'actor' | 'ip' | 'requestId' | 'now'>,
  act: OperatorAct,
): Promise<void> {
  openTransaction('recordOperatorAct()')
  await createAuditEntry({
    operatorId: ctx.actor.id,
    action: act.action,
    subjectNoun: act.subject?.noun ?? null,
    subjectId: act.subject?.id ?? null,
    accountId: act.accountId ?? null,
    reason: act.reason,
    details: act.details ?? {},
    requestId: ctx.requestId,
    ip: ctx.ip,
    at: ctx.now,
  })
}

/** Queues the audit entry of what happens to a visit itself: changes allowed, an objection, its end. */
export async function recordVisitAct(
  ctx: Pick<RequestContext, 'ip' | 'requestId' | 'now'>,
  visit: { id: string; operatorId: string; accountId: string },
  { action, reason, details = {} }: Pick<OperatorAct, 'action' | 'reason' | 'details'>,
): Promise<void> {
  await createAuditEntry({
    operatorId: visit.operatorId,
    action,
    subjectNoun: 'visit',
    subjectId: visit.id,
    accountId: visit.accountId,
    reason,
    details,
    requestId: ctx.requestId,
    ip: ctx.ip,
    at: ctx.now,
  })
}

/** A write that an operator makes while acting as a user. */
export interface ImpersonatedWrite {
  name: string
  call: Call
  input: CallInput<Call>
  /** The user, or the talent on whose behalf the user acts; with its impersonation. */
  actor: Actor
  ip: string
  requestId: string
}

/** Queues the audit entry of a write that an operator makes as a user, in the transaction of the write. */
export async function recordImpersonatedWrite(write: ImpersonatedWrite): Promise<void> {
  const { impersonation, id, delegation } = write.actor
  // What concerns the visit itself is recorded by its own handlers.
  if (!impersonation || write.call.whileActing === 'only') return
  const { subject } = write.call
  const subjectId = subject ? write.input[subject.field] : null
  await createAuditEntry({
    operatorId: impersonation.operatorId,
    action: write.name,
    subjectNoun: subject?.noun ?? null,
    subjectId: typeof subjectId === 'string' ? subjectId : null,
    accountId: delegation?.accountId ?? id,
    impersonationId: impersonation.id,
    reason: impersonation.reason,
    details: {},
    requestId: write.requestId,
    ip: write.ip,
    at: openTransaction('recordImpersonatedWrite()').now,
  })
}
