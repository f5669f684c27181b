import { z } from 'zod'
import { read, write } from '../call.ts'
import { correctionLifecycle } from '../lifecycles/correction.ts'
import { statesOf } from '../lifecycles/lifecycle.ts'
import { onBehalfOfSubject } from '../on-behalf.ts'
import { operatorReason } from '../rules/operator-reason.ts'
import { correctionReasonCodes, DEFAULT_CORRECTION_DAYS, MAX_CORRECTION_DAYS } from '../rules/post-checks.ts'
import { fileResponse } from '../rules/stored-file.ts'
import { id, instant, page, paged, paragraph } from '../rules/text.ts'
import { websiteField } from '../rules/website.ts'
import { deliverableSpec } from '../terms/deliverable-spec.ts'
import { disclosureBases } from './deals.ts'
import { talentCard } from './talents.ts'

/** A request to put a post right; the last one of a post. */
const correction = z.object({
  id: id(),
  status: z.enum(statesOf(correctionLifecycle)),
  reason: z.enum(correctionReasonCodes),
  /** What the brand wrote. */
  note: z.string(),
  askedAt: instant(),
  /** Until when the next side acts; null once it has ended, and while Marquee decides. */
  dueAt: instant().nullable(),
  /** When the talent’s side reported the post as put right; null before. */
  reportedAt: instant().nullable(),
  /** Why the brand does not accept that; empty otherwise. */
  objection: z.string(),
  endedAt: instant().nullable(),
  /** What Marquee decided, in its words; empty where it did not have to. */
  decision: z.string(),
  allowedActions: z.array(z.string()),
})
export type Correction = z.output<typeof correction>

const postCheck = z.object({
  deliverableId: id(),
  dealId: id(),
  title: z.string(),
  spec: deliverableSpec,
  postUrl: z.string(),
  postedAt: instant(),
  caption: z.string(),
  /** Until when it stays online, as agreed. */
  onlineUntil: instant(),
  /** When the brand checked it last, and who; null before. */
  lastCheck: z.object({ at: instant(), by: z.string() }).nullable(),
  /** When the next check is due; null when none is left. */
  nextCheckAt: instant().nullable(),
  /** The brand can mark it as checked now. */
  mayCheck: z.boolean(),
  /** The brand can ask now to put it right. */
  mayAsk: z.boolean(),
  /** The post is confirmed: what is asked about it from now on moves no money. */
  isConfirmed: z.boolean(),
  correction: correction.nullable(),
})
export type PostCheck = z.output<typeof postCheck>

const listed = postCheck.extend({ talent: talentCard, campaignTitle: z.string() })
export type ListedPostCheck = z.output<typeof listed>

const list = z.object({ items: z.array(postCheck) })
const ofDeal = { noun: 'deal', field: 'dealId' } as const
const ofPost = { noun: 'deliverable', field: 'deliverableId' } as const
const dealInput = z.strictObject({ dealId: id() })

const talentSide = {
  talentPostChecks: read('/talent/post-checks', {
    by: ['talent'],
    input: dealInput,
    response: list,
    subject: ofDeal,
    summary: 'The posts of a deal with the checks of the brand and its requests to put one right.',
  }),
  reportCorrection: write('/talent/report-correction', {
    by: ['talent'],
    input: z.strictObject({
      deliverableId: id(),
      postUrl: websiteField(),
      /** As posted now. */
      caption: paragraph(3000, 0),
      /** A screenshot of the post. */
      screenshotId: id().nullable().default(null),
      /** The platform’s own label for paid partnerships is on, as the screenshot shows. */
      hasPlatformLabel: z.boolean().default(false),
    }),
    response: postCheck,
    errors: [
      'no_correction',
      'correction_reported',
      'post_url_missing',
      'wrong_post_address',
      'disclosure_missing',
      'file_not_ready',
      'invalid_file_type',
      'deal_files_limit',
    ],
    subject: ofPost,
    message: 'Reported as put right.',
    summary:
      'Reports a post as put right, with its link and its caption. The same rules about the ad label apply as for a new post.',
  }),
} as const

