import { randomUUID } from 'node:crypto'
import type { Cancellation, cancellationCalls } from '@marquee/contract/calls/cancellations'
import { fail, failField } from '@marquee/contract/errors'
import { type CancellationReasonCode, reasonsOf } from '@marquee/contract/rules/cancellation-reasons'
import { emit } from '../../platform/events/events.ts'
import type { Handler, RequestContext } from '../../platform/handler.ts'
import { withProvider } from '../../platform/provider/provider-handler.ts'
import { scheduleTimers } from '../../platform/timers/timers.ts'
import { recordTransition } from '../../platform/transitions/transition.ts'
import { isOwnDeal, partFor, readerOf, requireBindingSplit, sideOf } from '../deals/case-party.ts'
import { lockDealWithOffer } from '../deals/deals.store.ts'
import { lockDeliverables } from '../deals/deliverables.store.ts'
import { pauseDeal } from '../deals/pause-deal.ts'
import { loadCharges } from '../deals/settlement.ts'
import { planEnding } from '../subscriptions/plan-ending.ts'
import { viewSubscriptionOf } from '../subscriptions/subscriptions.view.ts'
import { cancellationEvent, replyDeadline, replyTimers, requestedCancellation } from './cancellation.ts'
import {
  type CancellationRow,
  createCancellation,
  createProposal,
  isUntouched,
  type ProposalRow,
} from './cancellations.store.ts'
import { viewCancellation } from './cancellations.view.ts'

interface RequestInput {
  dealId: string
  version?: number | undefined
  reason: CancellationReasonCode
  note: string
  backBps: number
}

/**
 * Asks the other side to end a running deal with a split; the deal and its timers pause. For a talent and their
 * agent. Fails with `split_needs_talent` for an agent who may not bind the talent.
 */
export const requestCancellation: Handler<typeof cancellationCalls.talentCancellationReq> = (ctx, input) => {
  requireBindingSplit(ctx.actor.delegation)
  return request(ctx, input)
}

/**
 * Asks the talent to end a running deal with a split, or ends the brand’s plan with its period (domain, section 5).
 */
export const requestBrandCancellation = withProvider<
  typeof cancellationCalls.cancellationReq,
  Cancellation | null
>({
  plan: async (ctx, { subject, dealId, ...input }) => {
    if (subject === 'subscription') return { calls: await planEnding(ctx, true), memo: null }
    const named = dealId ?? failField('dealId', 'Please name the deal.')
    return { calls: [], memo: await request(ctx, { dealId: named, ...input }) }
  },
  respond: async (ctx, { subject }, cancellation) => ({
    cancellation,
    subscription: subject === 'subscription' ? await viewSubscriptionOf(ctx.actor.id, ctx.now) : null,
  }),
})

async function request(ctx: RequestContext, input: RequestInput): Promise<Cancellation> {
  const { dealId, version, reason, note } = input
  const by = sideOf(ctx.actor)
  const [locked, work, wasUntouched] = await Promise.all([
    lockDealWithOffer(dealId),
    lockDeliverables(dealId),
    isUntouched(dealId),
  ])
  const deal = locked && isOwnDeal(locked, ctx.actor) ? locked : fail('not_found')
  const charges = await loadCharges(deal)

  const first = requestedCancellation(by)
  const respondBy = replyDeadline(ctx.now)
  const row: CancellationRow = {
    id: randomUUID(),
    dealId,
    brandId: deal.brandId,
    talentId: deal.talentId,
    status: first.to,
    version: first.version,
    requestedBy: by,
    reason,
    note,
    backBps: partFor(deal, input.backBps),
    proposedBy: by,
    respondBy,
    decideBy: null,
    wasUntouched,
    decisionReason: null,
    decisionText: null,
    decidedBy: null,
    decidedAt: null,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  }
  const proposal: ProposalRow = {
    id: randomUUID(),
    cancellationId: row.id,
    no: 1,
    by,
    backBps: row.backBps,
    note,
    createdAt: ctx.now,
  }

  await pauseDeal(deal, work, 'request_cancellation', { by, now: ctx.now, expectedVersion: version })
  if (!reasonsOf(by).includes(reason)) failField('reason', 'Please choose one of the listed reasons.')
  await createCancellation(row)
  await recordTransition('cancellation', row.id, first, by)
  await createProposal(proposal)
  await scheduleTimers('cancellation', row.id, replyTimers(respondBy))
  await emit('cancellation.requested', cancellationEvent(deal, row, by, charges))

  return viewCancellation(
    row,
    { deal, charges, proposals: [proposal], settlement: undefined },
    readerOf(ctx.actor),
  )
}
