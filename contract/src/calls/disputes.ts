import { z } from 'zod'
import { read, write } from '../call.ts'
import { disputeLifecycle } from '../lifecycles/dispute.ts'
import { statesOf } from '../lifecycles/lifecycle.ts'
import { onBehalfOfSubject } from '../on-behalf.ts'
import { disputeTypeCodes } from '../rules/dispute-types.ts'
import { fileResponse } from '../rules/stored-file.ts'
import { id, instant, paragraph } from '../rules/text.ts'
import { backBps, caseMoney, forBrand, settlementResponse, side } from './settlements.ts'

const decision = z.object({
  reason: z.string(),
  text: z.string(),
  backBps: z.int(),
  /** The decision about the appeal. */
  isAppeal: z.boolean(),
  /** False where the only operator decided about the appeal against their own decision. */
  isIndependent: z.boolean(),
  at: instant(),
})

export const disputeResponse = z.object({
  id: id(),
  dealId: id(),
  status: z.enum(statesOf(disputeLifecycle)),
  version: z.int(),
  /** `bank`: the card holder’s bank disputes the charge. */
  openedBy: z.enum(['brand', 'talent', 'bank']),
  type: z.enum([...disputeTypeCodes, 'chargeback']),
  statements: z.array(z.object({ by: side, text: z.string(), files: z.array(fileResponse), at: instant() })),
  /** The least that the brand takes back and the most that the talent gives back; null until they have named it. */
  brandBps: z.int().nullable(),
  talentBps: z.int().nullable(),
  proposals: z.array(z.object({ by: side, backBps: z.int(), at: instant() })),
  /** Until when the sides may settle it alone. */
  settleBy: instant().nullable(),
  /** Until when the operator decides. */
  decideBy: instant().nullable(),
  /** Until when the bank takes evidence. */
  evidenceDue: instant().nullable(),
  appealBy: instant().nullable(),
  appeal: z.object({ by: side, text: z.string(), at: instant() }).nullable(),
  waived: z.object({ brand: z.boolean(), talent: z.boolean() }),
  decisions: z.array(decision),
  money: caseMoney,
  settlement: settlementResponse.nullable(),
  allowedActions: z.array(z.string()),
  createdAt: instant(),
})
export type Dispute = z.output<typeof disputeResponse>

const own = { noun: 'dispute', field: 'disputeId' } as const
const ofDeal = { noun: 'deal', field: 'dealId' } as const
const named = { disputeId: id(), version: z.int32().min(1).optional() }
const fileIds = z.array(id()).max(20).default([])
const statement = paragraph(4000, 10)

