import type { disputeCalls } from '@marquee/contract/calls/disputes'
import { fail } from '@marquee/contract/errors'
import { DECISION_WORKING_DAYS } from '@marquee/contract/lifecycles/cancellation'
import { addWorkingDays } from '@marquee/contract/rules/working-days'
import { emit } from '../../platform/events/events.ts'
import type { Handler } from '../../platform/handler.ts'
import { partyOf, requireBindingSplit, sideOf } from '../deals/case-party.ts'
import { disputeEvent } from './dispute.ts'
import { viewDispute } from './disputes.view.ts'
import { disputeReaderOf, lockWholeDispute } from './load-dispute.ts'
import { endWithSplit, moveDispute } from './move-dispute.ts'

/** Appeals against a decision within its time; no money moves until the appeal is decided. Fails with `appeal_ended`. */
export const appealDecision: Handler<typeof disputeCalls.talentAppeal> = async (
  ctx,
  { disputeId, version, text },
) => {
  const locked = (await lockWholeDispute(disputeId, partyOf(ctx.actor))) ?? fail('not_found')
  const { row, deal, charges } = locked
  const by = sideOf(ctx.actor)
  const appealed = await moveDispute(row, 'appeal', {
    by,
    now: ctx.now,
    expectedVersion: version,
    set: {
      appealedBy: by,
      appealText: text,
      appealedAt: ctx.now,
      decideBy: addWorkingDays(ctx.now, DECISION_WORKING_DAYS),
    },
  })
  await emit('dispute.appealed', disputeEvent(deal, row, { by, backBps: row.backBps ?? 0, charges }))
  return viewDispute(appealed, { ...locked, settlement: undefined }, disputeReaderOf(ctx))
}

/**
 * Accepts a decision. Once both sides have accepted it, the dispute is closed and its money moves. Fails with
 * `split_needs_talent` for an agent who may not bind the talent.
 */
export const waiveAppeal: Handler<typeof disputeCalls.talentWaiveAppeal> = async (
  ctx,
  { disputeId, version },
) => {
  const locked = (await lockWholeDispute(disputeId, partyOf(ctx.actor))) ?? fail('not_found')
  requireBindingSplit(ctx.actor.delegation)
  const { row, deal, charges } = locked
  const by = sideOf(ctx.actor)
  const step = { by, now: ctx.now, expectedVersion: version }
  const set = by === 'brand' ? { hasBrandWaived: true } : { hasTalentWaived: true }
  const { hasBrandWaived, hasTalentWaived, backBps } = { ...row, ...set }
  if (row.status === 'decided' && hasBrandWaived && hasTalentWaived && backBps !== null) {
    const ended = await endWithSplit(locked, { ...step, event: 'close', set, backBps, note: '' })
    return viewDispute(ended.row, { ...locked, ...ended }, disputeReaderOf(ctx))
  }
  const waived = await moveDispute(row, 'waive', { ...step, set })
  await emit('dispute.waived', disputeEvent(deal, row, { by, backBps: backBps ?? 0, charges }))
  return viewDispute(waived, { ...locked, settlement: undefined }, disputeReaderOf(ctx))
}
