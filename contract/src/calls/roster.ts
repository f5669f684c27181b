import { z } from 'zod'
import { read, write } from '../call.ts'
import { statesOf } from '../lifecycles/lifecycle.ts'
import { mandateLifecycle } from '../lifecycles/mandate.ts'
import { emailField } from '../rules/email.ts'
import { id, money, page, paged, paragraph } from '../rules/text.ts'
import { mandateResponse, mandateTerms } from './mandates.ts'
import { talentProfile } from './profile.ts'
import { talentChange } from './profile-change.ts'
import { talentCard } from './talents.ts'

const status = z.enum(statesOf(mandateLifecycle))

/** A row of the roster: the mandate, its talent if known, and the agency's own notes. */
const added = mandateResponse.extend({
  /**
   * Null while a person invited by email has not responded, so that it does not reveal whether they have an
   * account.
   */
  talent: talentCard.nullable(),
  email: z.string().nullable(),
  /** A managed talent with an open invitation to claim the profile. */
  isInvitedToClaim: z.boolean(),
  note: z.string(),
  doNotPitch: z.boolean(),
  /** The price shown to brands for this talent, in pence; 0: the talent's own “fee from”, in its currency. */
  brandRate: z.int(),
  openOffers: z.int(),
  runningDeals: z.int(),
  undecidedApplications: z.int(),
  /** New terms that await the talent's response. */
  proposal: mandateResponse.nullable(),
})
export type RosterRow = z.output<typeof added>

const details = added.extend({ profile: talentProfile.nullable() })
export type RosterDetails = z.output<typeof details>

const own = { noun: 'mandate', field: 'mandateId' } as const
const ownTalent = { noun: 'talent', field: 'talentId' } as const

/** An error in an imported table: its line (the header is line 1), its column and the reason. */
const issue = z.object({ line: z.int(), column: z.string(), sentence: z.string() })
const imported = z.object({ line: z.int(), name: z.string(), what: z.enum(['new', 'changed', 'same']) })
export type ImportIssue = z.output<typeof issue>

/** The columns an imported table may have, in the order of the template; only `name` is required. */
export const importColumns = [
  'reference',
  'name',
  'headline',
  'type',
  'city',
  'country',
  'phone',
  'languages',
  'instagram',
  'instagram_followers',
  'tiktok',
  'tiktok_followers',
  'youtube',
  'youtube_followers',
  'min_fee',
  'min_fee_currency',
  'commission_percent',
  'note',
] as const
/** Maximum number of lines in one table, without the header. */
export const MAX_IMPORT_LINES = 2_000

export const rosterCalls = {
  addTalent: write('/talentagent/add-talent', {
    by: ['talentagent'],
    input: z.strictObject({
      /**
       * `managed`: the agency creates the profile. `mandate`: the person with this email address gets a
       * request.
       */
      kind: z.enum(['managed', 'mandate']).default('managed'),
      email: emailField().optional(),
      profile: talentChange.optional(),
      mandate: mandateTerms.prefault({}),
      note: paragraph(1000, 0).default(''),
    }),
    response: details,
    errors: ['blocked', 'already_on_roster', 'mandate_ended', 'invitation_limit_reached'],
    // May send an email, like the invitation below.
    rate: 'costly',
    message: 'Added to your roster.',
    summary: 'Adds a managed talent without an account, or emails a talent a representation request.',
  }),
  updateAddedTalent: write('/talentagent/update-added-talent', {
    by: ['talentagent'],
    input: z.strictObject({
      talentId: id(),
      profile: talentChange.optional(),
      note: paragraph(1000, 0).optional(),
      doNotPitch: z.boolean().optional(),
      brandRate: money().optional(),
    }),
    response: details,
    errors: ['talent_keeps_profile'],
    subject: ownTalent,
    files: { avatar: 'image', cover: 'image' },
    message: 'Saved.',
    summary: 'Changes a managed talent’s profile, or the agency’s notes about any of its talents.',
  }),
  addedTalents: read('/talentagent/get-added-talents', {
    by: ['talentagent'],
    input: page().extend({ status: status.optional(), text: z.string().trim().max(80).optional() }),
    response: paged(added),
    summary: 'The roster: represented, requested and past talents, newest first.',
  }),
  addedTalent: read('/talentagent/get-added-talent', {
    by: ['talentagent'],
    input: z.strictObject({ talentId: id() }),
    response: details,
    subject: ownTalent,
    summary: 'One talent of the roster with profile and mandate.',
  }),
  removeAddedTalent: write('/talentagent/remove-added-talent', {
    by: ['talentagent'],
    input: z.strictObject({ mandateId: id(), version: z.int32().min(1).optional() }),
    response: mandateResponse,
    errors: ['deals_open', 'offers_open', 'payout_pending', 'stale_version'],
    subject: own,
    message: 'Removed from your roster.',
    summary:
      'Ends a mandate or withdraws a request. Fails for a managed talent with open offers, deals or payouts.',
  }),
  proposeMandate: write('/talentagent/propose-mandate', {
    by: ['talentagent'],
    input: z.strictObject({ talentId: id(), mandate: mandateTerms }),
    response: details,
    errors: ['blocked', 'mandate_ended', 'already_on_roster'],
    // Sends the talent an email.
    rate: 'costly',
    subject: ownTalent,
    message: 'New terms sent to the talent.',
    summary:
      'Proposes new terms; they replace the current ones once the talent accepts them. A managed talent’s terms change at once.',
  }),
  inviteToClaim: write('/talentagent/invite-to-claim', {
    whileActing: 'refused',
    by: ['talentagent'],
    input: z.strictObject({ talentId: id(), email: emailField('Please enter an email address.') }),
    response: details,
    errors: ['not_managed', 'invitation_limit_reached'],
    rate: 'costly',
    subject: ownTalent,
    message: 'Invitation sent.',
    summary: 'Emails a managed talent a link to claim their profile.',
  }),
  importTalents: write('/talentagent/import-talents', {
    by: ['talentagent'],
    input: z.strictObject({
      mode: z.enum(['preview', 'import']).default('preview'),
      csv: z
        .string()
        .min(1, 'Please choose a file.')
        .max(900_000, 'That table is too large. Please split it.'),
    }),
    response: z.object({
      mode: z.enum(['preview', 'import']),
      rows: z.array(imported),
      faults: z.array(issue),
      counts: z.object({ added: z.int(), changed: z.int(), same: z.int(), faulty: z.int() }),
    }),
    rate: 'costly',
    summary:
      'Adds managed talents from a CSV table. With any error nothing is written; each error names its line and column.',
  }),
}