const talentSide = {
  talentDisputes: read('/talent/getDisputes', {
    by: ['talent'],
    input: z.strictObject({ dealId: id() }),
    response: z.object({ items: z.array(disputeResponse) }),
    subject: ofDeal,
    summary: 'The disputes about a deal, newest first.',
  }),
  talentOpenDispute: write('/talent/openDispute', {
    by: ['talent'],
    input: z.strictObject({
      dealId: id(),
      version: z.int32().min(1).optional(),
      type: z.enum(disputeTypeCodes),
      statement,
      fileIds,
    }),
    response: disputeResponse,
    errors: ['already_split', 'dispute_too_late', 'file_not_ready', 'stale_version'],
    subject: { ...ofDeal, event: 'dispute' },
    message: 'Dispute opened.',
    summary:
      'Opens a dispute with evidence. Work and deadlines pause, and nothing is paid out until it ends.',
  }),
  talentDisputeStatement: write('/talent/addDisputeStatement', {
    by: ['talent'],
    input: z.strictObject({ disputeId: id(), statement, fileIds }),
    response: disputeResponse,
    errors: ['file_not_ready'],
    subject: own,
    message: 'Statement added.',
    summary: 'Adds a statement with evidence to an open dispute; the other side and the operator read it.',
  }),
  talentProposeSettlement: write('/talent/proposeSettlement', {
    by: ['talent'],
    input: z.strictObject({ ...named, backBps: backBps() }),
    response: disputeResponse,
    errors: ['split_needs_talent', 'bank_decides', 'stale_version'],
    subject: { ...own, event: 'propose' },
    message: 'Proposal saved.',
    summary:
      'Names the part that goes back to the brand. Where both proposals meet, the dispute is settled at once.',
    whileActing: 'refused',
  }),
  talentAcceptSettlement: write('/talent/acceptSettlement', {
    by: ['talent'],
    input: z.strictObject({ ...named, backBps: backBps() }),
    response: disputeResponse,
    errors: ['split_needs_talent', 'bank_decides', 'offer_changed', 'stale_version'],
    subject: own,
    message: 'Settled. The deal has ended.',
    summary: 'Accepts the split that the other side has named; `backBps` repeats it.',
    whileActing: 'refused',
  }),
  talentWithdrawDispute: write('/talent/withdrawDispute', {
    by: ['talent'],
    input: z.strictObject(named),
    response: disputeResponse,
    errors: ['not_your_request', 'stale_version'],
    subject: { ...own, event: 'withdraw' },
    message: 'Dispute withdrawn. The deal continues.',
    summary: 'Withdraws one’s own dispute. The deal continues where it was.',
  }),
  talentAppeal: write('/talent/appealDecision', {
    by: ['talent'],
    input: z.strictObject({ ...named, text: paragraph(4000, 10) }),
    response: disputeResponse,
    errors: ['appeal_ended', 'stale_version'],
    subject: { ...own, event: 'appeal' },
    message: 'Appeal sent.',
    summary: 'Appeals once against a decision, within 7 days; another operator decides.',
  }),
  talentWaiveAppeal: write('/talent/waiveAppeal', {
    by: ['talent'],
    input: z.strictObject(named),
    response: disputeResponse,
    errors: ['split_needs_talent', 'stale_version'],
    subject: { ...own, event: 'waive' },
    message: 'Decision accepted.',
    summary: 'Accepts a decision. The money moves once both sides have, or when the time for appeals ends.',
    whileActing: 'refused',
  }),
} as const

export const disputeCalls = {
  brandDisputes: forBrand('/brand/getDisputes', talentSide.talentDisputes),
  brandOpenDispute: forBrand('/brand/openDispute', talentSide.talentOpenDispute),
  brandDisputeStatement: forBrand('/brand/addDisputeStatement', talentSide.talentDisputeStatement),
  brandProposeSettlement: forBrand('/brand/proposeSettlement', talentSide.talentProposeSettlement),
  brandAcceptSettlement: forBrand('/brand/acceptSettlement', talentSide.talentAcceptSettlement),
  brandWithdrawDispute: forBrand('/brand/withdrawDispute', talentSide.talentWithdrawDispute),
  brandAppeal: forBrand('/brand/appealDecision', talentSide.talentAppeal),
  brandWaiveAppeal: forBrand('/brand/waiveAppeal', talentSide.talentWaiveAppeal),

  ...talentSide,

  agentDisputes: onBehalfOfSubject('/talentagent/getDisputes', talentSide.talentDisputes, 'view'),
  agentOpenDispute: onBehalfOfSubject('/talentagent/openDispute', talentSide.talentOpenDispute, 'negotiate'),
  agentDisputeStatement: onBehalfOfSubject(
    '/talentagent/addDisputeStatement',
    talentSide.talentDisputeStatement,
    'negotiate',
  ),
  agentProposeSettlement: onBehalfOfSubject(
    '/talentagent/proposeSettlement',
    talentSide.talentProposeSettlement,
    'negotiate',
  ),
  agentAcceptSettlement: onBehalfOfSubject(
    '/talentagent/acceptSettlement',
    talentSide.talentAcceptSettlement,
    'accept',
  ),
  agentWithdrawDispute: onBehalfOfSubject(
    '/talentagent/withdrawDispute',
    talentSide.talentWithdrawDispute,
    'negotiate',
  ),
  agentAppeal: onBehalfOfSubject('/talentagent/appealDecision', talentSide.talentAppeal, 'negotiate'),
  agentWaiveAppeal: onBehalfOfSubject('/talentagent/waiveAppeal', talentSide.talentWaiveAppeal, 'accept'),
}
