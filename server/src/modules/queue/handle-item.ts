import type { queueCalls } from '@marquee/contract/calls/queue'
import { fail, failField } from '@marquee/contract/errors'
import type { AuditAct, AuditNoun } from '@marquee/contract/rules/audit-acts'
import { type QueueKindName, queueKinds } from '@marquee/contract/rules/queue-kinds'
import { emit } from '../../platform/events/events.ts'
import type { Handler, RequestContext } from '../../platform/handler.ts'
import { recordOperatorAct } from '../operators/audit.ts'
import { listOperatorContacts } from '../operators/operator-names.store.ts'
import { loadPayment, lockRefund } from '../payments/payments.store.ts'
import { refundPayment } from '../payments/refund-payment.ts'
import { sharedEvent } from '../payouts/payout.ts'
import { type ReminderReason, reminderReasonOf } from '../payouts/payout-reminder.ts'
import { lockPayout } from '../payouts/payouts.store.ts'
import { loadQueue } from './load-queue.ts'
import { isInQueue, saveItemEmail, saveMark } from './queue.store.ts'

const MAX_POSTPONED_MS = 30 * 86_400_000

/** Assigns an item to an operator or to nobody. Fails with `not_found` for what is not in the queue. */
export const assignQueueItem: Handler<typeof queueCalls.assignQueueItem> = async (
  ctx,
  { kind, subjectId, assigneeId, reason },
) => {
  await requireItem(ctx, kind, subjectId)
  const assignee = assigneeId ? (await listOperatorContacts()).find(({ id }) => id === assigneeId) : undefined
  if (assigneeId && !assignee) failField('assigneeId', 'Choose an operator.')
  await saveMark({ kind, subjectId, assigneeId, updatedAt: ctx.now })
  await recordOperatorAct(ctx, {
    ...actOn('assignQueueItem', kind, subjectId, reason),
    details: { kind, assigneeId, assignee: assignee?.name ?? null },
  })
  return loadQueue(ctx.now)
}

/** Postpones an item until a moment of the next 30 days, or brings it back. */
export const postponeQueueItem: Handler<typeof queueCalls.postponeQueueItem> = async (
  ctx,
  { kind, subjectId, until, reason },
) => {
  const postponedUntil = until === null ? null : new Date(until)
  const ms = postponedUntil ? postponedUntil.getTime() - ctx.now.getTime() : 1
  if (ms <= 0 || ms > MAX_POSTPONED_MS) failField('until', 'Choose a moment within the next 30 days.')
  await requireItem(ctx, kind, subjectId)
  await saveMark({
    kind,
    subjectId,
    postponedAt: postponedUntil && ctx.now,
    postponedUntil,
    postponedBy: postponedUntil && ctx.actor.id,
    postponeReason: postponedUntil ? reason : '',
    updatedAt: ctx.now,
  })
  await recordOperatorAct(ctx, {
    ...actOn('postponeQueueItem', kind, subjectId, reason),
    details: { kind, until },
  })
  return loadQueue(ctx.now)
}

/**
 * Closes an item whose rest is done elsewhere. Fails with `wrong_state` for kinds that end by a decision
 * only.
 */
export const closeQueueItem: Handler<typeof queueCalls.closeQueueItem> = async (
  ctx,
  { kind, subjectId, reason },
) => {
  if (!queueKinds[kind].mayClose) fail('wrong_state')
  await requireItem(ctx, kind, subjectId)
  await saveMark({ kind, subjectId, closedAt: ctx.now, updatedAt: ctx.now })
  await recordOperatorAct(ctx, { ...actOn('closeQueueItem', kind, subjectId, reason), details: { kind } })
  return loadQueue(ctx.now)
}

/**
 * Requests a failed refund again. Fails with `wrong_state` for one that has not failed, that was requested
 * again since, or that belongs to a split, which is repeated as a whole.
 */
export const repeatRefund: Handler<typeof queueCalls.repeatRefund> = async (ctx, { refundId, reason }) => {
  const refund = (await lockRefund(refundId)) ?? fail('not_found')
  if (!(await isInQueue('failed_refund', refundId, ctx.now))) fail('wrong_state', { state: refund.status })
  const payment = (await loadPayment(refund.paymentId)) ?? fail('not_found')
  const { amount, paymentId } = refund
  await refundPayment(paymentId, {
    amount,
    reason: refund.reason,
    key: `again:${refundId}`,
    repeatsId: refundId,
  })
  await recordOperatorAct(ctx, {
    ...actOn('repeatRefund', 'failed_refund', refundId, reason),
    accountId: payment.payerId,
    details: { amount, currency: payment.currency },
  })
  return loadQueue(ctx.now)
}

/** The kind of the item of a payout, by the reason of its reminder. */
const itemOfReminder = {
  returned: 'returned_payout',
  unclaimed: 'unclaimed_share',
  onboarding: 'unpaid_share',
  restricted: 'unpaid_share',
} as const satisfies Record<ReminderReason, QueueKindName>

/**
 * Reminds those who can release a waiting payout, and postpones its item. Fails with `wrong_state` when nobody
 * can.
 */
export const remindPayee: Handler<typeof queueCalls.remindPayee> = async (ctx, { payoutId, reason }) => {
  const payout = (await lockPayout(payoutId)) ?? fail('not_found')
  const why = reminderReasonOf(payout) ?? fail('wrong_state', { state: payout.status })
  const kind = itemOfReminder[why]
  await emit('payout.reminded', { ...sharedEvent(payout), reason: why })
  await saveItemEmail(ctx, { kind, subjectId: payoutId, emailKind: 'reminder', reason })
  await recordOperatorAct(ctx, {
    ...actOn('remindPayee', kind, payoutId, reason),
    accountId: payout.payeeId,
  })
  return loadQueue(ctx.now)
}

async function requireItem(
  { now }: Pick<RequestContext, 'now'>,
  kind: QueueKindName,
  subjectId: string,
): Promise<void> {
  if (!(await isInQueue(kind, subjectId, now))) fail('not_found')
}

/** What the items of a kind are about, for the audit log. */
const nouns: Record<QueueKindName, AuditNoun> = {
  report: 'report case',
  report_appeal: 'report case',
  strike_review: 'report case',
  dispute: 'dispute',
  appeal: 'dispute',
  cancellation: 'cancellation',
  correction: 'correction',
  failed_settlement: 'settlement',
  campaign_review: 'campaign',
  brand_verification: 'brand',
  handle_verification: 'social account',
  tracked_website: 'website',
  chargeback: 'chargeback',
  failed_refund: 'refund',
  returned_payout: 'payout',
  rejected_payee: 'payee',
  unpaid_share: 'payout',
  unclaimed_share: 'payout',
  provider_delay: 'provider call',
  contact_message: 'contact message',
  bounced_address: 'account',
  ledger_alarm: 'ledger check',
  retention_alarm: 'retention row',
}

const actOn = (action: AuditAct, kind: QueueKindName, id: string, reason: string) => ({
  action,
  subject: { noun: nouns[kind], id },
  reason,
})
