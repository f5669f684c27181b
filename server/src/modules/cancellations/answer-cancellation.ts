import { randomUUID } from 'node:crypto'
import type { cancellationCalls } from '@marquee/contract/calls/cancellations'
import { fail } from '@marquee/contract/errors'
import { emit } from '../../platform/events/events.ts'
import type { Handler } from '../../platform/handler.ts'
import { scheduleTimers } from '../../platform/timers/timers.ts'
import { partFor, partyOf, readerOf, requireBindingSplit, sideOf } from '../deals/case-party.ts'
import { resumeDeal } from '../deals/pause-deal.ts'
import { cancellationEvent, replyDeadline, replyTimers } from './cancellation.ts'
import { createProposal } from './cancellations.store.ts'
import { viewCancellation } from './cancellations.view.ts'
import { lockWholeCancellation } from './load-cancellation.ts'
import { endWithSplit, moveCancellation } from './move-cancellation.ts'

type Named = Handler<typeof cancellationCalls.talentAgreeCancellation>

/**
 * Agrees to the proposed split: the deal ends, and its money moves. Fails with `not_your_turn`, and with
 * `split_needs_talent` for an agent who may not bind the talent.
 */
export const agreeCancellation: Named = async (ctx, { cancellationId, version }) => {
  const locked = (await lockWholeCancellation(cancellationId, partyOf(ctx.actor))) ?? fail('not_found')
  requireBindingSplit(ctx.actor.delegation)
  const by = sideOf(ctx.actor)
  const ended = await endWithSplit(locked, {
    event: 'agree',
    by,
    now: ctx.now,
    expectedVersion: version,
    backBps: locked.row.backBps,
  })
  return viewCancellation(ended.row, { ...locked, ...ended }, readerOf(ctx.actor))
}

/** Refuses to end the deal, which continues. Fails with `not_your_turn`. */
export const refuseCancellation: Handler<typeof cancellationCalls.talentRefuseCancellation> = async (
  ctx,
  { cancellationId, version, note },
) => {
  const locked = (await lockWholeCancellation(cancellationId, partyOf(ctx.actor))) ?? fail('not_found')
  const { row, deal, work, charges } = locked
  const by = sideOf(ctx.actor)
  const refused = await moveCancellation(row, 'refuse', {
    by,
    now: ctx.now,
    expectedVersion: version,
    reason: note,
  })
  await resumeDeal(deal, work, 'refuse_cancellation', { by, now: ctx.now })
  await emit('cancellation.refused', cancellationEvent(deal, row, by, charges))
  return viewCancellation(refused, { ...locked, settlement: undefined }, readerOf(ctx.actor))
}

/**
 * Answers with another split; the other side has 72 hours for it. Fails with `not_your_turn` and `same_split`, and
 * with `split_needs_talent` for an agent who may not bind the talent.
 */
export const proposeCancellationSplit: Handler<typeof cancellationCalls.talentProposeCancellation> = async (
  ctx,
  input,
) => {
  const { cancellationId, version, note } = input
  const locked = (await lockWholeCancellation(cancellationId, partyOf(ctx.actor))) ?? fail('not_found')
  requireBindingSplit(ctx.actor.delegation)
  const { row, deal, charges, proposals } = locked
  const by = sideOf(ctx.actor)
  const backBps = partFor(deal, input.backBps)
  const isAnswer = row.status === 'pending' && row.proposedBy !== by
  if (isAnswer && row.backBps === backBps) fail('same_split')

  const respondBy = replyDeadline(ctx.now)
  const proposed = await moveCancellation(row, 'propose', {
    by,
    now: ctx.now,
    expectedVersion: version,
    set: { backBps, proposedBy: by, respondBy },
  })
  const proposal = {
    id: randomUUID(),
    cancellationId,
    no: proposals.length + 1,
    by,
    backBps,
    note,
    createdAt: ctx.now,
  }
  await createProposal(proposal)
  await scheduleTimers('cancellation', row.id, replyTimers(respondBy))
  await emit('cancellation.proposed', cancellationEvent(deal, proposed, by, charges))

  const parts = { ...locked, proposals: [...proposals, proposal], settlement: undefined }
  return viewCancellation(proposed, parts, readerOf(ctx.actor))
}

/** Withdraws one’s own request; the deal continues. Fails with `not_your_request`. */
export const withdrawCancellation: Named = async (ctx, { cancellationId, version }) => {
  const locked = (await lockWholeCancellation(cancellationId, partyOf(ctx.actor))) ?? fail('not_found')
  const { row, deal, work, charges } = locked
  const by = sideOf(ctx.actor)
  const withdrawn = await moveCancellation(row, 'withdraw', { by, now: ctx.now, expectedVersion: version })
  await resumeDeal(deal, work, 'withdraw_cancellation', { by, now: ctx.now })
  await emit('cancellation.withdrawn', cancellationEvent(deal, row, by, charges))
  return viewCancellation(withdrawn, { ...locked, settlement: undefined }, readerOf(ctx.actor))
}
