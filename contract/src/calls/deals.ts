import { z } from 'zod'
import { read, write } from '../call.ts'
import { openCorrections } from '../lifecycles/correction.ts'
import { dealLifecycle } from '../lifecycles/deal.ts'
import { deliverableLifecycle } from '../lifecycles/deliverable.ts'
import { statesOf } from '../lifecycles/lifecycle.ts'
import { paymentLifecycle } from '../lifecycles/payment.ts'
import { payoutLifecycle } from '../lifecycles/payout.ts'
import { shipmentLifecycle } from '../lifecycles/shipment.ts'
import { acrossRoster, onBehalfOfSubject } from '../on-behalf.ts'
import { MAX_BRIEF_LINE, MAX_BRIEF_LINES } from '../rules/brief-lines.ts'
import { postTimings } from '../rules/post-address.ts'
import { fileResponse } from '../rules/stored-file.ts'
import { id, instant, line, page, paged, paragraph } from '../rules/text.ts'
import { websiteField } from '../rules/website.ts'
import { deliverableSpec } from '../terms/deliverable-spec.ts'
import { agreedTerms } from '../terms/offer-terms.ts'
import { priceResponse } from '../terms/price.ts'
import { brandCard } from './campaigns.ts'
import { agencyCardResponse } from './mandates.ts'
import { newComment, party, submission } from './submissions.ts'
import { talentCard } from './talents.ts'

const status = z.enum(statesOf(dealLifecycle))
/** Why a post passes as labelled: its caption, the platform’s own label on a screenshot, or an operator. */
export const disclosureBases = ['caption', 'platform_label', 'operator'] as const

/** How a post is labelled as an ad. Before the post it exists only where an operator allows it without a label. */
const disclosure = z.object({
  basis: z.enum(disclosureBases),
  /** The label at the start of the caption; empty without one. */
  label: z.string(),
  /** The caption as posted. */
  caption: z.string(),
  checkedAt: instant(),
  /** The screenshot of the post; null without one. */
  screenshot: fileResponse.nullable(),
})

const deliverable = z.object({
  id: id(),
  dealId: id(),
  status: z.enum(statesOf(deliverableLifecycle)),
  version: z.int(),
  title: z.string(),
  spec: deliverableSpec,
  dueAt: instant(),
  isOverdue: z.boolean(),
  revisionsIncluded: z.int(),
  revisionsUsed: z.int(),
  postUrl: z.string().nullable(),
  postedAt: instant().nullable(),
  /** Whether it was posted in the agreed days; null before it is posted. */
  postTiming: z.enum(postTimings).nullable(),
  disclosure: disclosure.nullable(),
  /** The state of the brand’s open request to put the post right; null without one. */
  correctionStatus: z.enum(openCorrections).nullable(),
  /** When a missing decision approves a submission or confirms a post; null while the deal is paused. */
  autoDecisionAt: instant().nullable(),
  nextActor: party.nullable(),
  /** The number of its milestone; null where it belongs to none. */
  milestoneNo: z.int().nullable(),
  /** Whether its milestone is not paid yet, so that its work cannot be submitted; never once the work is cancelled. */
  isUnfunded: z.boolean(),
  allowedActions: z.array(z.string()),
  /** Whether comments can be answered and marked as resolved: until the work is approved. */
  isOpenForReplies: z.boolean(),
  submissions: z.array(submission),
})
export type Deliverable = z.output<typeof deliverable>

const stage = z.object({
  key: z.string(),
  label: z.string(),
  at: instant().nullable(),
  state: z.enum(['done', 'now', 'next']),
})

const card = z.object({
  id: id(),
  status,
  version: z.int(),
  offerId: id(),
  campaign: z.object({ id: id(), title: z.string(), isDirect: z.boolean(), coverUrl: z.string().nullable() }),
  brand: brandCard,
  talent: talentCard,
  price: priceResponse,
  nextActor: party.nullable(),
  /** The next step in the viewer's words, and its due date. */
  next: z.object({ text: z.string(), dueAt: instant().nullable() }),
  progress: z.object({ done: z.int(), all: z.int() }),
  /** How far the product is that the brand sends; null without one. */
  productStatus: z.enum(statesOf(shipmentLifecycle)).nullable(),
  payDay: instant().nullable(),
  createdAt: instant(),
  completedAt: instant().nullable(),
  allowedActions: z.array(z.string()),
  /** The agency whose commission is included in the price; visible to the talent's side only. */
  agency: agencyCardResponse.nullable(),
})
export type DealCard = z.output<typeof card>

const share = z.object({
  status: z.enum(statesOf(payoutLifecycle)),
  amount: z.int(),
  reason: z.string().nullable(),
  arrivesBy: instant().nullable(),
})

