import { z } from 'zod'
import { emptyInput, read, write } from '../call.ts'
import { campaignLifecycle } from '../lifecycles/campaign.ts'
import { statesOf } from '../lifecycles/lifecycle.ts'
import { acrossRoster } from '../on-behalf.ts'
import { withoutContactDetails, withoutMessengerLink } from '../rules/contact-details.ts'
import { currencies } from '../rules/currency.ts'
import { operatorReason } from '../rules/operator-reason.ts'
import { date, id, instant, line, money, page, paged, paragraph, queryNumber, rich } from '../rules/text.ts'
import { brandFactKinds } from '../rules/verification.ts'
import { websiteField } from '../rules/website.ts'
import { deliverableSpec, offeredDeliverable } from '../terms/deliverable-spec.ts'
import { platforms } from '../terms/deliverables.ts'
import { offeredProduct, product } from '../terms/product.ts'
import { exclusivity, offeredExclusivity, usageRights } from '../terms/rights.ts'

export const payModels = ['fixed', 'range', 'gifted'] as const
export const payModelLabels: Record<(typeof payModels)[number], string> = {
  fixed: 'Fixed fee',
  range: 'Fee range',
  gifted: 'Gifted product, unpaid',
}
export const objectives = ['awareness', 'content', 'sales', 'launch'] as const
export const objectiveLabels: Record<(typeof objectives)[number], string> = {
  awareness: 'Build awareness',
  content: 'Create content',
  sales: 'Increase sales',
  launch: 'Launch a product',
}

const status = z.enum(statesOf(campaignLifecycle))

/**
 * The brief. A draft needs only its title; publishing needs a complete brief (`brief_incomplete` names the
 * missing fields).
 */
const briefFields = {
  title: line(120),
  visibility: z.enum(['public', 'invite']),
  objective: z.enum(objectives),
  summary: rich(10_000, 0),
  productName: line(120, 0),
  productUrl: websiteField(),
  /** What the brand sends to each talent; null where it sends nothing. */
  product: product.nullable(),
  payModel: z.enum(payModels),
  feeMin: money(),
  feeMax: money(),
  budget: money(),
  currency: z.enum(currencies),
  places: z.int().min(1).max(500),
  deliverables: z.array(deliverableSpec).max(20),
  rights: usageRights,
  exclusivity: exclusivity.nullable(),
  mustInclude: paragraph(2000, 0),
  mustAvoid: paragraph(2000, 0),
  typeIds: z.array(id()).max(12),
  questions: z.array(line(200)).max(5),
  applyBy: date(),
  coverFileId: id().nullable(),
}

/** A brief as the brand writes it: everyone reads it, so its texts have no contact data. */
const brief = z.strictObject({
  ...briefFields,
  title: withoutContactDetails(briefFields.title),
  summary: withoutContactDetails(briefFields.summary),
  productName: withoutContactDetails(briefFields.productName),
  productUrl: withoutMessengerLink(briefFields.productUrl),
  product: offeredProduct.nullable(),
  deliverables: z.array(offeredDeliverable).max(20),
  exclusivity: offeredExclusivity.nullable(),
  mustInclude: withoutContactDetails(briefFields.mustInclude),
  mustAvoid: withoutContactDetails(briefFields.mustAvoid),
  questions: z.array(withoutContactDetails(line(200))).max(5),
})

/** A brief as a template stores it, with the address of its cover image. */
export const templateBrief = z.object({
  ...briefFields,
  applyBy: date().nullable(),
  coverUrl: z.string().nullable(),
})
export type TemplateBrief = z.output<typeof templateBrief>
const draft = brief.partial().required({ title: true })

/** Facts about a brand that help a talent decide (domain, section 3 row 8 and section 4 row 3). */
export const brandCard = z.object({
  id: id(),
  companyName: z.string(),
  logoUrl: z.string().nullable(),
  industry: z.string().nullable(),
  city: z.string(),
  answersWithinHours: z.number().nullable(),
  completedDeals: z.int(),
  isActive: z.boolean(),
})
export type BrandCard = z.output<typeof brandCard>

/** A campaign in a list. */
export const campaignCard = z.object({
  id: id(),
  title: z.string(),
  status,
  visibility: z.enum(['public', 'invite']),
  payModel: z.enum(payModels),
  feeMin: z.int(),
  feeMax: z.int(),
  currency: z.enum(currencies),
  places: z.int(),
  placesTaken: z.int(),
  applyBy: z.string().nullable(),
  publishedAt: instant().nullable(),
  createdAt: instant(),
  coverUrl: z.string().nullable(),
  platforms: z.array(z.string()),
  /** What a talent makes, such as "1 reel and 2 stories"; empty in a draft without deliverables. */
  work: z.string(),
  brand: brandCard,
})
export type CampaignCard = z.output<typeof campaignCard>

