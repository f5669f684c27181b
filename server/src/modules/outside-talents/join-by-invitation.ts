import { applicationLifecycle } from '@marquee/contract/lifecycles/application'
import { move } from '@marquee/contract/lifecycles/lifecycle'
import { emit } from '../../platform/events/events.ts'
import { recordTransition } from '../../platform/transitions/transition.ts'
import { applicationEvent, applicationFacts, newApplication } from '../applications/application.ts'
import { createApplication } from '../applications/applications.store.ts'
import { lockOwnCampaign } from '../campaigns/campaigns.store.ts'
import { lockOpenInvitation, type OutsideInvitationRow, saveJoining } from './outside-talents.store.ts'

/** A new talent, and the hash of the token that the sign-up came with. */
export interface Joining {
  talentId: string
  invitationHash: string
}

/**
 * Binds a new talent to the brand whose invitation the sign-up came with, and invites them to its campaign while that takes
 * applications. Does nothing for a link that was used, withdrawn or has expired: the account opens without the agreement.
 */
export async function joinByInvitation({ talentId, invitationHash }: Joining, now: Date): Promise<void> {
  const invitation = await lockOpenInvitation(invitationHash, now)
  if (!invitation) return
  await saveJoining(invitation.id, talentId, now)
  await inviteToCampaign(invitation, talentId, now)
  const { id: invitationId, brandId } = invitation
  await emit('outside_talent.joined', { invitationId, brandId, talentId })
}

async function inviteToCampaign(
  { campaignId, brandId, note }: OutsideInvitationRow,
  talentId: string,
  now: Date,
): Promise<void> {
  const campaign = campaignId ? await lockOwnCampaign(campaignId, brandId) : undefined
  if (!campaign) return
  const facts = applicationFacts(campaign, undefined, now)
  if (!facts.campaignOpen) return
  const invited = move(applicationLifecycle, { status: 'new', version: 0 }, 'invite', 'brand', facts)
  const application = newApplication(campaign, talentId, invited.to, now, { invitationNote: note })
  await createApplication(application)
  await recordTransition('application', application.id, invited, 'brand')
  await emit('application.changed', applicationEvent(application, 'invite'))
}
