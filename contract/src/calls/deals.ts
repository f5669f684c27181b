import { z } from 'zod'
import { read, write } from '../call.ts'
import { dealLifecycle } from '../lifecycles/deal.ts'
import { deliverableLifecycle } from '../lifecycles/deliverable.ts'
import { statesOf } from '../lifecycles/lifecycle.ts'
import { paymentLifecycle } from '../lifecycles/payment.ts'
import { payoutLifecycle } from '../lifecycles/payout.ts'
import { shipmentLifecycle } from '../lifecycles/shipment.ts'
import { acrossRoster, onBehalfOfSubject } from '../on-behalf.ts'
import { id, instant, page, paged, paragraph } from '../rules/text.ts'
import { websiteField } from '../rules/website.ts'
import { deliverableSpec } from '../terms/deliverables.ts'
import { offerTerms } from '../terms/offer-terms.ts'
import { priceResponse } from '../terms/price.ts'
import { brandCard } from './campaigns.ts'
import { fileResponse } from './files.ts'
import { agencyCardResponse } from './mandates.ts'
import { talentCard } from './talents.ts'

const status = z.enum(statesOf(dealLifecycle))
const party = z.enum(['brand', 'talent', 'system', 'operator'])

/**
 * A comment on a submission; `atMs` points into a video, `briefLine` quotes the line of the brief it refers
 * to.
 */
const comment = z.object({
  id: id(),
  by: party,
  author: z.string(),
  text: z.string(),
  atMs: z.int().nullable(),
  briefLine: z.string(),
  at: instant(),
})
const newComment = z.strictObject({
  text: paragraph(1000),
  atMs: z.int().min(0).max(86_400_000).nullable().default(null),
  briefLine: paragraph(300, 0).default(''),
})

const submission = z.object({
  no: z.int(),
  caption: z.string(),
  note: z.string(),
  at: instant(),
  openedAt: instant().nullable(),
  decision: z.enum(['approved', 'changes_requested', 'replaced']).nullable(),
  decidedBy: z.string().nullable(),
  files: z.array(fileResponse),
  comments: z.array(comment),
})
export type Submission = z.output<typeof submission>

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
  /** When a missing decision approves a submission or confirms a post; null while the deal is paused. */
  autoDecisionAt: instant().nullable(),
  nextActor: party.nullable(),
  allowedActions: z.array(z.string()),
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
  terms: offerTerms,
  stages: z.array(stage),
  deliverables: z.array(deliverable),
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

const change = {
  by: ['brand'],
  response: deliverable,
  errors: ['comment_missing', 'revision_limit_reached', 'stale_version'],
  message: 'Changes requested.',
} as const

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
    }),
    response: deliverable,
    errors: ['nothing_uploaded', 'file_not_ready', 'deal_files_limit', 'already_opened', 'stale_version'],
    subject: { ...ownDeliverable, event: 'submit' },
    message: 'Submitted for review.',
    summary:
      'Submits uploaded files as the next version; replaces the last one until the brand has opened it.',
  }),
  talentCompleteDeliverable: write('/talent/markDeliverableAsComplete', {
    by: ['talent'],
    input: z.strictObject({ ...deliverableId, postUrl: websiteField() }),
    response: deliverable,
    errors: ['not_a_post', 'post_url_missing', 'stale_version'],
    subject: { ...ownDeliverable, event: 'post' },
    message: 'Marked as posted.',
    summary: 'Marks approved work as posted and stores its link.',
  }),
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
    }),
    message: 'Response sent.',
    subject: ownDeliverable,
    summary: 'Approves a submission, or requests changes with comments.',
  }),
  brandCompleteDeliverable: write('/brand/brandMarkDeliverableAsCompleted', {
    whileActing: 'refused',
    by: ['brand'],
    input: z.strictObject(deliverableId),
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

  ...talentSide,

  agentDeals: acrossRoster('/talentagent/dealList', talentSide.talentDeals, 'view'),
  agentDeal: onBehalfOfSubject('/talentagent/getDealDetails', talentSide.talentDeal, 'view'),
  agentUpload: onBehalfOfSubject('/talentagent/upload', talentSide.uploadDeliverable, 'upload'),
  agentCompleteDeliverable: onBehalfOfSubject(
    '/talentagent/markDeliverableAsComplete',
    talentSide.talentCompleteDeliverable,
    'upload',
  ),
}