export const dealDetailsResponse = card.extend({
  acceptedVersionNo: z.int(),
  terms: agreedTerms,
  /** What the brief of the campaign asks for, and what it rules out; empty for a direct offer. */
  mustInclude: z.string(),
  mustAvoid: z.string(),
  stages: z.array(stage),
  deliverables: z.array(deliverable),
  /** When the brand's right to use the work ends or ended; null until the deal is completed, or has ended with paid work, and without a right. */
  rightsEndAt: instant().nullable(),
  /** The brand has asked for the price of a renewal; null without an open request. */
  renewalAsked: z.object({ months: z.int(), at: instant() }).nullable(),
  timeline: z.array(z.object({ event: z.string(), subject: z.string(), by: z.string(), at: instant() })),
  /** The brand's payment and the talent's payout. Null for deals created before payments existed. */
  money: z
    .object({
      payableId: id(),
      payment: z
        .object({
          status: z.enum(statesOf(paymentLifecycle)),
          label: z.string(),
          captured: z.int(),
          refunded: z.int(),
        })
        .nullable(),
      /** The talent's share once the deal is completed. */
      payout: share.nullable(),
      /** The agency's share, paid at the same time; visible to the talent's side only. */
      commission: share.nullable(),
      /** The brand's invoices and credit notes, or the talent's statements. */
      documents: z.array(z.object({ number: z.string(), url: z.string() })),
    })
    .nullable(),
})
export type DealDetails = z.output<typeof dealDetailsResponse>

const own = { noun: 'deal', field: 'dealId' } as const
const ownDeliverable = { noun: 'deliverable', field: 'deliverableId' } as const
const deliverableId = { deliverableId: id(), version: z.int32().min(1).optional() }
const dealFilter = page().extend({ status: status.optional(), campaignId: id().optional() })

/** What the brand says to the talent with its approval. */
const approvalNote = paragraph(1000, 0).default('')

const change = {
  by: ['brand'],
  response: deliverable,
  errors: ['comment_missing', 'revision_limit_reached', 'stale_version'],
  message: 'Changes requested.',
} as const

/** Calls that both sides make about comments on submitted work. */
const onComments = <Side extends 'brand' | 'talent'>(side: Side) =>
  ({
    reply: write(`/${side}/reply-to-comment`, {
      by: [side],
      input: z.strictObject({ deliverableId: id(), commentId: id(), text: paragraph(1000) }),
      response: deliverable,
      errors: ['wrong_state'],
      rate: 'costly',
      subject: ownDeliverable,
      message: 'Reply sent.',
      summary: 'Answers a comment on submitted work, until the work is approved.',
    }),
    resolve: write(`/${side}/resolve-comment`, {
      by: [side],
      input: z.strictObject({ deliverableId: id(), commentId: id(), isResolved: z.boolean() }),
      response: deliverable,
      errors: ['wrong_state'],
      subject: ownDeliverable,
      summary: 'Marks a comment on submitted work as resolved, or as open again, until the work is approved.',
    }),
  }) as const
const brandComments = onComments('brand')
const talentComments = onComments('talent')

const talentSide = {
  talentDeals: read('/talent/dealList', {
    by: ['talent'],
    input: dealFilter,
    response: paged(card),
    summary: 'The talent’s deals, live ones first.',
  }),
  talentDeal: read('/talent/getDealDetails', {
    by: ['talent'],
    input: z.strictObject({ dealId: id() }),
    response: dealDetailsResponse,
    subject: own,
    summary: 'One deal: terms, stages, deliverables with every version, timeline.',
  }),
  uploadDeliverable: write('/talent/uploadDeliverables', {
    by: ['talent'],
    input: z.strictObject({
      ...deliverableId,
      fileIds: z.array(id()).min(1, 'Please add at least one file.').max(20),
      caption: paragraph(3000, 0).default(''),
      note: paragraph(1000, 0).default(''),
      /** Whether it shows anything made or changed by AI. */
      usesAi: z.boolean().optional(),
      /** The lines of the brief that the talent's side has ticked. */
      checkedLines: z.array(line(MAX_BRIEF_LINE)).max(MAX_BRIEF_LINES).default([]),
    }),
    response: deliverable,
    errors: [
      'disclosure_missing',
      'nothing_uploaded',
      'wrong_file_kind',
      'file_not_ready',
      'deal_files_limit',
      'already_opened',
      'stale_version',
    ],
    subject: { ...ownDeliverable, event: 'submit' },
    message: 'Submitted for review.',
    summary:
      'Submits uploaded files as the next version; replaces the last one until the brand has opened it. A caption of a post must say first that it is an ad.',
  }),
  talentCompleteDeliverable: write('/talent/markDeliverableAsComplete', {
    by: ['talent'],
    input: z.strictObject({
      ...deliverableId,
      postUrl: websiteField(),
      /** The caption as posted; null: as in the last version. */
      caption: paragraph(3000, 0).nullable().default(null),
      /** When it was posted; null: now. */
      postedAt: instant().nullable().default(null),
      /** A screenshot of the post. */
      screenshotId: id().nullable().default(null),
      /** The platform’s own label for paid partnerships is on, as the screenshot shows. */
      hasPlatformLabel: z.boolean().default(false),
    }),
    response: deliverable,
    errors: [
      'not_a_post',
      'post_url_missing',
      'wrong_post_address',
      'disclosure_missing',
      'file_not_ready',
      'invalid_file_type',
      'deal_files_limit',
      'stale_version',
    ],
    subject: { ...ownDeliverable, event: 'post' },
    message: 'Marked as posted.',
    summary:
      'Marks approved work as posted with its link, its caption and a screenshot. The post must be labelled as an ad.',
  }),
  talentReplyToComment: talentComments.reply,
  talentResolveComment: talentComments.resolve,
} as const

