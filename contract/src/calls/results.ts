import { z } from 'zod'
import { read, write } from '../call.ts'
import { onBehalfOfSubject } from '../on-behalf.ts'
import { figureSources } from '../rules/campaign-report.ts'
import { secretToken } from '../rules/codes.ts'
import { currencies } from '../rules/currency.ts'
import { fileResponse } from '../rules/stored-file.ts'
import { date, id, instant, MAX_INT32 } from '../rules/text.ts'

/** How long a shared report can be read at most, in days. */
export const MAX_REPORT_DAYS = 30
/** Most links to the report of one campaign that work at a time. */
export const MAX_REPORT_LINKS = 20

const resultOfPost = z.object({
  deliverableId: id(),
  title: z.string(),
  postUrl: z.string().nullable(),
  /** People who saw the post; null until it is entered. */
  reach: z.int().nullable(),
  /** Likes, comments, shares and saves together; null until it is entered. */
  engagements: z.int().nullable(),
  /** The screenshot that shows the figures; null without one. */
  screenshot: fileResponse.nullable(),
  savedAt: instant().nullable(),
})
export type ResultOfPost = z.output<typeof resultOfPost>
const resultsOfDeal = z.object({ items: z.array(resultOfPost) })

const ofDeal = { noun: 'deal', field: 'dealId' } as const
const ofCampaign = { noun: 'campaign', field: 'campaignId' } as const

const talentSide = {
  talentResults: read('/talent/get-results', {
    by: ['talent'],
    input: z.strictObject({ dealId: id() }),
    response: resultsOfDeal,
    subject: ofDeal,
    summary: 'The posts of a deal with the figures that the talent’s side has entered.',
  }),
  saveResult: write('/talent/save-result', {
    by: ['talent'],
    input: z.strictObject({
      deliverableId: id(),
      reach: z.int('Please enter a whole number.').min(0).max(MAX_INT32),
      engagements: z.int('Please enter a whole number.').min(0).max(MAX_INT32),
      /** A screenshot of the platform’s figures; without it they are self-declared. */
      fileId: id().nullable().default(null),
    }),
    response: resultOfPost,
    errors: ['wrong_state', 'not_a_post', 'file_not_ready', 'deal_files_limit'],
    subject: { noun: 'deliverable', field: 'deliverableId' },
    message: 'Results saved.',
    summary: 'Saves reach and engagements of a post, with a screenshot or without. They can be corrected.',
  }),
} as const

const figure = z.object({ value: z.int().nullable(), source: z.enum(figureSources).nullable() })
/** Minor units; null where it cannot be said or is not shown. */
const cost = z.int().nullable()
const row = {
  /** What the brand paid with fee and VAT, less refunds, in minor units; null where it is not shown. */
  spend: z.int().nullable(),
  reach: figure,
  engagements: figure,
  clicks: figure,
  codeUses: figure,
  cost: z.object({ reach: cost, engagements: cost, clicks: cost, codeUses: cost }),
}
const reportRow = z.object(row)
export type ReportRow = z.output<typeof reportRow>

const report = z.object({
  title: z.string(),
  currency: z.enum(currencies),
  total: reportRow,
  /** Posts of the campaign, and how many of them have results. */
  posts: z.object({ all: z.int(), withResults: z.int() }),
  talents: z.array(z.object({ id: id(), name: z.string(), ...row })),
  deliverables: z.array(
    z.object({ id: id(), talentName: z.string(), title: z.string(), postUrl: z.string().nullable(), ...row }),
  ),
  clicksByDay: z.array(z.object({ day: date(), clicks: z.int() })),
})
export type CampaignReport = z.output<typeof report>

const reportLink = z.object({
  id: id(),
  showsSpend: z.boolean(),
  expiresAt: instant(),
  createdAt: instant(),
})
export type ReportLink = z.output<typeof reportLink>

/** What posts and campaigns brought. */
export const resultCalls = {
  ...talentSide,
  agentResults: onBehalfOfSubject('/talentagent/get-results', talentSide.talentResults, 'view'),
  agentSaveResult: onBehalfOfSubject('/talentagent/save-result', talentSide.saveResult, 'upload'),
  brandResults: read('/brand/get-results', {
    by: ['brand'],
    input: z.strictObject({ dealId: id() }),
    response: resultsOfDeal,
    subject: ofDeal,
    summary: 'The posts of a deal with the figures that the talent’s side has entered.',
  }),
  campaignReport: read('/campaign/get-report', {
    by: ['brand'],
    input: z.strictObject({ campaignId: id() }),
    response: report.extend({ pdfUrl: z.string() }),
    subject: ofCampaign,
    summary:
      'Spend, reach, engagements, clicks and uses of codes of a campaign, with what each cost, by talent and deliverable.',
  }),
  campaignReportTable: read('/campaign/get-report-table', {
    by: ['brand'],
    input: z.strictObject({ campaignId: id() }),
    response: z.object({ name: z.string(), csv: z.string() }),
    subject: ofCampaign,
    summary: 'The same report as CSV, one line for each deliverable.',
  }),
  disclosureEvidence: read('/campaign/get-disclosure-evidence', {
    by: ['brand'],
    input: z.strictObject({ campaignId: id() }),
    response: z.object({ name: z.string(), csv: z.string() }),
    subject: ofCampaign,
    summary:
      'How each post of a campaign is labelled as an ad, as CSV: label, place, address, time, screenshot, the brand’s checks and its requests to put it right.',
  }),
  reportLinks: read('/campaign/get-report-links', {
    by: ['brand'],
    input: z.strictObject({ campaignId: id() }),
    response: z.object({ items: z.array(reportLink) }),
    subject: ofCampaign,
    summary: 'The links to a report that still work, newest first. Their addresses are not stored.',
  }),
  shareReport: write('/campaign/share-report', {
    whileActing: 'refused',
    by: ['brand'],
    input: z.strictObject({
      campaignId: id(),
      showsSpend: z.boolean().default(false),
      days: z.int().min(1).max(MAX_REPORT_DAYS).default(14),
    }),
    response: reportLink.extend({
      /** The link; it is shown only here, because only its hash is stored. */
      url: z.string(),
    }),
    subject: ofCampaign,
    message: 'Link created.',
    summary: `Shares the report of a campaign by a link that works for at most ${MAX_REPORT_DAYS} days, with or without what was spent.`,
  }),
  endReportLink: write('/campaign/end-report-link', {
    by: ['brand'],
    input: z.strictObject({ linkId: id() }),
    response: z.object({ linkId: id() }),
    message: 'The link no longer works.',
    summary: 'Ends a link before it expires. Repeating it changes nothing.',
  }),
  sharedReport: read('/shared-report/page', {
    by: 'anyone',
    input: z.strictObject({ token: secretToken() }),
    response: report.extend({
      brand: z.object({ companyName: z.string(), logoUrl: z.string().nullable() }),
      expiresAt: instant(),
    }),
    summary:
      'A shared report, as it is now. Without spend and costs where the brand has not shared them. Not found once the link has expired or ended.',
  }),
} as const
