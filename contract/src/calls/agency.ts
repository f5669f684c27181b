import { z } from 'zod'
import { emptyInput, read, write } from '../call.ts'
import { withoutContactDetails, withoutMessengerLink } from '../rules/contact-details.ts'
import { emailField } from '../rules/email.ts'
import { nameInEmails } from '../rules/names.ts'
import { newPassword } from '../rules/password.ts'
import { id, instant, line, paragraph } from '../rules/text.ts'
import { websiteField } from '../rules/website.ts'
import { mandateResponse } from './mandates.ts'
import { agencyProfile } from './profile.ts'
import { signedIn } from './sign-in.ts'
import { talentCard } from './talents.ts'

const member = z.object({
  id: id(),
  name: z.string(),
  email: z.string(),
  avatarUrl: z.string().nullable(),
  role: z.enum(['owner', 'member']),
  /** `invited` until they have chosen a password. */
  status: z.enum(['active', 'invited']),
  /** The talents assigned to this member; the owner is responsible for all. */
  talentIds: z.array(id()),
  receivesMail: z.boolean(),
})
export type Member = z.output<typeof member>
const team = z.object({ items: z.array(member) })

const share = z.object({
  id: id(),
  title: z.string(),
  talentIds: z.array(id()).nullable(),
  showsRates: z.boolean(),
  expiresAt: instant(),
  createdAt: instant(),
})
export type RosterLink = z.output<typeof share>
const shares = z.object({ items: z.array(share) })
/** How long a shared roster link works at most, in days. */
export const MAX_ROSTER_LINK_DAYS = 30

const memberFields = { talentIds: z.array(id()).max(500), receivesMail: z.boolean() }
const token = { token: z.string().min(20).max(200) }

export const agencyCalls = {
  agency: read('/talentagent/agency', {
    by: ['talentagent'],
    input: emptyInput(),
    response: agencyProfile.extend({ isOwner: z.boolean() }),
    summary: 'The agency of the signed-in agent.',
  }),
  updateAgency: write('/talentagent/update-agency', {
    by: ['talentagent'],
    input: z
      .strictObject({
        name: withoutContactDetails(nameInEmails(120)),
        legalName: line(160, 0),
        companyNumber: line(20, 0),
        vatNumber: line(20, 0),
        website: withoutMessengerLink(websiteField()),
        about: withoutContactDetails(paragraph(2000, 0)),
        city: withoutContactDetails(line(80, 0)),
        country: z.string().regex(/^[A-Z]{2}$/, 'Please choose a country.'),
      })
      .partial(),
    response: agencyProfile.extend({ isOwner: z.boolean() }),
    errors: ['owner_only'],
    files: { logo: 'image' },
    message: 'Saved.',
    summary: 'Updates the agency’s profile.',
  }),
  team: read('/talentagent/team', {
    by: ['talentagent'],
    input: emptyInput(),
    response: team,
    summary: 'Members of the agency’s team and the talents assigned to each.',
  }),
  inviteMember: write('/talentagent/invite-member', {
    whileActing: 'refused',
    by: ['talentagent'],
    input: z.strictObject({
      name: withoutContactDetails(nameInEmails(80)),
      email: emailField('Please enter an email address.'),
      talentIds: memberFields.talentIds.default([]),
    }),
    response: team,
    errors: ['owner_only', 'invitation_limit_reached'],
    // Sends an email.
    rate: 'costly',
    message: 'Invitation sent.',
    summary: 'Invites a colleague by email; the link works once, for seven days.',
  }),
  updateMember: write('/talentagent/update-member', {
    whileActing: 'refused',
    by: ['talentagent'],
    input: z.strictObject({ memberId: id(), ...memberFields }),
    response: team,
    errors: ['owner_only'],
    message: 'Saved.',
    summary: 'Sets the talents assigned to a member and whether the member receives their email.',
  }),
  removeMember: write('/talentagent/remove-member', {
    by: ['talentagent'],
    input: z.strictObject({ memberId: id() }),
    response: team,
    errors: ['owner_only'],
    message: 'Removed from the team.',
    summary: 'Removes a member from the team or withdraws an invitation; their sessions end at once.',
  }),
  rosterLinks: read('/talentagent/roster-shares', {
    by: ['talentagent'],
    input: emptyInput(),
    response: shares,
    summary: 'Active shared roster links, newest first. Their addresses are not stored.',
  }),
  createRosterLink: write('/talentagent/share-roster', {
    whileActing: 'refused',
    by: ['talentagent'],
    input: z.strictObject({
      title: withoutContactDetails(line(120)),
      /** Null: everyone on the roster except those marked “do not pitch”. */
      talentIds: z.array(id()).min(1).max(500).nullable().default(null),
      showsRates: z.boolean().default(false),
      days: z.int().min(1).max(MAX_ROSTER_LINK_DAYS).default(14),
    }),
    response: shares.extend({
      /** The new link; it is shown only here, because only its hash is stored. */
      url: z.string(),
    }),
    message: 'Link created.',
    summary: `Creates a shared roster link for brands that works for at most ${MAX_ROSTER_LINK_DAYS} days.`,
  }),
  closeRosterLink: write('/talentagent/end-share', {
    by: ['talentagent'],
    input: z.strictObject({ shareId: id() }),
    response: shares,
    message: 'Link closed.',
    summary: 'Closes a shared roster link before it expires.',
  }),
  rosterPage: read('/roster/page', {
    by: 'anyone',
    input: z.strictObject({ slug: line(80) }),
    response: z.object({
      title: z.string(),
      agency: agencyProfile.pick({
        id: true,
        name: true,
        website: true,
        about: true,
        city: true,
        country: true,
        logoUrl: true,
      }),
      talents: z.array(
        talentCard.extend({
          /** In minor units of `feeCurrency`; null while the link shows no prices. */
          rate: z.int().nullable(),
        }),
      ),
      expiresAt: instant(),
    }),
    summary: 'A shared roster page; not found once the link is closed or expired.',
  }),
  invitation: read('/roster/invitation', {
    by: 'anyone',
    input: z.strictObject(token),
    response: z.object({
      kind: z.enum(['claim', 'member']),
      email: z.string(),
      name: z.string(),
      agency: z.string(),
      mandate: mandateResponse.nullable(),
    }),
    errors: ['invitation_expired'],
    rate: 'code',
    summary: 'The details of an emailed invitation.',
  }),
  acceptInvitation: write('/roster/accept-invitation', {
    whileActing: 'refused',
    by: 'anyone',
    input: z.strictObject({
      ...token,
      password: newPassword(),
      termsAccepted: z.literal(true, 'Please accept the terms.'),
      isAdult: z.literal(true, 'Please confirm that you are 18 or older.'),
    }),
    response: signedIn,
    errors: ['invitation_expired', 'passwords_busy'],
    rate: 'code',
    message: 'Welcome to Marquee.',
    summary: 'Claims a managed profile or joins an agency’s team; works once.',
  }),
}
