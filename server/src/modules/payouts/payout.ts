import type { Events } from '@marquee/contract/events/index'
import { move } from '@marquee/contract/lifecycles/lifecycle'
import { type HoldReason, type PayoutEvent, payoutLifecycle } from '@marquee/contract/lifecycles/payout'
import type Stripe from 'stripe'
import { openTransaction } from '../../platform/database/database.ts'
import { emit } from '../../platform/events/events.ts'
import { provider } from '../../platform/provider/gateway.ts'
import { idOf } from '../../platform/provider/id-of.ts'
import { queueProviderCall } from '../../platform/provider/provider-calls.ts'
import { cancelTimers, scheduleTimer } from '../../platform/timers/timers.ts'
import { recordTransition, transition } from '../../platform/transitions/transition.ts'
import { loadAccount } from '../identity/identity.store.ts'
import { nettedLines, reversalLines, transferLines } from '../ledger/journals.ts'
import { postJournal } from '../ledger/post-journal.ts'
import { releasePayable } from '../payments/payable.ts'
import type { Payable } from '../payments/payables.store.ts'
import { loadPayment } from '../payments/payments.store.ts'
import { nextPayoutReminder } from './payout-reminder.ts'
import { paidDeals, payoutHolds } from './payouts.ports.ts'
import {
  createPayout,
  loadPayee,
  loadPayout,
  lockPayout,
  lockSharesOwedByPayee,
  type PayoutChanges,
  type PayoutRow,
  updatePayout,
} from './payouts.store.ts'
import { payouts } from './payouts.tables.ts'

/**
 * Pays out completed work: releases the held funds and sends each share, or holds it with a reason. A
 * repeated call does nothing. `subjectId` is the payees' reference: their deal.
 */
export async function payOut(
  payable: Payable,
  { subjectId, title }: { subjectId: string; title: string },
): Promise<void> {
  const earned = await releasePayable(payable)
  if (!earned) return
  const { payeeId, agencyId, id: payableId, currency } = payable
  const share = { payableId, paymentId: earned.paymentId, subjectId, title, currency }
  // The talent first, everywhere, so that what two payees owe is locked in one order.
  await scheduleShare({ ...share, payeeId, role: 'talent', amount: earned.talent })
  if (agencyId) await scheduleShare({ ...share, payeeId: agencyId, role: 'agent', amount: earned.agent })
}

type Share = Pick<
  PayoutRow,
  'payeeId' | 'role' | 'payableId' | 'paymentId' | 'subjectId' | 'title' | 'amount' | 'currency'
>

/**
 * Creates and sends one share. Shares are independent: missing bank details of one payee never delay the
 * other.
 */
async function scheduleShare(share: Share): Promise<void> {
  if (share.amount === 0) return
  const { now } = openTransaction('payOut()')
  const scheduled = move(payoutLifecycle, { status: 'new', version: 0 }, 'schedule', 'system', {})
  const payout = await createPayout({ ...share, status: scheduled.to, createdAt: now, updatedAt: now })
  if (!payout) return
  await recordTransition('payout', payout.id, scheduled, 'system')
  await sendOrHold(payout)
}

/** Sends a locked share, or holds it with the reason that its payee sees. */
export async function sendOrHold(payout: PayoutRow): Promise<void> {
  if (payout.isSending || (payout.status !== 'scheduled' && payout.status !== 'on_hold')) return
  const reason = await holdReasonOf(payout)
  if (reason) return holdPayout(payout, reason)
  const due = payout.status === 'on_hold' ? await movePayout(payout, 'resume', { holdReason: null }) : payout
  const netted = await deductDebts(due)
  if (netted === due.amount)
    return void (await movePayout(due, 'reverse', { netted: due.netted + netted, amount: 0 }))
  const attempt = due.attempt + 1
  await updatePayout(due.id, {
    attempt,
    isSending: true,
    netted: due.netted + netted,
    amount: due.amount - netted,
  })
  await sendTransfer.request(`transfer:${due.id}:${attempt}`, { payoutId: due.id })
}

/** Holds a share for a reason; one that was sent already stays sent. */
export async function holdPayout(payout: PayoutRow, holdReason: HoldReason): Promise<void> {
  if (payout.status !== 'on_hold' && payout.status !== 'scheduled') return
  if (payout.status === 'scheduled') await movePayout(payout, 'hold', { holdReason })
  else if (payout.holdReason === holdReason) return
  else await updatePayout(payout.id, { holdReason, updatedAt: openTransaction('holdPayout()').now })
  await emit('payout.held', { ...sharedEvent(payout), reason: holdReason })
  await scheduleReminder(payout.id)
}

