import { z } from 'zod'
import { read, write } from '../call.ts'
import { statesOf } from '../lifecycles/lifecycle.ts'
import { mandateLifecycle } from '../lifecycles/mandate.ts'
import { emailField } from '../rules/email.ts'
import { id, money, page, paged, paragraph } from '../rules/text.ts'
import { mandateResponse, mandateTerms } from './mandates.ts'
import { talentChange, talentProfile } from './profile.ts'
import { talentCard } from './talents.ts'

const status = z.enum(statesOf(mandateLifecycle))

/** A line of the roster: the mandate, the talent once there is one, and the agency's own notes. */
const added = mandateResponse.extend({
  /** Null while a person asked by e-mail has not answered: whether they have an account is not told. */
  talent: talentCard.nullable(),
  email: z.string().nullable(),
  /** Managed, and invited to take over their profile. */
  isInvitedToClaim: z.boolean(),
  note: z.string(),
  doNotPitch: z.boolean(),
  /** What brands are shown as this talent's price, in minor units; 0: the talent's own smallest fee. */
  brandRate: z.int(),
  openOffers: z.int(),
  runningDeals: z.int(),
  undecidedApplications: z.int(),
  /** New terms that wait for the talent's answer. */
  proposal: mandateResponse.nullable(),
})
export type RosterRow = z.output<typeof added>

const details = added.extend({ profile: talentProfile.nullable() })
export type RosterDetails = z.output<typeof details>

const own = { noun: 'mandate', field: 'mandateId' } as const
const ownTalent = { noun: 'talent', field: 'talentId' } as const

/** A fault of an imported table: which line (the head is line 1), which column, and why. */
const fault = z.object({ line: z.int(), column: z.string(), sentence: z.string() })
const imported = z.object({ line: z.int(), name: z.string(), what: z.enum(['new', 'changed', 'same']) })
export type ImportIssue = z.output<typeof fault>

/** The columns an imported table may have, in the order of the template; `name` alone is needed. */
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
  'commission_percent',
  'note',
] as const
/** The most lines one table may have, besides its head. */
export const MAX_IMPORT_LINES = 2_000

export const rosterCalls = {
  addTalent: write('/talentagent/add-talent', {
    by: ['talentagent'],
    input: z.strictObject({
      /** `managed`: the agency makes the profile. `mandate`: the person behind the e-mail is asked. */
      kind: z.enum(['managed', 'mandate']).default('managed'),
      email: emailField().optional(),
      profile: talentChange.optional(),
      mandate: mandateTerms.prefault({}),
      note: paragraph(1000, 0).default(''),
    }),
    response: details,
    errors: ['already_on_roster', 'mandate_ended'],
    // It may mail somebody, and so may the invitation below.
    rate: 'costly',
    message: 'Added to your roster.',
    summary:
      'Adds a talent: one the agency manages without an own sign-in, or one who is asked for a mandate by e-mail.',
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
    summary: 'Changes a managed talent’s profile, and what the agency notes about any of its talents.',
  }),
  addedTalents: read('/talentagent/get-added-talents', {
    by: ['talentagent'],
    input: page().extend({ status: status.optional(), text: z.string().trim().max(80).optional() }),
    response: paged(added),
    summary: 'The roster: talents represented, asked and past, newest first.',
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
    input: z.strictObject({ mandateId: id(), version: z.int().min(1).optional() }),
    response: mandateResponse,
    errors: ['deals_open', 'offers_open', 'payout_pending', 'stale_version'],
    subject: own,
    message: 'Removed from your roster.',
    summary:
      'Ends a mandate or takes the question for one back. A managed talent stays while offers, deals or pay of theirs are open.',
  }),
  proposeMandate: write('/talentagent/propose-mandate', {
    by: ['talentagent'],
    input: z.strictObject({ talentId: id(), mandate: mandateTerms }),
    response: details,
    errors: ['mandate_ended', 'already_on_roster'],
    // It mails the talent.
    rate: 'costly',
    subject: ownTalent,
    message: 'The new terms are with the talent.',
    summary:
      'Proposes other terms; they replace the present ones once the talent grants them. A managed talent’s change at once.',
  }),
  inviteToClaim: write('/talentagent/invite-to-claim', {
    by: ['talentagent'],
    input: z.strictObject({ talentId: id(), email: emailField() }),
    response: details,
    errors: ['not_managed'],
    rate: 'costly',
    subject: ownTalent,
    message: 'The invitation is on its way.',
    summary: 'Mails a managed talent a link to take over the profile with an own sign-in.',
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
      faults: z.array(fault),
      counts: z.object({ added: z.int(), changed: z.int(), same: z.int(), faulty: z.int() }),
    }),
    rate: 'costly',
    summary:
      'Adds managed talents from a CSV table. With a single fault nothing is written, and each fault is named by line and column.',
  }),
}
