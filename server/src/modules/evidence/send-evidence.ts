import type { evidenceCalls } from '@marquee/contract/calls/evidence'
import { fail } from '@marquee/contract/errors'
import { formatMoney } from '@marquee/contract/rules/currency'
import { formatLocalDateTime } from '@marquee/contract/rules/dates'
import type Stripe from 'stripe'
import { onEvent } from '../../platform/events/events.ts'
import type { Handler } from '../../platform/handler.ts'
import { logError } from '../../platform/log.ts'
import { provider } from '../../platform/provider/gateway.ts'
import { queueProviderCall } from '../../platform/provider/provider-calls.ts'
import { cancelTimers, onTimer, scheduleTimer } from '../../platform/timers/timers.ts'
import { loadDeal } from '../deals/deals.store.ts'
import { loadCaseFile } from '../disputes/load-case-file.ts'
import { recordOperatorAct } from '../operators/audit.ts'
import { findLastChargeback } from '../payments/payments.store.ts'
import { findDisputedDeal, saveEvidenceState } from './evidence.store.ts'
import { evidenceTexts } from './evidence-texts.ts'
import { loadPack } from './load-pack.ts'

/** The evidence goes to the bank this long before its last moment, unless an operator sends it earlier. */
const SEND_BEFORE_MS = 12 * 3_600_000

interface Sending {
  chargebackId: string
  disputeRef: string
  evidence: Record<string, string>
}

/** Sends evidence to the bank once. A repeat after a lost answer finds that it has arrived. */
const submitEvidence = queueProviderCall<Sending, Stripe.Dispute>('dispute evidence', {
  find: async ({ disputeRef }) => {
    const dispute = await provider().disputes.retrieve(disputeRef)
    return dispute.evidence_details.submission_count > 0 ? dispute : null
  },
  send: ({ disputeRef, evidence }, key) =>
    provider().disputes.update(disputeRef, { evidence, submit: true }, { idempotencyKey: key }),
  onSuccess: (_dispute, { chargebackId }, now) =>
    saveEvidenceState(chargebackId, { evidenceSentAt: now, evidenceRequestedAt: null, evidenceError: null }),
  // The bank has decided meanwhile, or something is wrong with the evidence: an operator may send it again.
  onRejected: async ({ code }, { chargebackId, disputeRef }, now) => {
    logError('evidence', new Error(`The evidence for ${disputeRef} was rejected: ${code}`))
    await saveEvidenceState(chargebackId, {
      evidenceRequestedAt: null,
      evidenceError: code || 'rejected',
      evidenceRejectedAt: now,
    })
  },
})

/** Registers the sending of evidence about every card payment that a bank disputes. */
export function registerEvidence(): void {
  onTimer('chargeback', 'send_evidence', (id, now) => sendFor(id, '', now))
  onEvent('payment.disputed', async ({ outcome, paymentId }, { now }) => {
    const chargeback = await findLastChargeback(paymentId)
    if (!chargeback) return
    if (outcome === 'opened')
      await scheduleTimer('chargeback', chargeback.id, 'send_evidence', sendsAt(chargeback, now))
    else await cancelTimers('chargeback', chargeback.id)
  })
  onEvent('payment.dispute_lost', async ({ paymentId }) => {
    const chargeback = await findLastChargeback(paymentId)
    if (chargeback) await cancelTimers('chargeback', chargeback.id)
  })
}

/** Returns a disputed card payment with its deal, and when the evidence is sent, or was. Fails with `not_found`. */
export const getChargeback: Handler<typeof evidenceCalls.chargeback> = async (ctx, { chargebackId }) => {
  const sending = await viewSending(chargebackId, ctx.now)
  const deal = (await loadDeal(sending.dealId)) ?? fail('not_found')
  return { ...sending, ...(await loadCaseFile(deal, ctx.now)) }
}

/** Sends the evidence now. Fails with `wrong_state` when it was sent, is on its way, or the bank has decided. */
export const sendEvidence: Handler<typeof evidenceCalls.sendEvidence> = async (
  ctx,
  { chargebackId, note, reason },
) => {
  const before = await viewSending(chargebackId, ctx.now)
  if (!before.sendsAt || before.isSending) fail('wrong_state')
  await cancelTimers('chargeback', chargebackId)
  await sendFor(chargebackId, note, ctx.now)
  await recordOperatorAct(ctx, {
    action: 'sendEvidence',
    subject: { noun: 'chargeback', id: chargebackId },
    reason,
  })
  return { ...before, sendsAt: ctx.now.toISOString(), isSending: true, error: null }
}

async function viewSending(chargebackId: string, now: Date) {
  const { chargeback, dealId } = (await findDisputedDeal(chargebackId)) ?? fail('not_found')
  const isWaiting = chargeback.status === 'open' && !chargeback.evidenceSentAt
  return {
    dealId: dealId ?? fail('not_found'),
    evidenceDue: chargeback.evidenceDue?.toISOString() ?? null,
    sendsAt: isWaiting ? sendsAt(chargeback, now).toISOString() : null,
    sentAt: chargeback.evidenceSentAt?.toISOString() ?? null,
    isSending: isWaiting && chargeback.evidenceRequestedAt !== null,
    error: isWaiting ? chargeback.evidenceError : null,
  }
}

/** Queues the call that sends the evidence; at most one for each dispute of a bank, unless it was rejected. */
async function sendFor(chargebackId: string, note: string, now: Date): Promise<void> {
  const found = await findDisputedDeal(chargebackId)
  if (!found?.dealId || found.chargeback.status !== 'open' || found.chargeback.evidenceSentAt) return
  const { chargeback, currency, dealId } = found
  const pack = await loadPack(dealId, now)
  const subject = `${formatMoney(chargeback.amount, currency)}, disputed as ${chargeback.reason} on ${formatLocalDateTime(chargeback.createdAt.toISOString())}`
  const evidence = evidenceTexts(pack, { subject, note })
  await saveEvidenceState(chargebackId, { evidenceRequestedAt: now, evidenceError: null })
  const key = chargeback.evidenceError
    ? `evidence:${chargebackId}:${now.toISOString()}`
    : `evidence:${chargebackId}`
  await submitEvidence.request(key, {
    chargebackId,
    disputeRef: chargeback.disputeRef,
    evidence,
  })
}

function sendsAt({ evidenceDue }: { evidenceDue: Date | null }, now: Date): Date {
  return evidenceDue ? new Date(Math.max(evidenceDue.getTime() - SEND_BEFORE_MS, now.getTime())) : now
}
