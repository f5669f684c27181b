import { z } from 'zod'
import { read, write } from '../call.ts'
import { applicationLifecycle, type declineReasons } from '../lifecycles/application.ts'
import { statesOf } from '../lifecycles/lifecycle.ts'
import { acrossRoster, onBehalfOfSubject } from '../on-behalf.ts'
import { withoutContactDetails, withoutMessengerLink } from '../rules/contact-details.ts'
import { currencies } from '../rules/currency.ts'
import { MAX_INVITED } from '../rules/invitations.ts'
import { limits } from '../rules/limits.ts'
import { id, instant, money, page, paged, paragraph } from '../rules/text.ts'
import { websiteField } from '../rules/website.ts'
import { campaignCard, payModels } from './campaigns.ts'
import { agencyCardResponse } from './mandates.ts'
import { talentProfile } from './profile.ts'
import { talentCard } from './talents.ts'
import { workRecord } from './work-record.ts'

const status = z.enum(statesOf(applicationLifecycle))
export const declineReasonCodes = [
  'not_a_fit',
  'budget',
  'timing',
  'audience',
  'places_filled',
  'other',
] as const satisfies (keyof typeof declineReasons)[]

const pitchFields = {
  pitch: withoutContactDetails(paragraph(3000)),
  proposedFee: money().nullable(),
  answers: z.array(withoutContactDetails(paragraph(1000, 0))).max(5),
  sampleUrls: z.array(withoutMessengerLink(websiteField())).max(5).default([]),
}

const core = z.object({
  id: id(),
  status,
  version: z.int(),
  pitch: z.string(),
  proposedFee: z.int().nullable(),
  currency: z.enum(currencies),
  answers: z.array(z.string()),
  sampleUrls: z.array(z.string()),
  acknowledgedUnpaid: z.boolean(),
  /** What the brand wrote with its invitation; empty without one. */
  invitationNote: z.string(),
  briefVersion: z.int(),
  declineReason: z.string().nullable(),
  declineNote: z.string(),
  /** When it was sent; an application that is sent again after an invitation or a withdrawal has the new time. */
  createdAt: instant(),
  updatedAt: instant(),
  allowedActions: z.array(z.string()),
  nextActor: z.enum(['brand', 'talent', 'system', 'operator']).nullable(),
  /** The offer created from this application; null without one. */
  offerId: id().nullable(),
})
const forBrand = core.extend({
  campaignId: id(),
  campaignTitle: z.string(),
  questions: z.array(z.string()),
  talent: talentCard,
})
const forTalent = core.extend({
  campaign: campaignCard,
  questions: z.array(z.string()),
  talent: talentCard,
  /** The agency that applied. */
  agency: agencyCardResponse.nullable(),
})

const applicantNote = z.object({ id: id(), text: z.string(), author: z.string(), at: instant() })

/** An application with everything a brand decides on. */
const applicant = forBrand.extend({
  budget: z.object({ payModel: z.enum(payModels), feeMin: z.int(), feeMax: z.int() }),
  socials: talentProfile.shape.socials,
  record: workRecord,
  /** Notes within the brand, oldest first; the talent never sees them. */
  notes: z.array(applicantNote),
})
export type Applicant = z.output<typeof applicant>
const notes = z.object({ items: z.array(applicantNote) })

export const applicantSorts = ['newest', 'fee', 'reach'] as const
export type ApplicantSort = (typeof applicantSorts)[number]

/** How many applicants one request decides: as many as one page of the list shows at most. */
export const MAX_DECIDED_APPLICANTS = limits.pageSizeMax

export const MAX_INVITATION_NOTE = 500

/** What an invitation did for each talent: who was invited, or why not. */
export const invitationResults = {
  invited: 'Invited',
  already_invited: 'Already invited to this campaign',
  already_applied: 'Already has an application for this campaign',
  not_available: 'Doesn’t accept invitations at the moment',
  blocked: 'You can’t contact this person',
} as const
export type InvitationResult = keyof typeof invitationResults
const invitationResult = z.object({
  talentId: id(),
  /** Empty for a talent who cannot be found. */
  displayName: z.string(),
  result: z.enum(['invited', 'already_invited', 'already_applied', 'not_available', 'blocked']),
})
export type InvitedTalent = z.output<typeof invitationResult>

/** How many talents one request asks about. */
export const MAX_APPLICATIONS_AMONG = 50
const applicationSummary = z.object({
  applicationId: id(),
  talentId: id(),
  campaignId: id(),
  campaignTitle: z.string(),
  status,
})
/** An application or invitation that a talent has for one of the brand’s live campaigns. */
export type ApplicationSummary = z.output<typeof applicationSummary>

const invitation = {
  campaignId: id(),
  /** What each talent reads with the invitation. */
  note: withoutContactDetails(paragraph(MAX_INVITATION_NOTE, 0)).default(''),
}

export type ApplicationForBrand = z.output<typeof forBrand>
export type ApplicationForTalent = z.output<typeof forTalent>