/** Schedules the first reminder of a share that waits for its payee from now on. */
async function scheduleReminder(payoutId: string): Promise<void> {
  const { now } = openTransaction('scheduleReminder()')
  await scheduleTimer('payout', payoutId, 'remind', nextPayoutReminder(now, now))
}

function payoutEvent({ id, payeeId, subjectId }: PayoutRow) {
  return { payoutId: id, payeeId, subjectId }
}

/** Returns the payload of an event that also concerns the agents of a talent. */
export function sharedEvent(payout: PayoutRow) {
  return { ...payoutEvent(payout), talentId: payout.role === 'talent' ? payout.payeeId : null }
}

/** Emits that a payee loses a part of a share, in minor units. */
export async function emitReduction(
  payout: PayoutRow,
  how: Events['payout.reduced']['how'],
  amount: number,
): Promise<void> {
  if (amount > 0) await emit('payout.reduced', { ...payoutEvent(payout), how, amount })
}

const sendTransfer = queueProviderCall<{ payoutId: string }, Stripe.Transfer>('transfer', {
  send: async ({ payoutId }, key) => {
    const payout = await loadPayout(payoutId)
    const [payee, payment] = payout
      ? await Promise.all([loadPayee(payout.payeeId), loadPayment(payout.paymentId)])
      : []
    if (!payout || !payee?.accountRef || !payment?.chargeRef)
      throw new Error('A share has lost its payee or its payment')
    return provider().transfers.create(
      {
        amount: payout.amount,
        currency: payout.currency.toLowerCase(),
        destination: payee.accountRef,
        // From this charge, so that the transfer does not depend on the rest of the balance (payments,
        // section 2).
        source_transaction: payment.chargeRef,
        transfer_group: `payable_${payout.payableId}`,
        metadata: { payout: payout.id },
        expand: ['balance_transaction'],
      },
      { idempotencyKey: key },
    )
  },
  find: async ({ payoutId }) => {
    const payout = await loadPayout(payoutId)
    const { data } = await provider().transfers.list({
      transfer_group: `payable_${payout?.payableId}`,
      limit: 100,
    })
    return data.find(({ metadata }) => metadata.payout === payoutId) ?? null
  },
  onSuccess: async (transfer, { payoutId }) => {
    const payout = await lockPayout(payoutId)
    if (!payout || payout.transferRef) return
    const { now: occurredAt } = openTransaction('transfer')
    const { role, payeeId, currency, amount } = payout
    await postJournal({
      factKey: `transfer:${transfer.id}`,
      kind: 'transferred',
      occurredAt,
      subject: payout.payableId,
      lines: transferLines({ role, payeeId, currency, amount }),
      providerTxn: idOf(transfer.balance_transaction),
    })
    const sent = await movePayout(payout, 'send', {
      isSending: false,
      transferRef: transfer.id,
      holdReason: null,
    })
    if (sent.toReverse > 0) await requestReversal(sent, sent.toReverse, 'sent')
  },
  // The payee’s account may not accept it: the share stays owed and waits. A later attempt is a new transfer
  // (payments, section 5).
  onRejected: async (_why, { payoutId }) => {
    const payout = await lockPayout(payoutId)
    if (!payout) return
    await updatePayout(payoutId, { isSending: false })
    await holdPayout(await deductUnsentRefund({ ...payout, isSending: false }), 'restricted')
  },
})

/**
 * Moves a locked share, saves further columns and emits `payout.changed`. Returns the share as it will be
 * stored.
 */
export async function movePayout(
  payout: PayoutRow,
  event: PayoutEvent,
  changes: PayoutChanges = {},
): Promise<PayoutRow> {
  const { now } = openTransaction('movePayout()')
  const set = { ...changes, updatedAt: now }
  const { to, version } = await transition(
    payoutLifecycle,
    payouts,
    { ...payout, resumeStatus: null },
    event,
    'system',
    {},
    { set },
  )
  await emit('payout.changed', { ...payoutEvent(payout), event })
  if (event === 'fail') await scheduleReminder(payout.id)
  return { ...payout, ...set, status: to, version }
}

