import { randomUUID } from 'node:crypto'
import { DECISION_WORKING_DAYS } from '@marquee/contract/lifecycles/cancellation'
import { addWorkingDays } from '@marquee/contract/rules/working-days'
import { emit, onEvent } from '../../platform/events/events.ts'
import { onTimer } from '../../platform/timers/timers.ts'
import { recordTransition } from '../../platform/transitions/transition.ts'
import { isRunning } from '../deals/deal.ts'
import { lockDealOfOffer } from '../deals/deals.store.ts'
import { findLastChargeback } from '../payments/payments.store.ts'
import { disputeEvent, newDispute, registeredDispute } from './dispute.ts'
import { createDispute, type DisputeRow, lockOpenDisputes } from './disputes.store.ts'
import { lockWholeDispute } from './load-dispute.ts'
import { endWithSplit, moveDispute } from './move-dispute.ts'

/** Registers the ends of the times to settle and to appeal, and the cases that banks open about running deals. */
export function registerDisputes(): void {
  onTimer('dispute', 'escalate', escalate)
  onTimer('dispute', 'close', closeAfterAppealTime)
  onTimer('dispute', 'remind', async (id) => {
    const locked = await lockWholeDispute(id, null)
    if (locked?.row.status !== 'open') return
    const { deal, row, charges } = locked
    await emit('dispute.reminded', disputeEvent(deal, row, { by: null, backBps: 0, charges }))
  })
  onEvent('payment.disputed', async ({ outcome, subjectId, paymentId }, { now }) => {
    if (outcome === 'opened') await registerChargeback(subjectId, paymentId, now)
    else await endBankCase(subjectId, paymentId, now)
  })
  onEvent('payment.dispute_lost', ({ subjectId, paymentId }, { now }) =>
    endBankCase(subjectId, paymentId, now),
  )
  // The whole payment went back to the brand meanwhile: there is nothing left to decide.
  onEvent('deal.cancelled', async ({ offerId, reason }, { now }) => {
    if (reason !== 'split') await endDisputes(offerId, now, () => true)
  })
}

/** Passes a dispute that was not settled in time to the operator. */
async function escalate(id: string, now: Date): Promise<void> {
  const locked = await lockWholeDispute(id, null)
  if (locked?.row.status !== 'open' || (locked.row.settleBy ?? now) > now) return
  const { row, deal, charges } = locked
  const decideBy = addWorkingDays(now, DECISION_WORKING_DAYS)
  const escalated = await moveDispute(row, 'escalate', { by: 'system', now, set: { decideBy } })
  await emit('dispute.escalated', disputeEvent(deal, escalated, { by: null, backBps: 0, charges }))
}

/** Carries out a decision against which nobody has appealed. */
async function closeAfterAppealTime(id: string, now: Date): Promise<void> {
  const locked = await lockWholeDispute(id, null)
  if (locked?.row.status !== 'decided' || (locked.row.appealBy ?? now) > now) return
  const { backBps } = locked.row
  await endWithSplit(locked, { event: 'close', by: 'system', now, backBps: backBps ?? 0, note: '' })
}

/** Opens a case for the operator about a running deal whose charge is disputed at the card holder’s bank. */
async function registerChargeback(offerId: string, paymentId: string, now: Date): Promise<void> {
  const [deal, chargeback] = await Promise.all([lockDealOfOffer(offerId), findLastChargeback(paymentId)])
  if (!deal || !chargeback || !isRunning(deal)) return
  const first = registeredDispute()
  const row = newDispute(
    deal,
    {
      id: randomUUID(),
      openedBy: 'bank',
      type: 'chargeback',
      status: first.to,
      version: first.version,
      chargebackId: chargeback.id,
      evidenceDue: chargeback.evidenceDue,
      decideBy: chargeback.evidenceDue,
    },
    now,
  )
  await createDispute(row)
  await recordTransition('dispute', row.id, first, 'system')
}

/** Ends the case of a payment whose bank has decided; other payments of the deal may be disputed still. */
async function endBankCase(offerId: string, paymentId: string, now: Date): Promise<void> {
  const chargeback = await findLastChargeback(paymentId)
  await endDisputes(offerId, now, ({ chargebackId }) => chargebackId === chargeback?.id)
}

/** Ends the open disputes of a deal that match. The offer is locked. */
async function endDisputes(offerId: string, now: Date, matches: (row: DisputeRow) => boolean): Promise<void> {
  const deal = await lockDealOfOffer(offerId)
  for (const row of deal ? await lockOpenDisputes(deal.id) : [])
    if (matches(row)) await moveDispute(row, 'end', { by: 'system', now })
}