const own = { noun: 'application', field: 'applicationId' } as const
const applicationId = { applicationId: id(), version: z.int32().min(1).optional() }

const talentSide = {
  apply: write('/talent/apply', {
    acrossBlock: 'refused',
    by: ['talent'],
    input: z.strictObject({
      campaignId: id(),
      acknowledgesUnpaid: z.boolean().default(false),
      ...pitchFields,
    }),
    response: forTalent,
    errors: ['campaign_not_open', 'not_invited', 'unpaid_not_acknowledged', 'already_applied'],
    subject: { noun: 'campaign', field: 'campaignId', scope: 'public' },
    message: 'Application sent.',
    summary: 'Applies for an open campaign; one application per campaign and talent.',
  }),
  editApplication: write('/talent/edit-application', {
    acrossBlock: 'refused',
    by: ['talent'],
    input: z.strictObject({ ...applicationId, ...pitchFields }),
    response: forTalent,
    errors: ['campaign_not_open', 'stale_version'],
    subject: { ...own, event: 'edit' },
    message: 'Application updated.',
    summary: 'Changes an undecided application; earlier versions are kept.',
  }),
  withdrawApplication: write('/talent/withdraw-application', {
    by: ['talent'],
    input: z.strictObject(applicationId),
    response: forTalent,
    subject: { ...own, event: 'withdraw' },
    message: 'Application withdrawn.',
    summary: 'Withdraws an undecided application; it may be sent again while the campaign is live.',
  }),
  talentApplications: read('/talent/get-all-application', {
    by: ['talent'],
    input: page().extend({ status: status.optional() }),
    response: paged(forTalent),
    summary: 'The talent’s own applications, newest first.',
  }),
  talentApplication: read('/talent/get-application-details', {
    by: ['talent'],
    input: z.strictObject({ applicationId: id() }),
    response: forTalent,
    subject: own,
    summary: 'One of the talent’s own applications.',
  }),
} as const

