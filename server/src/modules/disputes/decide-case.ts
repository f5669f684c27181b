import { randomUUID } from 'node:crypto'
import type { operatorCaseCalls } from '@marquee/contract/calls/operator-cases'
import { fail } from '@marquee/contract/errors'
import { APPEAL_MS } from '@marquee/contract/lifecycles/dispute'
import { decisionReasons } from '@marquee/contract/rules/cancellation-reasons'
import { emit } from '../../platform/events/events.ts'
import type { Handler } from '../../platform/handler.ts'
import { scheduleTimer } from '../../platform/timers/timers.ts'
import { viewCancellation } from '../cancellations/cancellations.view.ts'
import { lockWholeCancellation } from '../cancellations/load-cancellation.ts'
import { endWithSplit as endCancellation } from '../cancellations/move-cancellation.ts'
import { partFor } from '../deals/case-party.ts'
import { lockDealWithOffer } from '../deals/deals.store.ts'
import { continueSettlementOf, viewSettlement } from '../deals/settlement.ts'
import { loadSettlement } from '../deals/settlements.store.ts'
import type { Reader } from '../offers/offers.view.ts'
import { recordOperatorAct } from '../operators/audit.ts'
import { mayDecideAppealFrom } from './appeal-operator.ts'
import { disputeEvent } from './dispute.ts'
import { createDecision, type DecisionRow } from './disputes.store.ts'
import { viewDispute } from './disputes.view.ts'
import { lockWholeDispute } from './load-dispute.ts'
import { endWithSplit, moveDispute } from './move-dispute.ts'

const reader: Reader = { viewer: 'operator', agencyId: null }

/**
 * Decides a dispute, or the appeal against its decision. A first decision waits for the time of appeals; one about an
 * appeal is final, and its money moves at once. Fails with `bank_decides`, and for an appeal against one’s own
 * decision with `other_operator_needed` or `appeal_not_due`.
 */
export const decideDispute: Handler<typeof operatorCaseCalls.decideDispute> = async (ctx, input) => {
  const locked = (await lockWholeDispute(input.disputeId, null)) ?? fail('not_found')
  const { row, deal, history, charges } = locked
  const isAppeal = row.status === 'appealed'
  const first = history.decisions.find(({ disputeId }) => disputeId === row.id)
  const isIndependent = first?.operatorId !== ctx.actor.id
  if (isAppeal && first) {
    const from =
      (await mayDecideAppealFrom(row, first.operatorId, ctx.actor.id)) ?? fail('other_operator_needed')
    if (ctx.now < from) fail('appeal_not_due')
  }

  const backBps = partFor(deal, input.backBps)
  const decision: DecisionRow = {
    id: randomUUID(),
    disputeId: row.id,
    isAppeal,
    isIndependent,
    operatorId: ctx.actor.id,
    reason: input.decision,
    text: input.text,
    backBps,
    createdAt: ctx.now,
  }
  const note = `${decisionReasons[input.decision]}. ${input.text}`
  const step = { by: 'operator', now: ctx.now, expectedVersion: input.version } as const
  const parts = { ...locked, history: { ...history, decisions: [...history.decisions, decision] } }
  await recordOperatorAct(ctx, {
    action: 'decideDispute',
    subject: { noun: 'dispute', id: row.id },
    reason: input.reason,
    details: { backBps, decision: input.decision, isAppeal, isIndependent },
  })

  if (isAppeal) {
    const ended = await endWithSplit(locked, { ...step, event: 'decide_appeal', backBps, note })
    await createDecision(decision)
    return viewDispute(ended.row, { ...parts, ...ended }, { ...reader, now: ctx.now })
  }
  const appealBy = new Date(ctx.now.getTime() + APPEAL_MS)
  const decided = await moveDispute(row, 'decide', { ...step, set: { backBps, appealBy } })
  await createDecision(decision)
  await scheduleTimer('dispute', row.id, 'close', appealBy)
  await emit('dispute.decided', { ...disputeEvent(deal, row, { by: null, backBps, charges }), note })
  return viewDispute(decided, { ...parts, settlement: undefined }, { ...reader, now: ctx.now })
}

/** Decides a cancellation request that was not answered in time. The deal ends, and its money moves at once. */
export const decideCancellation: Handler<typeof operatorCaseCalls.decideCancellation> = async (
  ctx,
  input,
) => {
  const locked = (await lockWholeCancellation(input.cancellationId, null)) ?? fail('not_found')
  const backBps = partFor(locked.deal, input.backBps)
  const ended = await endCancellation(locked, {
    event: 'decide',
    by: 'operator',
    now: ctx.now,
    expectedVersion: input.version,
    backBps,
    set: {
      decisionReason: input.decision,
      decisionText: input.text,
      decidedBy: ctx.actor.id,
      decidedAt: ctx.now,
    },
  })
  await recordOperatorAct(ctx, {
    action: 'decideCancellation',
    subject: { noun: 'cancellation', id: locked.row.id },
    reason: input.reason,
    details: { backBps, decision: input.decision },
  })
  return viewCancellation(ended.row, { ...locked, ...ended }, reader)
}

/** Requests the refund of a split again that the provider has rejected; the rest is released once it is booked. */
export const repeatSettlement: Handler<typeof operatorCaseCalls.repeatSettlement> = async (
  ctx,
  { settlementId, reason },
) => {
  const known = (await loadSettlement(settlementId)) ?? fail('not_found')
  const deal = (await lockDealWithOffer(known.dealId)) ?? fail('not_found')
  if (known.status !== 'failed') fail('wrong_state', { state: known.status })
  await continueSettlementOf(deal.offerId, ctx.now)
  await recordOperatorAct(ctx, {
    action: 'repeatSettlement',
    subject: { noun: 'deal', id: deal.id },
    reason,
  })
  const repeated = (await loadSettlement(settlementId)) ?? fail('not_found')
  return viewSettlement(repeated, deal, reader)
}