export const dealCalls = {
  brandDeals: read('/brand/live-collaboration', {
    by: ['brand'],
    input: dealFilter,
    response: paged(card),
    summary: 'The brand’s deals, live ones first.',
  }),
  brandDeal: read('/brand/getDealDetails', {
    by: ['brand'],
    input: z.strictObject({ dealId: id() }),
    response: dealDetailsResponse,
    subject: own,
    summary: 'One deal: terms, stages, deliverables with every version, timeline.',
  }),
  contentForApproval: read('/brand/getContentForApproval', {
    by: ['brand'],
    input: page().extend({ campaignId: id().optional() }),
    response: paged(deliverable.extend({ talent: talentCard, campaignTitle: z.string() })),
    summary: 'Submissions awaiting the brand’s review, the earliest auto-approval first.',
  }),
  openSubmission: write('/brand/openSubmission', {
    by: ['brand'],
    input: z.strictObject({ deliverableId: id() }),
    response: deliverable,
    subject: ownDeliverable,
    summary: 'Records that the brand has opened a submission; the talent can no longer replace that version.',
  }),
  manageSubmission: write('/brand/manageUploadedDeliverables', {
    whileActing: { refused: { action: ['approve'] } },
    ...change,
    input: z.strictObject({
      ...deliverableId,
      action: z.enum(['approve', 'request_changes']),
      comments: z.array(newComment).max(50).default([]),
      note: approvalNote,
    }),
    message: 'Response sent.',
    subject: ownDeliverable,
    summary: 'Approves a submission, or requests changes with comments.',
  }),
  brandCompleteDeliverable: write('/brand/brandMarkDeliverableAsCompleted', {
    whileActing: 'refused',
    by: ['brand'],
    input: z.strictObject({ ...deliverableId, note: approvalNote }),
    response: deliverable,
    errors: ['stale_version'],
    subject: ownDeliverable,
    message: 'Approved.',
    summary: 'Approves submitted work, or confirms a post.',
  }),
  brandRejectDeliverable: write('/brand/brandMarkDeliverableReject', {
    ...change,
    input: z.strictObject({
      ...deliverableId,
      comments: z.array(newComment).min(1, 'Please describe what should change.').max(50),
    }),
    subject: { ...ownDeliverable, event: 'request_changes' },
    summary: 'Requests changes; uses one of the included revisions.',
  }),
  completeDeal: write('/brand/completeDeal', {
    whileActing: 'refused',
    by: ['brand'],
    input: z.strictObject({ dealId: id(), version: z.int32().min(1).optional() }),
    response: dealDetailsResponse,
    errors: ['work_unfinished'],
    subject: { ...own, event: 'complete' },
    message: 'Deal completed.',
    summary: 'Completes an approved deal before its payout date.',
  }),
  cancelDeal: write('/brand/cancelDeal', {
    whileActing: 'refused',
    by: ['brand'],
    input: z.strictObject({ dealId: id(), version: z.int().min(1).optional() }),
    response: dealDetailsResponse,
    errors: ['not_overdue', 'stale_version'],
    subject: { ...own, event: 'cancel_overdue' },
    message: 'Deal cancelled. Your payment is being refunded.',
    summary:
      'Cancels a deal for which nothing was submitted 3 days after its first due date, and refunds its payment.',
  }),
  brandReplyToComment: brandComments.reply,
  brandResolveComment: brandComments.resolve,

  ...talentSide,

  agentDeals: acrossRoster('/talentagent/dealList', talentSide.talentDeals, 'view'),
  agentDeal: onBehalfOfSubject('/talentagent/getDealDetails', talentSide.talentDeal, 'view'),
  agentUpload: onBehalfOfSubject('/talentagent/upload', talentSide.uploadDeliverable, 'upload'),
  agentCompleteDeliverable: onBehalfOfSubject(
    '/talentagent/markDeliverableAsComplete',
    talentSide.talentCompleteDeliverable,
    'upload',
  ),
  agentReplyToComment: onBehalfOfSubject(
    '/talentagent/reply-to-comment',
    talentSide.talentReplyToComment,
    'upload',
  ),
  agentResolveComment: onBehalfOfSubject(
    '/talentagent/resolve-comment',
    talentSide.talentResolveComment,
    'upload',
  ),
}