const ownCard = campaignCard.extend({
  version: z.int(),
  allowedActions: z.array(z.string()),
  counts: z.object({ applications: z.int(), undecided: z.int(), offers: z.int(), deals: z.int() }),
})
export type OwnCampaignCard = z.output<typeof ownCard>

/** A brief without what only those who may apply read. */
export const publicDetails = campaignCard.extend({
  objective: z.enum(objectives),
  summary: z.string(),
  productName: z.string(),
  product: product.nullable(),
  deliverables: z.array(deliverableSpec),
  rights: usageRights,
  exclusivity: exclusivity.nullable(),
  typeIds: z.array(id()),
})

const details = publicDetails.extend({
  productUrl: z.string(),
  mustInclude: z.string(),
  mustAvoid: z.string(),
  questions: z.array(z.string()),
  briefVersion: z.int(),
})
export const ownDetails = details.extend({
  version: z.int(),
  allowedActions: z.array(z.string()),
  /** The fields that publishing still needs, as field -> sentence. */
  lacking: z.record(z.string(), z.string()),
  budget: z.int(),
  coverFileId: id().nullable(),
  counts: z.object({ applications: z.int(), undecided: z.int(), offers: z.int(), deals: z.int() }),
  /** Why an operator returned it; null once it is submitted again. */
  returnReason: z.string().nullable(),
  /** It is in review because the brand is not verified yet, and goes live with the verification. */
  awaitsVerification: z.boolean(),
  timeline: z.array(z.object({ event: z.string(), at: instant() })),
})
export type OwnCampaign = z.output<typeof ownDetails>

const talentDetails = details.extend({
  /** The talent's own application; null without one. */
  application: z
    .object({
      id: id(),
      status: z.string(),
      invitationNote: z.string(),
      /** When it was withdrawn; null unless it is. */
      withdrawnAt: instant().nullable(),
    })
    .nullable(),
  mayApply: z.boolean(),
  /** The talent, or one of the roster, has saved it. */
  isSaved: z.boolean(),
})
export type CampaignForTalent = z.output<typeof talentDetails>

const publishing = z.object({
  /** The check of the company before its first campaign goes live; null where none is left to do. */
  verification: z
    .object({
      /** `ready`: it is asked for by publishing. `lapsed`: what was verified has changed. */
      status: z.enum(['ready', 'waiting', 'more_needed', 'lapsed']),
      /** What an operator asks for; empty otherwise. */
      reason: z.string(),
      /** What the brand has not given yet. */
      missing: z.array(z.enum(brandFactKinds)),
      /** With everything given, the company is verified without waiting. */
      isAutomatic: z.boolean(),
    })
    .nullable(),
  /** An operator reads the campaign before it goes live. */
  isReviewed: z.boolean(),
})
export type Publishing = z.output<typeof publishing>

const own = { noun: 'campaign', field: 'campaignId' } as const
const campaignId = { campaignId: id(), version: z.int32().min(1).optional() }

/** The orders of open campaigns: published last, closing first, highest fee first. */
export const campaignSorts = ['newest', 'closing', 'fee'] as const

/** A search for open campaigns without its page, as it is asked and as it is saved. */
export const campaignSearch = z.strictObject({
  /** Words of the title, brand, product and summary, or their beginnings. */
  q: line(100).optional(),
  payModel: z.enum(payModels).optional(),
  currency: z.enum(currencies).optional(),
  /** The least that the highest fee may be, in minor units of `currency`, which is GBP without it. */
  feeFrom: queryNumber(0).optional(),
  typeId: id().optional(),
  /** The network of one of the deliverables; `file` is work that is not posted. */
  platform: z.enum(platforms).optional(),
  /** Only campaigns that accept applications at least until this day. */
  openUntil: date().optional(),
  /** The newest first without it. The order by fee compares within `currency`, which is GBP without it. */
  sort: z.enum(campaignSorts).optional(),
})
export type StoredCampaignSearch = z.output<typeof campaignSearch>

/** Returns the schema of a page of campaigns that a search found. */
export function foundCampaigns<Card extends z.ZodType>(card: Card) {
  return paged(card).extend({
    /** The campaigns contain similar words, because none contains the words. */
    isSimilar: z.boolean(),
  })
}

