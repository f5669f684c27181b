import { z } from 'zod'
import { read, write } from '../call.ts'
import { disputeLifecycle } from '../lifecycles/dispute.ts'
import { statesOf } from '../lifecycles/lifecycle.ts'
import { decisionReasonCodes } from '../rules/cancellation-reasons.ts'
import { disputeTypeCodes } from '../rules/dispute-types.ts'
import { operatorReason } from '../rules/operator-reason.ts'
import { id, instant, paragraph } from '../rules/text.ts'
import { cancellationResponse } from './cancellations.ts'
import { dealDetailsResponse } from './deals.ts'
import { disputeResponse } from './disputes.ts'
import { backBps, settlementResponse, side } from './settlements.ts'

const byOperator = ['adminProMax'] as const

const message = z.object({
  no: z.int(),
  side: z.enum(['brand', 'talent', 'system']),
  author: z.string(),
  text: z.string(),
  at: instant(),
})

/** Everything that a decision about a deal rests on. */
export const caseFile = {
  deal: dealDetailsResponse,
  offerVersions: z.array(
    z.object({ no: z.int(), by: side, status: z.string(), payerPays: z.int(), at: instant() }),
  ),
  /** The last 200 messages between both sides. */
  messages: z.array(message),
  /** Earlier disputes of either side, newest first. */
  earlier: z.array(
    z.object({
      id: id(),
      dealId: id(),
      openedBy: z.enum(['brand', 'talent', 'bank']),
      type: z.enum([...disputeTypeCodes, 'chargeback']),
      status: z.enum(statesOf(disputeLifecycle)),
      of: side,
      at: instant(),
    }),
  ),
}

/** The first decision as an operator reads it who is to decide the appeal. */
const appealed = z.object({
  /** The operator who decided first. */
  decidedBy: z.object({ id: id(), name: z.string() }),
  reason: z.string(),
  text: z.string(),
  backBps: z.int(),
  at: instant(),
  /**
   * From when the reader may decide the appeal: at once for another operator. Null while the reader decided first and there
   * is another operator.
   */
  mayDecideFrom: instant().nullable(),
  mayDecide: z.boolean(),
})
export type AppealedDecision = z.output<typeof appealed>

const decide = {
  version: z.int32().min(1).optional(),
  backBps: backBps(),
  decision: z.enum(decisionReasonCodes),
  /** The reasons as both sides read them. */
  text: paragraph(1_000, 20),
  /** For the audit log. */
  reason: operatorReason(),
}

/** The calls with which operators decide cancellations and disputes. */
export const operatorCaseCalls = {
  operatorDispute: read('/superAdmin/getDispute', {
    by: byOperator,
    input: z.strictObject({ disputeId: id() }),
    response: z.object({
      dispute: disputeResponse,
      /** The decision that an appeal is about; null without an appeal to decide. */
      appealed: appealed.nullable(),
      ...caseFile,
    }),
    summary: 'A dispute with everything that the decision rests on.',
  }),
  operatorCancellation: read('/superAdmin/getCancellation', {
    by: byOperator,
    input: z.strictObject({ cancellationId: id() }),
    response: z.object({ cancellation: cancellationResponse, ...caseFile }),
    summary: 'A cancellation request with everything that the decision rests on.',
  }),
  decideDispute: write('/superAdmin/decideDispute', {
    by: byOperator,
    input: z.strictObject({ disputeId: id(), ...decide }),
    response: disputeResponse,
    errors: ['bank_decides', 'other_operator_needed', 'appeal_not_due', 'stale_version'],
    message: 'Decision saved. Both sides have been notified.',
    summary:
      'Decides a dispute, or the appeal against its decision. The money moves after the time for appeals, or after the appeal.',
  }),
  decideCancellation: write('/superAdmin/decideCancellation', {
    by: byOperator,
    input: z.strictObject({ cancellationId: id(), ...decide }),
    response: cancellationResponse,
    errors: ['stale_version'],
    message: 'Decision saved. Both sides have been notified.',
    summary: 'Decides a cancellation request that was not answered. The money moves at once.',
  }),
  repeatSettlement: write('/superAdmin/repeatSettlement', {
    by: byOperator,
    input: z.strictObject({ settlementId: id(), reason: operatorReason() }),
    response: settlementResponse,
    message: 'The refund is requested again.',
    summary: 'Requests the refund of a split again that the provider has rejected.',
  }),
}
