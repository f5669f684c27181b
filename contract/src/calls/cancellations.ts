import { z } from 'zod'
import { read, write } from '../call.ts'
import { cancellationLifecycle } from '../lifecycles/cancellation.ts'
import { statesOf } from '../lifecycles/lifecycle.ts'
import { onBehalfOfSubject } from '../on-behalf.ts'
import { cancellationReasonCodes } from '../rules/cancellation-reasons.ts'
import { id, instant, paragraph } from '../rules/text.ts'
import { backBps, caseMoney, forBrand, settlementResponse, side } from './settlements.ts'
import { subscriptionResponse } from './subscriptions.ts'

const cancellation = z.object({
  id: id(),
  dealId: id(),
  status: z.enum(statesOf(cancellationLifecycle)),
  version: z.int(),
  requestedBy: side,
  reason: z.enum(cancellationReasonCodes),
  note: z.string(),
  /** The current proposal: the part that goes back to the brand, and the side that made it. */
  backBps: z.int(),
  proposedBy: side,
  /** The side that must answer; null once it is closed or with the operator. */
  turn: side.nullable(),
  respondBy: instant().nullable(),
  /** Until when the operator decides; null unless it is with the operator. */
  decideBy: instant().nullable(),
  /** What happens without an answer in time: everything returns, the proposal holds, or the operator decides. */
  silence: z.enum(['returned', 'proposal', 'operator']).nullable(),
  proposals: z.array(z.object({ by: side, backBps: z.int(), note: z.string(), at: instant() })),
  decision: z.object({ reason: z.string(), text: z.string(), backBps: z.int(), at: instant() }).nullable(),
  money: caseMoney,
  settlement: settlementResponse.nullable(),
  allowedActions: z.array(z.string()),
  createdAt: instant(),
})
export type Cancellation = z.output<typeof cancellation>
export const cancellationResponse = cancellation

const own = { noun: 'cancellation', field: 'cancellationId' } as const
const ofDeal = { noun: 'deal', field: 'dealId' } as const
const named = { cancellationId: id(), version: z.int32().min(1).optional() }
const note = paragraph(1000, 0).default('')
const request = {
  version: z.int32().min(1).optional(),
  reason: z.enum(cancellationReasonCodes),
  note,
  backBps: backBps(),
}
const list = z.object({
  items: z.array(cancellation),
  /** What a split of this deal divides now. */
  money: caseMoney,
})

const talentSide = {
  talentCancellations: read('/talent/getCancellations', {
    by: ['talent'],
    input: z.strictObject({ dealId: id() }),
    response: list,
    subject: ofDeal,
    summary: 'The cancellation requests of a deal, newest first.',
  }),
  talentCancellationReq: write('/talent/cancellationReq', {
    by: ['talent'],
    input: z.strictObject({ dealId: id(), ...request }),
    response: cancellation,
    errors: ['split_needs_talent', 'stale_version'],
    subject: { ...ofDeal, event: 'request_cancellation' },
    message: 'Cancellation requested.',
    summary: 'Asks the brand to end a running deal with a split of its payment. The deal pauses meanwhile.',
    whileActing: 'refused',
  }),
  talentAgreeCancellation: write('/talent/agreeCancellation', {
    by: ['talent'],
    input: z.strictObject(named),
    response: cancellation,
    errors: ['not_your_turn', 'split_needs_talent', 'stale_version'],
    subject: { ...own, event: 'agree' },
    message: 'Agreed. The deal has ended.',
    summary: 'Agrees to the proposed split. The deal ends, the refund is sent, then the rest is paid out.',
    whileActing: 'refused',
  }),
  talentRefuseCancellation: write('/talent/refuseCancellation', {
    by: ['talent'],
    input: z.strictObject({ ...named, note }),
    response: cancellation,
    errors: ['not_your_turn', 'stale_version'],
    subject: { ...own, event: 'refuse' },
    message: 'Declined. The deal continues.',
    summary: 'Declines to end the deal. It continues, and its deadlines move by the length of the pause.',
  }),
  talentProposeCancellation: write('/talent/proposeCancellationSplit', {
    by: ['talent'],
    input: z.strictObject({ ...named, backBps: backBps(), note }),
    response: cancellation,
    errors: ['not_your_turn', 'same_split', 'split_needs_talent', 'stale_version'],
    subject: { ...own, event: 'propose' },
    message: 'Proposal sent.',
    summary: 'Answers with another split; the other side has 72 hours for it.',
    whileActing: 'refused',
  }),
  talentWithdrawCancellation: write('/talent/withdrawCancellation', {
    by: ['talent'],
    input: z.strictObject(named),
    response: cancellation,
    errors: ['not_your_request', 'stale_version'],
    subject: { ...own, event: 'withdraw' },
    message: 'Request withdrawn. The deal continues.',
    summary:
      'Withdraws one’s own request. The deal continues, and its deadlines move by the length of the pause.',
  }),
} as const

export const cancellationCalls = {
  brandCancellations: forBrand('/brand/getCancellations', talentSide.talentCancellations),
  cancellationReq: write('/brand/cancellationReq', {
    by: ['brand'],
    input: z.strictObject({
      subject: z.enum(['deal', 'subscription']).default('deal'),
      dealId: id().optional(),
      ...request,
      reason: request.reason.default('other'),
      backBps: request.backBps.default(10_000),
    }),
    response: z.object({
      cancellation: cancellation.nullable(),
      subscription: subscriptionResponse.nullable(),
    }),
    errors: ['stale_version', 'no_subscription', 'provider_unreachable'],
    subject: { ...ofDeal, event: 'request_cancellation' },
    usesProvider: true,
    whileActing: 'refused',
    message: 'Cancellation requested.',
    summary:
      'Asks the talent to end a running deal with a split of its payment. With `subject` `subscription` it ends the plan with its period.',
  }),
  brandAgreeCancellation: forBrand('/brand/agreeCancellation', talentSide.talentAgreeCancellation),
  brandRefuseCancellation: forBrand('/brand/refuseCancellation', talentSide.talentRefuseCancellation),
  brandProposeCancellation: forBrand('/brand/proposeCancellationSplit', talentSide.talentProposeCancellation),
  brandWithdrawCancellation: forBrand('/brand/withdrawCancellation', talentSide.talentWithdrawCancellation),

  ...talentSide,

  agentCancellations: onBehalfOfSubject(
    '/talentagent/getCancellations',
    talentSide.talentCancellations,
    'view',
  ),
  agentCancellationReq: onBehalfOfSubject(
    '/talentagent/cancellationReq',
    talentSide.talentCancellationReq,
    'negotiate',
  ),
  agentAgreeCancellation: onBehalfOfSubject(
    '/talentagent/agreeCancellation',
    talentSide.talentAgreeCancellation,
    'accept',
  ),
  agentRefuseCancellation: onBehalfOfSubject(
    '/talentagent/refuseCancellation',
    talentSide.talentRefuseCancellation,
    'negotiate',
  ),
  agentProposeCancellation: onBehalfOfSubject(
    '/talentagent/proposeCancellationSplit',
    talentSide.talentProposeCancellation,
    'negotiate',
  ),
  agentWithdrawCancellation: onBehalfOfSubject(
    '/talentagent/withdrawCancellation',
    talentSide.talentWithdrawCancellation,
    'negotiate',
  ),
}
