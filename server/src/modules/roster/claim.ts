import type { Message } from '../../platform/email/email.ts'
import { newInvitationLink } from '../agencies/invitation.ts'
import { invitationReason } from '../agencies/invitation-emails.ts'
import { upsertClaim } from '../agencies/invitations.store.ts'
import { updateMandate } from '../mandates/mandate-transitions.store.ts'

interface ClaimOf {
  agency: { id: string; name: string }
  mandateId: string
  talent: { id: string; displayName: string }
  email: string
}

/**
 * Stores a link with which a talent claims the profile that an agency manages for them, and returns its email. The link
 * works once, within seven days, and replaces the previous one.
 */
export async function createClaim(
  { agency, mandateId, talent, email }: ClaimOf,
  now: Date,
): Promise<Message> {
  const { url, secretHash, expiresAt } = newInvitationLink(now)
  await upsertClaim({
    agencyId: agency.id,
    talentId: talent.id,
    email,
    name: talent.displayName,
    secretHash,
    expiresAt,
  })
  await updateMandate(mandateId, { email, updatedAt: now })
  return {
    to: email,
    subject: `Claim your Marquee profile, managed by ${agency.name}`,
    reason: invitationReason(agency.name),
    parts: [
      `Hello ${talent.displayName},`,
      `${agency.name} represents you on Marquee and manages a profile for you.`,
      { button: 'Claim your profile', url },
      `You choose a password. You will then see every offer and everything your agency did on your behalf, and you can add your own bank details. The link works once, for 7 days. If you do not know ${agency.name}, you can ignore this email.`,
    ],
  }
}
