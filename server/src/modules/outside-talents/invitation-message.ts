import { formatDate } from '@marquee/contract/rules/dates'
import { NO_FEE_MONTHS } from '@marquee/contract/rules/outside-talents'
import type { Message } from '../../platform/email/email.ts'
import { publicUrl } from '../../platform/http/public-url.ts'
import { invitationReason } from '../agencies/invitation-emails.ts'

/** Whom a brand invites, and what the email says. */
export interface Invited {
  email: string
  name: string
  note: string
  companyName: string
  /** The campaign that the brand has in mind. */
  campaign: { id: string; title: string } | null
}

const noteParts = ({ note, companyName }: Invited): string[] =>
  note === '' ? [] : [`${companyName} writes:`, note]

/** Returns the email to someone who is not on Marquee. The token is in the URL fragment, so that it reaches no server log. */
export function messageToOutsider(invited: Invited, link: { token: string; expiresAt: Date }): Message {
  const { email, name, companyName, campaign } = invited
  return {
    to: email,
    subject: `${companyName} invites you to Marquee`,
    parts: [
      name === '' ? 'Hello,' : `Hello ${name},`,
      `${companyName} would like to work with you on Marquee, where brands and talents agree on work, and payment is secured before it begins.`,
      ...(campaign ? [`They have this campaign in mind: ${campaign.title}.`] : []),
      ...noteParts(invited),
      `If you join with this link, Marquee takes no fee from your deals with ${companyName} for ${NO_FEE_MONTHS} months. This is for people who are new to Marquee. Joining is free.`,
      { button: 'Join Marquee', url: publicUrl(`/signup/talent#${link.token}`) },
      `The link works once, until ${formatDate(link.expiresAt)}. ${companyName} gave us your address. If you do not join, we delete it 30 days after the link has ended.`,
    ],
    reason: invitationReason(companyName),
  }
}

/** Returns the email to a talent who has an account: an invitation without the months without a fee. */
export function messageToMember(invited: Invited): Message {
  const { email, name, companyName, campaign } = invited
  const page = campaign ? (`/dashboard/talent/discover/${campaign.id}` as const) : '/dashboard/talent'
  return {
    to: email,
    subject: `${companyName} would like to work with you`,
    parts: [
      `Hello ${name},`,
      campaign
        ? `${companyName} would like to work with you on this campaign: ${campaign.title}.`
        : `${companyName} would like to work with you. They invited this address to Marquee.`,
      ...noteParts(invited),
      { button: campaign ? 'View campaign' : 'Open Marquee', url: publicUrl(page) },
      `You have an account already, so the usual fee applies. ${companyName} does not learn that you have one. Apply, or list your profile, if you want to hear from them.`,
    ],
    reason: invitationReason(companyName),
  }
}