const talentSide = {
  openCampaigns: read('/talent/getCampaign', {
    by: ['talent'],
    input: page().extend({
      ...campaignSearch.shape,
      /** Only those of one brand. */
      brandId: id().optional(),
      /** Only campaigns that the talent, or one of the roster, has saved. */
      only: z.enum(['saved']).optional(),
    }),
    response: foundCampaigns(campaignCard.extend({ applied: z.boolean(), isSaved: z.boolean() })),
    mayLag: true,
    summary: 'Campaigns open to applications, by words and filters, newest first or in another order.',
  }),
  openCampaign: read('/talent/getCampaignDetails', {
    acrossBlock: 'hidden',
    by: ['talent'],
    input: z.strictObject({ campaignId: id() }),
    response: talentDetails,
    subject: { noun: 'campaign', field: 'campaignId', scope: 'public' },
    summary: 'One campaign: open ones for every talent, others for those who already take part.',
  }),
  activeCampaigns: read('/campaign/talent-active-campaign', {
    by: ['talent'],
    input: page(),
    response: paged(campaignCard),
    summary: 'Campaigns where the talent has an undecided application, an open offer or an active deal.',
  }),
} as const

/** A campaign as an operator reviews it. */
const reviewedDetails = details.extend({
  version: z.int(),
  budget: z.int(),
  submittedAt: instant().nullable(),
  /** Campaigns of this brand that were published before. */
  publishedBefore: z.int(),
})
export type CampaignUnderReview = z.output<typeof reviewedDetails>

export const campaignCalls = {
  addCampaign: write('/campaign/add', {
    by: ['brand'],
    input: draft.extend({ publish: z.boolean().default(false) }),
    response: ownDetails,
    errors: ['not_entitled', 'brief_incomplete', 'deadline_passed'],
    message: 'Campaign saved.',
    summary: 'Creates a campaign as a draft, or publishes it at once when its brief is complete.',
  }),
  editCampaign: write('/campaign/editCampaign', {
    by: ['brand'],
    input: brief.partial().extend({ ...campaignId, publish: z.boolean().default(false) }),
    response: ownDetails,
    errors: ['not_entitled', 'brief_incomplete', 'deadline_passed', 'terms_locked', 'stale_version'],
    subject: { ...own, event: 'edit' },
    message: 'Campaign saved.',
    summary: 'Changes the brief; a live campaign gets a new brief version and its applicants are notified.',
  }),
  moveCampaign: write('/campaign/updateStatus', {
    by: ['brand'],
    input: z.strictObject({
      ...campaignId,
      event: z.enum(['submit', 'pause', 'resume', 'close', 'reopen', 'cancel']),
      applyBy: date().optional(),
    }),
    response: ownDetails,
    errors: ['not_entitled', 'brief_incomplete', 'deadline_passed', 'deals_open'],
    subject: own,
    message: 'Campaign updated.',
    summary: 'Publishes, pauses, resumes, closes, reopens (with a new closing date) or cancels a campaign.',
  }),
  completeCampaign: write('/brand/completeCampaign', {
    by: ['brand'],
    input: z.strictObject(campaignId),
    response: ownDetails,
    errors: ['deals_open', 'offers_open'],
    subject: { ...own, event: 'complete' },
    message: 'Campaign completed.',
    summary: 'Completes a campaign whose deals and offers have all ended.',
  }),
  campaignUnderReview: read('/superAdmin/getCampaign', {
    by: ['adminProMax'],
    input: z.strictObject({ campaignId: id() }),
    response: reviewedDetails,
    summary: 'A campaign with what an operator needs to review it.',
  }),
  reviewCampaign: write('/superAdmin/reviewCampaign', {
    by: ['adminProMax'],
    input: z.strictObject({
      campaignId: id(),
      version: z.int32().min(1),
      decision: z.enum(['approve', 'return']),
      reason: operatorReason(),
    }),
    response: z.object({ status }),
    errors: ['deadline_passed', 'stale_version', 'brand_not_verified'],
    message: 'Decision saved. The brand is notified.',
    summary: 'Publishes a campaign in review, or returns it to its brand as a draft with the reason.',
  }),
  publishing: read('/campaign/getPublishing', {
    by: ['brand'],
    input: emptyInput(),
    response: publishing,
    summary: 'What happens to a campaign that the brand publishes now: which checks come before it is live.',
  }),
  brandCampaigns: read('/campaign/getCampaign', {
    by: ['brand'],
    input: page().extend({ status: status.optional() }),
    response: paged(ownCard),
    summary: 'The brand’s own campaigns, newest first.',
  }),
  brandCampaign: read('/campaign/campaignDetails', {
    by: ['brand'],
    input: z.strictObject({ campaignId: id() }),
    response: ownDetails,
    subject: own,
    summary: 'One of the brand’s campaigns with its brief, counts and allowed actions.',
  }),
  ...talentSide,

  agentCampaigns: acrossRoster('/talentagent/getCampaign', talentSide.openCampaigns, 'view'),
  agentCampaign: acrossRoster('/talentagent/getCampaignDetails', talentSide.openCampaign, 'view'),
  agentActiveCampaigns: acrossRoster('/talentagent/active-campaign', talentSide.activeCampaigns, 'view'),
}