async function holdReasonOf(payout: PayoutRow): Promise<HoldReason | null> {
  const { now } = openTransaction('holdReasonOf()')
  const [payee, payment, account, isFrozen, isHeld] = await Promise.all([
    loadPayee(payout.payeeId),
    loadPayment(payout.paymentId),
    loadAccount(payout.payeeId),
    paidDeals.get().isFrozen(payout.subjectId),
    payoutHolds.get().isHeld(payout.payeeId),
  ])
  await cancelTimers('payout', payout.id, ['resume'])
  if (payment?.status === 'charged_back') return 'dispute'
  if (isFrozen) return 'case_open'
  if (account?.status === 'suspended') return 'suspended'
  if (isHeld) return 'decision'
  if (!payee?.accountRef && !account) return 'unclaimed'
  if (!payee?.accountRef || payee.status === 'pending') return 'onboarding'
  if (payee.status !== 'active') return 'restricted'
  if (!payee.waitsUntil || payee.waitsUntil <= now) return null
  await scheduleTimer('payout', payout.id, 'resume', payee.waitsUntil)
  return 'bank_change'
}

/**
 * Deducts what the payee could not return of an earlier refund from this share, and returns the deducted
 * amount in minor units (payments, section 4.3 row 8).
 */
async function deductDebts(payout: PayoutRow): Promise<number> {
  const { id, role, payeeId, currency, amount, payableId, attempt } = payout
  let left = amount
  for (const debt of await lockSharesOwedByPayee(payeeId, currency)) {
    const taken = Math.min(debt.owing, left)
    left -= taken
    if (taken > 0) await updatePayout(debt.id, { owing: debt.owing - taken })
  }
  const netted = amount - left
  if (netted === 0) return 0
  const { now: occurredAt } = openTransaction('deductDebts()')
  const lines = nettedLines({ role, payeeId, currency, amount: netted })
  await postJournal({
    factKey: `netted:${id}:${attempt + 1}`,
    kind: 'netted',
    occurredAt,
    subject: payableId,
    lines,
  })
  await emitReduction(payout, 'deducted', netted)
  return netted
}

/**
 * Keeps what was refunded during a transfer that then failed: nothing needs to be reversed. Returns the
 * reduced share.
 */
async function deductUnsentRefund(payout: PayoutRow): Promise<PayoutRow> {
  const { id, role, payeeId, currency, payableId, attempt, toReverse } = payout
  if (toReverse === 0) return payout
  const changes = { amount: payout.amount - toReverse, takenBack: payout.takenBack + toReverse, toReverse: 0 }
  const { now: occurredAt } = openTransaction('deductUnsentRefund()')
  const lines = nettedLines({ role, payeeId, currency, amount: toReverse })
  await postJournal({
    factKey: `netted:${id}:unsent:${attempt}`,
    kind: 'netted',
    occurredAt,
    subject: payableId,
    lines,
  })
  await updatePayout(id, changes)
  await emitReduction(payout, 'reversed', toReverse)
  return { ...payout, ...changes }
}

interface Reversal {
  payoutId: string
  transferRef: string
  amount: number
  cause: string
}

const reverseTransfer = queueProviderCall<Reversal, Stripe.TransferReversal>('reversal', {
  send: ({ transferRef, amount, cause }, key) =>
    provider().transfers.createReversal(
      transferRef,
      { amount, metadata: { cause } },
      { idempotencyKey: key },
    ),
  find: async ({ transferRef, cause }) => {
    const { data } = await provider().transfers.listReversals(transferRef, { limit: 100 })
    return data.find(({ metadata }) => metadata?.cause === cause) ?? null
  },
  onSuccess: async (reversal, { payoutId, amount }) => {
    const payout = await lockPayout(payoutId)
    if (!payout) return
    const { now: occurredAt } = openTransaction('reversal')
    const { payeeId, currency, payableId } = payout
    const posted = await postJournal({
      factKey: `reversal:${reversal.id}`,
      kind: 'reversed',
      occurredAt,
      subject: payableId,
      lines: reversalLines({ payeeId, currency, amount }),
      providerTxn: idOf(reversal.balance_transaction),
    })
    if (posted === 'known') return
    await updatePayout(payoutId, { reversed: payout.reversed + amount })
    await emitReduction(payout, 'reversed', amount)
  },
  // The payee’s balance is too low: they owe the amount, and it is deducted from their next share (payments,
  // section 5).
  onRejected: async (_why, { payoutId, amount }) => {
    const payout = await lockPayout(payoutId)
    if (!payout) return
    await updatePayout(payoutId, { owing: payout.owing + amount })
    await emitReduction(payout, 'owed', amount)
  },
})

/** Requests the reversal of a part of a sent share, in minor units. The same `cause` is the same reversal. */
export async function requestReversal(
  { id: payoutId, transferRef }: PayoutRow,
  amount: number,
  cause: string,
): Promise<void> {
  if (transferRef)
    await reverseTransfer.request(`reversal:${payoutId}:${cause}`, { payoutId, transferRef, amount, cause })
}
