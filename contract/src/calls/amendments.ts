import { z } from 'zod'
import { read, write } from '../call.ts'
import { amendmentLifecycle } from '../lifecycles/amendment.ts'
import { statesOf } from '../lifecycles/lifecycle.ts'
import { onBehalfOfSubject } from '../on-behalf.ts'
import { typedSignature } from '../rules/signature.ts'
import { date, id, instant, paragraph } from '../rules/text.ts'
import { MAX_RENEWAL_MONTHS } from '../rules/usage-rights.ts'
import { amendedTerms, amendmentKinds, proposedTerms } from '../terms/amendment-terms.ts'
import { deliverableSpec } from '../terms/deliverable-spec.ts'
import { priceResponse } from '../terms/price.ts'
import { termRows } from '../terms/rows.ts'
import { specIssues } from '../terms/spec-issues.ts'
import { payableResponse } from './payments.ts'

/** A set of terms with its price as this reader may see it. */
const pricedTerms = z.object({ terms: amendedTerms, price: priceResponse })

const amendment = z.object({
  id: id(),
  dealId: id(),
  /** Counts the changes of a deal from 1. */
  no: z.int(),
  status: z.enum(statesOf(amendmentLifecycle)),
  version: z.int(),
  /**
   * `more_time` changes dates only; `extra_revision` adds one revision of a deliverable for a price; `rights_renewal` extends the
   * right to use the work of a completed deal for a price.
   */
  kind: z.enum(amendmentKinds),
  /** The deliverable that an extra revision is for; null for other changes. */
  deliverableId: id().nullable(),
  /** By how many months a renewal extends the right, and from when until when once it is paid; null for other changes. */
  renewal: z.object({ months: z.int(), from: instant().nullable(), until: instant().nullable() }).nullable(),
  by: z.enum(['brand', 'talent']),
  reason: z.string(),
  refuseReason: z.string(),
  before: pricedTerms,
  after: pricedTerms,
  expiresAt: instant().nullable(),
  createdAt: instant(),
  updatedAt: instant(),
  nextActor: z.enum(['brand', 'talent']).nullable(),
  allowedActions: z.array(z.string()),
  /** What pays for a higher price; the talent sees its state but not the card. */
  funding: payableResponse.nullable(),
  /** Set while the agency has accepted and the talent must approve; null otherwise and for the brand. */
  consent: z.object({ askedAt: instant(), by: z.string() }).nullable(),
  timeline: z.array(z.object({ event: z.string(), by: z.string(), at: instant() })),
})
export type Amendment = z.output<typeof amendment>

const amendments = z.object({
  /** Newest first. A draft is visible to the brand only. */
  items: z.array(amendment),
  /** The number of accepted changes that gave more time. */
  extensions: z.int(),
  /** The terms of the deal now, as a change replaces them; null for a cancelled deal. */
  present: pricedTerms.nullable(),
  /** The lowest price that a change may set, in minor units: the share of the approved work, or what milestones cannot give. */
  leastPrice: z.int(),
  /** The deal is paid in milestones: those that are paid or being charged keep their price. */
  isInMilestones: z.boolean(),
  /** The viewer may propose a change: the deal is open and no other change is. */
  mayPropose: z.boolean(),
})
export type DealAmendments = z.output<typeof amendments>

const ofDeal = { noun: 'deal', field: 'dealId' } as const
const own = { noun: 'amendment', field: 'amendmentId' } as const
const seen = { amendmentId: id(), version: z.int32().min(1) }
const reason = paragraph(1000, 0).default('')
const races = ['stale_version', 'change_expired', 'change_outdated'] as const
const proposals = ['change_open', 'same_deal', 'gifted_deal'] as const
/** The name that the acting person signs with; without it their account’s name counts. */
const signed = { signature: typedSignature().optional() }
const change = { terms: proposedTerms, reason, ...signed }

