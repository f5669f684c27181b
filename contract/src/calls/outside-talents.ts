import { z } from 'zod'
import { read, write } from '../call.ts'
import { secretToken } from '../rules/codes.ts'
import { withoutContactDetails } from '../rules/contact-details.ts'
import { emailField } from '../rules/email.ts'
import { nameInEmails, paragraphInEmails } from '../rules/names.ts'
import { operatorReason } from '../rules/operator-reason.ts'
import { MAX_INVITATION_EMAILS, NO_FEE_MONTHS, operatorEndReasons } from '../rules/outside-talents.ts'
import { id, instant, page, paged } from '../rules/text.ts'
import { talentCard } from './talents.ts'

const byOperator = ['adminProMax'] as const
const own = { noun: 'outside invitation', field: 'invitationId' } as const

const state = z.enum(['sent', 'joined', 'over', 'ended', 'expired', 'withdrawn'])
const endReason = z.enum(['handle_known', 'bank_known', 'account_known', 'misuse'])
export const MAX_INVITATION_NOTE = 500

const outsideInvitation = z.object({
  id: id(),
  state,
  /** Whom the brand invited; empty once they have joined. */
  email: z.string(),
  name: z.string(),
  note: z.string(),
  campaign: z.object({ id: id(), title: z.string() }).nullable(),
  sentAt: instant(),
  /** The end of the link. */
  expiresAt: instant(),
  /** How often the invitation can be emailed again; 0 when it is not open. */
  emailsLeft: z.int(),
  /** Who has joined through the invitation. */
  talent: talentCard.nullable(),
  joinedAt: instant().nullable(),
  noFeeUntil: instant().nullable(),
  endedAt: instant().nullable(),
  endReason: endReason.nullable(),
})
export type OutsideInvitation = z.output<typeof outsideInvitation>

/** A brand and a talent whom it brought to Marquee, as operators read them. */
const broughtPair = z.object({
  invitationId: id(),
  state: z.enum(['joined', 'over', 'ended']),
  brand: z.object({ id: id(), name: z.string() }),
  talent: z.object({ id: id(), name: z.string() }),
  joinedAt: instant(),
  noFeeUntil: instant(),
  endedAt: instant().nullable(),
  endReason: endReason.nullable(),
})
export type BroughtPair = z.output<typeof broughtPair>

/** The agreement of a pair: its end, and whether new terms carry no fee now. */
export const noFeeResponse = z.object({ until: instant(), isActive: z.boolean() })
export type NoFee = z.output<typeof noFeeResponse>

/** The calls about talents whom a brand brings to Marquee. */
export const outsideTalentCalls = {
  inviteOutsideTalent: write('/brand/invite-outside-talent', {
    whileActing: 'refused',
    by: ['brand'],
    input: z.strictObject({
      email: emailField('Please enter an email address.'),
      name: withoutContactDetails(nameInEmails(80)).optional(),
      /** The person reads it in the email. */
      note: withoutContactDetails(paragraphInEmails(MAX_INVITATION_NOTE)).default(''),
      /** A live campaign of the brand to which the person is invited when they join. */
      campaignId: id().optional(),
    }),
    response: outsideInvitation,
    errors: ['not_entitled', 'invitation_limit_reached', 'invitations_refused'],
    rate: 'costly',
    message: 'Invitation sent.',
    summary: `Invites someone who is not on Marquee by email. If they join with the link, the fee of the pair is 0% for ${NO_FEE_MONTHS} months. The response is the same for an address with an account.`,
  }),
  outsideInvitations: read('/brand/outside-invitations', {
    by: ['brand'],
    input: page(),
    response: paged(outsideInvitation),
    summary: 'The brand’s invitations to people outside Marquee, newest first.',
  }),
  resendOutsideInvitation: write('/brand/resend-outside-invitation', {
    whileActing: 'refused',
    by: ['brand'],
    input: z.strictObject({ invitationId: id() }),
    response: outsideInvitation,
    subject: own,
    errors: ['not_entitled', 'wrong_state', 'invitation_limit_reached', 'invitations_refused'],
    rate: 'costly',
    message: 'Invitation sent again.',
    summary: `Emails an invitation again with a new link; the previous link stops working. At most ${MAX_INVITATION_EMAILS} emails in all.`,
  }),
  withdrawOutsideInvitation: write('/brand/withdraw-outside-invitation', {
    by: ['brand'],
    input: z.strictObject({ invitationId: id() }),
    response: outsideInvitation,
    subject: own,
    errors: ['wrong_state'],
    message: 'Invitation withdrawn.',
    summary:
      'Withdraws an invitation that nobody has used; its link stops working. Repeating it changes nothing.',
  }),
  brandNoFee: read('/brand/no-fee', {
    by: ['brand'],
    input: z.strictObject({ talentId: id() }),
    response: z.object({ noFee: noFeeResponse.nullable() }),
    summary: 'Whether an offer to this talent carries no fee, because the brand brought them to Marquee.',
  }),
  outsideInvitationPage: read('/outside-invitation/page', {
    by: 'anyone',
    input: z.strictObject({ token: secretToken() }),
    response: z.object({
      brand: z.object({ companyName: z.string(), logoUrl: z.string().nullable() }),
      email: z.string(),
      name: z.string(),
      campaign: z.string().nullable(),
    }),
    errors: ['invitation_expired'],
    summary: 'What an emailed invitation to join Marquee is about.',
  }),
  broughtPairs: read('/superAdmin/broughtPairs', {
    by: byOperator,
    input: z.strictObject({ userId: id() }),
    response: z.object({ items: z.array(broughtPair) }),
    summary: 'Whom a brand brought to Marquee, or who brought a talent; the newest 100.',
  }),
  endNoFee: write('/superAdmin/endNoFee', {
    by: byOperator,
    input: z.strictObject({
      invitationId: id(),
      /** Both sides read it. */
      reasonCode: z.enum(operatorEndReasons),
      /** For the audit log. */
      reason: operatorReason(),
    }),
    response: broughtPair,
    errors: ['wrong_state'],
    message: 'The usual fee applies to new terms. Both sides are notified.',
    summary: 'Ends the months without a fee of a pair. Terms that were sent before keep theirs.',
  }),
} as const
