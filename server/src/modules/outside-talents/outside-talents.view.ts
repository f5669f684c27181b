import type { BroughtPair, OutsideInvitation } from '@marquee/contract/calls/outside-talents'
import { type TalentCardRow, viewTalentCard } from '../talents/talents.view.ts'
import { emailsLeft, stateOf } from './outside-talent.ts'
import { asPair, type OutsideInvitationRow } from './outside-talents.store.ts'

interface InvitationWithNames {
  invitation: OutsideInvitationRow
  campaignTitle: string | null
  talent: TalentCardRow | null
}

/** Returns an invitation as its brand reads it. */
export function viewInvitation(
  { invitation, campaignTitle, talent }: InvitationWithNames,
  now: Date,
): OutsideInvitation {
  const { id, email, name, note, campaignId, sentAt, expiresAt } = invitation
  return {
    id,
    state: stateOf(invitation, now),
    email,
    name,
    note,
    campaign: campaignId && campaignTitle !== null ? { id: campaignId, title: campaignTitle } : null,
    sentAt: sentAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    emailsLeft: emailsLeft(invitation, now),
    talent: talent && viewTalentCard(talent),
    joinedAt: invitation.joinedAt?.toISOString() ?? null,
    noFeeUntil: invitation.noFeeUntil?.toISOString() ?? null,
    endedAt: invitation.endedAt?.toISOString() ?? null,
    endReason: invitation.endReason,
  }
}

/** Returns a pair as operators read it; nothing for an invitation that nobody has accepted. */
export function viewPair(
  row: { invitation: OutsideInvitationRow; brandName: string; talentName: string },
  now: Date,
): BroughtPair[] {
  const pair = asPair(row.invitation)
  if (!pair) return []
  return [
    {
      invitationId: pair.id,
      state: pair.endedAt ? 'ended' : pair.noFeeUntil > now ? 'joined' : 'over',
      brand: { id: pair.brandId, name: row.brandName },
      talent: { id: pair.talentId, name: row.talentName },
      joinedAt: pair.joinedAt.toISOString(),
      noFeeUntil: pair.noFeeUntil.toISOString(),
      endedAt: pair.endedAt?.toISOString() ?? null,
      endReason: pair.endReason,
    },
  ]
}