const accept = {
  by: ['talent'],
  input: z.strictObject({ ...seen, ...signed }),
  response: amendment,
  errors: ['not_funded', 'payment_disputed', ...races],
  subject: { ...own, event: 'accept' },
  message: 'Change accepted.',
} as const

const moreTime = {
  input: z.strictObject({
    dealId: id(),
    deliverableId: id(),
    draftDue: date(),
    reason: paragraph(1000),
  }),
  response: amendment,
  errors: ['change_open', 'more_time_too_early'],
  subject: ofDeal,
  message: 'Request sent.',
  // A proposal signs what the other side may accept, and operators never sign.
  whileActing: 'refused',
  summary:
    'Proposes a later due date, from 3 days before it; the posting window and later deliverables of its chain move along.',
} as const

const extraRevision = {
  response: amendment,
  errors: ['change_open', 'gifted_deal', 'revisions_left'],
  subject: { noun: 'deliverable', field: 'deliverableId' },
  // Operators never sign.
  whileActing: 'refused',
} as const
const extraPrice = z
  .int('Please enter a whole amount.')
  .min(100, 'The smallest price is 1.00.')
  .max(100_000_000, 'That amount is too large.')

const renewal = {
  subject: ofDeal,
  acrossBlock: 'refused',
} as const
const renewalErrors = ['change_open', 'gifted_deal', 'no_rights', 'party_suspended', 'party_gone'] as const
const months = z
  .int('Please enter a number of months.')
  .min(1, 'Please choose at least one month.')
  .max(MAX_RENEWAL_MONTHS, `Please choose at most ${MAX_RENEWAL_MONTHS} months.`)

const talentSide = {
  offerRenewal: write('/talent/offerRenewal', {
    ...renewal,
    by: ['talent'],
    /** `price` is for all the months together, in minor units. */
    input: z.strictObject({ dealId: id(), months, price: extraPrice, ...signed }),
    response: amendment,
    errors: [...renewalErrors, 'change_needs_talent'],
    message: 'Renewal offered.',
    summary:
      'Offers to extend the right to use the work of a completed deal for a price, which the brand accepts and pays.',
    // Operators never sign.
    whileActing: 'refused',
  }),
  declineRenewal: write('/talent/declineRenewal', {
    by: ['talent'],
    input: z.strictObject({ dealId: id() }),
    response: z.object({}),
    errors: ['no_renewal_request'],
    subject: ofDeal,
    message: 'Request declined.',
    summary: 'Declines the brand’s request for a price of a renewal.',
  }),
  offerRevision: write('/talent/offerRevision', {
    ...extraRevision,
    by: ['talent'],
    input: z.strictObject({ deliverableId: id(), price: extraPrice, ...signed }),
    errors: [...extraRevision.errors, 'change_needs_talent'],
    message: 'Extra revision offered.',
    summary: 'Offers one more revision of a deliverable for a price, once the included ones are used.',
  }),
  talentAmendments: read('/talent/getAmendments', {
    by: ['talent'],
    input: z.strictObject({ dealId: id() }),
    response: amendments,
    subject: ofDeal,
    summary: 'The changes of a deal, newest first, and what a new one may set.',
  }),
  talentProposeAmendment: write('/talent/proposeAmendment', {
    by: ['talent'],
    input: z.strictObject({ dealId: id(), ...change }),
    response: amendment,
    errors: [...proposals, 'change_needs_talent'],
    subject: ofDeal,
    message: 'Change proposed.',
    summary: 'Proposes a full new set of terms for a running deal.',
    whileActing: 'refused',
  }),
  talentAskMoreTime: write('/talent/askMoreTime', { ...moreTime, by: ['talent'] }),
  acceptNewDeliverables: write('/talent/acceptNewDeliverables', {
    ...accept,
    summary:
      'Accepts new deliverables that the brand proposed; the deal changes once their price is charged.',
    whileActing: 'refused',
  }),
  acceptUpdatedDeliverables: write('/talent/acceptUpdatedDeliverables', {
    ...accept,
    summary: 'Accepts a change that the brand proposed; the deal changes once a higher price is charged.',
    whileActing: 'refused',
  }),
  talentRefuseAmendment: write('/talent/refuseAmendment', {
    by: ['talent'],
    input: z.strictObject({ ...seen, reason }),
    response: amendment,
    errors: ['stale_version'],
    subject: { ...own, event: 'refuse' },
    message: 'Change declined.',
    summary: 'Declines a change that the brand proposed; the deal continues as agreed.',
  }),
  talentCounterAmendment: write('/talent/counterAmendment', {
    by: ['talent'],
    input: z.strictObject({ ...seen, ...change }),
    response: amendment,
    errors: ['same_deal', 'gifted_deal', 'change_needs_talent', ...races],
    subject: { ...own, event: 'counter' },
    message: 'Change proposed.',
    summary: 'Answers a change with another one, which replaces it.',
    whileActing: 'refused',
  }),
  talentWithdrawAmendment: write('/talent/withdrawAmendment', {
    by: ['talent'],
    input: z.strictObject(seen),
    response: amendment,
    errors: ['stale_version', 'not_your_proposal'],
    subject: { ...own, event: 'withdraw' },
    message: 'Change withdrawn.',
    summary: 'Withdraws a change that the talent proposed.',
  }),
} as const