const brandErrors = ['wrong_state', 'not_a_post'] as const

const correctionFile = z.object({
  correction,
  dealId: id(),
  title: z.string(),
  brand: z.object({ id: id(), name: z.string() }),
  talent: z.object({ id: id(), name: z.string() }),
  postUrl: z.string(),
  /** As the talent’s side entered it last, and before the request. */
  caption: z.string(),
  captionBefore: z.string(),
  postUrlBefore: z.string(),
  /** The screenshots of the post now and when the brand asked; null where none was attached. */
  screenshot: fileResponse.nullable(),
  screenshotBefore: fileResponse.nullable(),
  /** Why it passes as labelled as an ad; null where nothing was entered. */
  disclosureBasis: z.enum(disclosureBases).nullable(),
  isConfirmed: z.boolean(),
})

/** The brand’s weekly checks of posts, and its requests to put one right. */
export const postCheckCalls = {
  postsToCheck: read('/brand/posts-to-check', {
    by: ['brand'],
    input: page(),
    response: paged(listed),
    summary:
      'Posts whose weekly check is due while their agreed days online run, and those that the brand wants put right. Those that the brand must act on come first, those that Marquee decides about last. Posts of completed deals are included, and paid posts of a deal that ended because a milestone was not paid.',
  }),
  brandPostChecks: read('/brand/post-checks', {
    by: ['brand'],
    input: dealInput,
    response: list,
    subject: ofDeal,
    summary: 'The posts of a deal with the checks of the brand and its requests to put one right.',
  }),
  markPostChecked: write('/brand/mark-post-checked', {
    by: ['brand'],
    input: z.strictObject({ deliverableId: id() }),
    response: postCheck,
    errors: brandErrors,
    subject: ofPost,
    message: 'Marked as checked.',
    summary:
      'Records that the brand has found a post online and labelled as an ad. An open request about it ends as put right.',
  }),
  askCorrection: write('/brand/ask-correction', {
    by: ['brand'],
    input: z.strictObject({
      deliverableId: id(),
      reason: z.enum(correctionReasonCodes),
      note: paragraph(1000),
      days: z.int().min(1).max(MAX_CORRECTION_DAYS).default(DEFAULT_CORRECTION_DAYS),
    }),
    response: postCheck,
    errors: [...brandErrors, 'correction_open', 'correction_asked_lately', 'checks_ended', 'party_gone'],
    subject: ofPost,
    rate: 'costly',
    message: 'Request sent.',
    summary: `Asks the talent to put a post right within up to ${MAX_CORRECTION_DAYS} days. The confirmation of the post waits for it; what is confirmed or paid out stays so.`,
  }),
  refuseCorrection: write('/brand/refuse-correction', {
    by: ['brand'],
    input: z.strictObject({ deliverableId: id(), note: paragraph(1000) }),
    response: postCheck,
    errors: ['no_correction'],
    subject: ofPost,
    message: 'Sent to Marquee for a decision.',
    summary: 'Says that a post is not put right although the talent has reported it. Marquee decides.',
  }),
  ...talentSide,
  agentPostChecks: onBehalfOfSubject('/talentagent/post-checks', talentSide.talentPostChecks, 'view'),
  agentReportCorrection: onBehalfOfSubject(
    '/talentagent/report-correction',
    talentSide.reportCorrection,
    'upload',
  ),
  correctionFile: read('/superAdmin/getCorrection', {
    by: ['adminProMax'],
    input: z.strictObject({ correctionId: id() }),
    response: correctionFile,
    summary: 'A request to put a post right, with the post as it was and as it was reported.',
  }),
  decideCorrection: write('/superAdmin/decideCorrection', {
    by: ['adminProMax'],
    input: z.strictObject({
      correctionId: id(),
      decision: z.enum(['right', 'wrong']),
      reason: operatorReason(),
    }),
    response: z.object({ status: z.enum(['corrected', 'not_corrected']) }),
    errors: ['wrong_state'],
    message: 'Decision saved. Both sides are notified.',
    summary:
      'Decides whether a post is as agreed, with a reason that both sides read. It moves no money; a dispute does.',
  }),
} as const