export const applicationCalls = {
  ...talentSide,

  agentApply: write('/talentagent/apply', {
    acrossBlock: 'refused',
    by: ['talentagent'],
    input: z.strictObject({
      campaignId: id(),
      acknowledgesUnpaid: z.boolean().default(false),
      ...pitchFields,
      /** The talents to apply for, each with its own pitch or fee where it differs. */
      talents: z
        .array(
          z.strictObject({
            talentId: id(),
            pitch: withoutContactDetails(paragraph(3000)).optional(),
            proposedFee: money().nullable().optional(),
          }),
        )
        .min(1, 'Please choose at least one talent.')
        .max(30),
    }),
    response: z.object({ items: z.array(forTalent) }),
    errors: [
      'campaign_not_open',
      'not_invited',
      'unpaid_not_acknowledged',
      'already_applied',
      'not_in_mandate',
    ],
    subject: { noun: 'campaign', field: 'campaignId', scope: 'public' },
    message: 'Applications sent.',
    summary:
      'Applies for several talents of the roster at once; if one cannot apply, none do and the error names the talent.',
  }),
  rosterForCampaign: read('/talentagent/roster-for-campaign', {
    by: ['talentagent'],
    input: z.strictObject({ campaignId: id() }),
    response: z.object({
      items: z.array(
        z.object({
          talent: talentCard,
          application: z
            .object({
              id: id(),
              status,
              invitationNote: z.string(),
              /** When it was withdrawn; null unless it is. */
              withdrawnAt: instant().nullable(),
            })
            .nullable(),
          /** The reason why the agency cannot apply for this talent; null when it can. */
          blockedBy: z.enum(['applied', 'not_in_mandate', 'not_invited', 'closed']).nullable(),
          /** The campaign is saved for this talent. */
          isSaved: z.boolean(),
          /** The agency can save it for this talent. */
          maySave: z.boolean(),
        }),
      ),
    }),
    subject: { noun: 'campaign', field: 'campaignId', scope: 'public' },
    summary: 'The talents of the roster who applied for a campaign or saved it, and those who still can.',
  }),
  agentEditApplication: onBehalfOfSubject(
    '/talentagent/edit-application',
    talentSide.editApplication,
    'apply',
  ),
  agentWithdrawApplication: onBehalfOfSubject(
    '/talentagent/withdraw-application',
    talentSide.withdrawApplication,
    'apply',
  ),
  agentApplications: acrossRoster('/talentagent/get-all-application', talentSide.talentApplications, 'view'),
  agentApplication: onBehalfOfSubject(
    '/talentagent/get-application-details',
    talentSide.talentApplication,
    'view',
  ),
  brandApplications: read('/campaign/get-applications', {
    by: ['brand'],
    input: page().extend({
      campaignId: id(),
      status: status.optional(),
      /** Leaves out those who were invited and have not applied. */
      only: z.literal('applied').optional(),
      /** `fee`: lowest first, those without one last; `reach`: most followers first. */
      sort: z.enum(applicantSorts).default('newest'),
    }),
    response: paged(forBrand),
    subject: { noun: 'campaign', field: 'campaignId' },
    summary:
      'Applications for one of the brand’s campaigns, in the requested order; newest first by default.',
  }),
  brandApplication: read('/campaign/get-application-details', {
    by: ['brand'],
    input: z.strictObject({ applicationId: id() }),
    response: forBrand,
    subject: own,
    summary: 'One application for one of the brand’s campaigns.',
  }),
  manageApplicant: write('/campaign/manageApplicants', {
    acrossBlock: { refused: { action: ['undo_decline'] } },
    by: ['brand'],
    input: z.strictObject({ ...applicationId, action: z.enum(['shortlist', 'unshortlist', 'undo_decline']) }),
    response: forBrand,
    errors: ['undo_window_passed', 'campaign_not_open'],
    subject: own,
    message: 'Applicant updated.',
    summary: 'Adds an applicant to the shortlist, removes them, or undoes a decline within 24 hours.',
  }),
  declineApplication: write('/application/declineApplication', {
    by: ['brand'],
    input: z.strictObject({
      ...applicationId,
      reason: z.enum(declineReasonCodes),
      note: withoutContactDetails(paragraph(500, 0)).default(''),
    }),
    response: forBrand,
    subject: { ...own, event: 'decline' },
    message: 'Application declined. The talent will see your reason.',
    summary: 'Declines an application with a reason that the talent sees 24 hours later.',
  }),
  brandApplicant: read('/campaign/get-applicant', {
    by: ['brand'],
    input: z.strictObject({ applicationId: id() }),
    response: applicant,
    subject: own,
    summary: 'One applicant with work, reach, fee beside the budget, past work for the brand, and notes.',
  }),
  decideApplicants: write('/campaign/decide-applicants', {
    by: ['brand'],
    input: z.strictObject({
      campaignId: id(),
      /** Each with the version that was read; one that has changed since fails the request. */
      applications: z
        .array(z.strictObject(applicationId))
        .min(1, 'Please choose at least one applicant.')
        .max(MAX_DECIDED_APPLICANTS, `Please choose at most ${MAX_DECIDED_APPLICANTS} applicants.`),
      action: z.enum(['shortlist', 'decline']),
      /** Needed for `decline`; each talent reads it after 24 hours. */
      reason: z.enum(declineReasonCodes).optional(),
      note: withoutContactDetails(paragraph(500, 0)).default(''),
    }),
    response: z.object({ items: z.array(forBrand) }),
    errors: ['stale_version'],
    subject: { noun: 'campaign', field: 'campaignId' },
    message: 'Applicants updated.',
    summary: 'Adds several applicants to the shortlist, or declines them; all or none.',
  }),
  addApplicantNote: write('/campaign/add-applicant-note', {
    by: ['brand'],
    input: z.strictObject({ applicationId: id(), text: paragraph(1000) }),
    response: notes,
    subject: own,
    summary: 'Adds a note about an applicant that only the brand sees.',
  }),
  deleteApplicantNote: write('/campaign/delete-applicant-note', {
    by: ['brand'],
    input: z.strictObject({ applicationId: id(), noteId: id() }),
    response: notes,
    subject: own,
    message: 'Note deleted.',
    summary: 'Deletes a note about an applicant.',
  }),
  applicationsAmong: read('/brand/applications-among', {
    by: ['brand'],
    input: z.strictObject({ talentIds: z.array(id()).min(1).max(MAX_APPLICATIONS_AMONG) }),
    response: z.object({ items: z.array(applicationSummary) }),
    summary:
      'The applications and invitations that these talents have for the brand’s live campaigns, newest first, at most 500.',
  }),
  inviteTalent: write('/campaign/invite', {
    acrossBlock: 'refused',
    by: ['brand'],
    input: z.strictObject({ ...invitation, talentId: id() }),
    response: forBrand,
    errors: ['campaign_not_open', 'already_applied'],
    subject: { noun: 'campaign', field: 'campaignId' },
    message: 'Invitation sent.',
    summary: 'Invites a talent to apply for one of the brand’s campaigns.',
  }),
  inviteTalents: write('/brand/inviteTalents', {
    by: ['brand'],
    input: z.strictObject({
      ...invitation,
      talentIds: z
        .array(id())
        .min(1, 'Please choose at least one talent.')
        .max(MAX_INVITED, `Please choose at most ${MAX_INVITED} talents.`)
        .refine((ids) => new Set(ids).size === ids.length, 'Please name each talent once.'),
    }),
    response: z.object({ items: z.array(invitationResult) }),
    errors: ['campaign_not_open'],
    rate: 'costly',
    subject: { noun: 'campaign', field: 'campaignId' },
    summary: `Invites up to ${MAX_INVITED} talents to one of the brand’s campaigns, and says for each whether they were invited or why not. Repeating it invites nobody twice.`,
  }),
}