export const amendmentCalls = {
  brandAmendments: read('/brand/getAmendments', {
    by: ['brand'],
    input: z.strictObject({ dealId: id() }),
    response: amendments,
    subject: ofDeal,
    summary: 'The changes of a deal, newest first, and what a new one may set.',
  }),
  addNewDeliverables: write('/brand/addNewDeliverables', {
    by: ['brand'],
    input: z
      .strictObject({
        dealId: id(),
        deliverables: z.array(deliverableSpec).min(1, 'Please add at least one deliverable.').max(20),
        /** The new price of the whole deal in minor units; without it the price stays. */
        price: termRows.price.schema.optional(),
        reason,
        ...signed,
      })
      .superRefine(({ deliverables }, check) => {
        for (const issue of specIssues(deliverables)) check.addIssue(issue)
      }),
    response: amendment,
    errors: proposals,
    subject: ofDeal,
    message: 'Change saved.',
    summary: 'Proposes further deliverables; a higher price is held on a card before the talent sees them.',
    whileActing: 'refused',
  }),
  editDeliverables: write('/brand/editDeliverables', {
    by: ['brand'],
    input: z.strictObject({ dealId: id(), ...change }),
    response: amendment,
    errors: proposals,
    subject: ofDeal,
    message: 'Change saved.',
    summary:
      'Proposes a full new set of terms for a running deal; a higher price is held on a card before the talent sees it.',
    whileActing: 'refused',
  }),
  buyRevision: write('/brand/buyRevision', {
    ...extraRevision,
    by: ['brand'],
    input: z.strictObject({
      deliverableId: id(),
      /** Only where the terms have no price for it: what the brand proposes to pay, in minor units. */
      price: extraPrice.optional(),
      ...signed,
    }),
    message: 'Extra revision saved.',
    summary:
      'Buys one more revision of a deliverable once its price is held: at the agreed price at once, otherwise as a change that the talent accepts.',
  }),
  buyRenewal: write('/brand/buyRenewal', {
    ...renewal,
    by: ['brand'],
    input: z.strictObject({ dealId: id(), months, ...signed }),
    response: amendment,
    errors: [...renewalErrors, 'no_renewal_price'],
    message: 'Renewal saved.',
    summary:
      'Extends the right to use the work of a completed deal at the price of the terms, as soon as that is held and charged.',
    // Operators never sign.
    whileActing: 'refused',
  }),
  askRenewal: write('/brand/askRenewal', {
    ...renewal,
    by: ['brand'],
    input: z.strictObject({ dealId: id(), months }),
    response: z.object({}),
    errors: [...renewalErrors, 'renewal_asked'],
    message: 'Request sent.',
    summary: 'Asks the talent for the price of a renewal, where the terms have none.',
  }),
  brandAskMoreTime: write('/brand/askMoreTime', { ...moreTime, by: ['brand'] }),
  brandAcceptAmendment: write('/brand/acceptAmendment', {
    ...accept,
    by: ['brand'],
    // Only for a renewal of rights; a change of a running deal is accepted across a block or suspension.
    errors: [...accept.errors, 'blocked', 'party_suspended', 'party_gone'],
    summary:
      'Accepts a change that the talent proposed; a higher price is paid with a card before the deal changes.',
    whileActing: 'refused',
  }),
  brandRefuseAmendment: write('/brand/refuseAmendment', {
    by: ['brand'],
    input: z.strictObject({ ...seen, reason }),
    response: amendment,
    errors: ['stale_version', 'charge_running'],
    subject: { ...own, event: 'refuse' },
    message: 'Change declined.',
    summary: 'Declines a change that the talent proposed; the deal continues as agreed.',
  }),
  brandCounterAmendment: write('/brand/counterAmendment', {
    by: ['brand'],
    input: z.strictObject({ ...seen, ...change }),
    response: amendment,
    errors: ['same_deal', 'gifted_deal', ...races],
    subject: { ...own, event: 'counter' },
    message: 'Change saved.',
    summary: 'Answers a change with another one, which replaces it once its price is held.',
    whileActing: 'refused',
  }),
  brandWithdrawAmendment: write('/brand/withdrawAmendment', {
    by: ['brand'],
    input: z.strictObject(seen),
    response: amendment,
    errors: ['stale_version', 'not_your_proposal'],
    subject: { ...own, event: 'withdraw' },
    message: 'Change withdrawn.',
    summary: 'Withdraws a change that the brand proposed, or discards its draft; a hold is released.',
  }),

  ...talentSide,

  agentAmendments: onBehalfOfSubject('/talentagent/getAmendments', talentSide.talentAmendments, 'view'),
  agentProposeAmendment: onBehalfOfSubject(
    '/talentagent/proposeAmendment',
    talentSide.talentProposeAmendment,
    'negotiate',
  ),
  agentOfferRevision: onBehalfOfSubject('/talentagent/offerRevision', talentSide.offerRevision, 'negotiate'),
  agentOfferRenewal: onBehalfOfSubject('/talentagent/offerRenewal', talentSide.offerRenewal, 'negotiate'),
  agentDeclineRenewal: onBehalfOfSubject(
    '/talentagent/declineRenewal',
    talentSide.declineRenewal,
    'negotiate',
  ),
  agentAskMoreTime: onBehalfOfSubject('/talentagent/askMoreTime', talentSide.talentAskMoreTime, 'negotiate'),
  agentAcceptNewDeliverables: onBehalfOfSubject(
    '/talentagent/acceptNewDeliverables',
    talentSide.acceptNewDeliverables,
    'accept',
  ),
  agentAcceptUpdatedDeliverables: onBehalfOfSubject(
    '/talentagent/acceptUpdatedDeliverables',
    talentSide.acceptUpdatedDeliverables,
    'accept',
  ),
  agentRefuseAmendment: onBehalfOfSubject(
    '/talentagent/refuseAmendment',
    talentSide.talentRefuseAmendment,
    'accept',
  ),
  agentCounterAmendment: onBehalfOfSubject(
    '/talentagent/counterAmendment',
    talentSide.talentCounterAmendment,
    'negotiate',
  ),
  agentWithdrawAmendment: onBehalfOfSubject(
    '/talentagent/withdrawAmendment',
    talentSide.talentWithdrawAmendment,
    'negotiate',
  ),
}
