import type { applicationCalls, InvitationResult, InvitedTalent } from '@marquee/contract/calls/applications'
import { fail } from '@marquee/contract/errors'
import { applicationLifecycle } from '@marquee/contract/lifecycles/application'
import { move } from '@marquee/contract/lifecycles/lifecycle'
import { emit } from '../../platform/events/events.ts'
import type { Handler } from '../../platform/handler.ts'
import { recordTransition } from '../../platform/transitions/transition.ts'
import { lockOwnCampaign } from '../campaigns/campaigns.store.ts'
import { applicationEvent, applicationFacts, newApplication } from './application.ts'
import { createApplication } from './applications.store.ts'
import { type Invitee, listInvitees, lockInvitees } from './invitees.store.ts'

/**
 * Invites several talents to one of the brand’s campaigns, in one transaction, and returns for each of them whether they
 * were invited or why not, in the order of the request. Repeating it changes nothing. Fails with `not_found` for a foreign
 * campaign and with `campaign_not_open` for one that takes no applications.
 */
export const inviteTalents: Handler<typeof applicationCalls.inviteTalents> = async (
  ctx,
  { campaignId, talentIds, note },
) => {
  const brandId = ctx.actor.id
  const [campaign, , invitees] = await Promise.all([
    lockOwnCampaign(campaignId, brandId),
    lockInvitees(brandId, talentIds),
    listInvitees({ campaignId, brandId, talentIds }),
  ])
  if (!campaign) fail('not_found')
  const facts = applicationFacts(campaign, undefined, ctx.now)
  const invited = move(applicationLifecycle, { status: 'new', version: 0 }, 'invite', 'brand', facts)

  const known = new Map(invitees.map((invitee) => [invitee.id, invitee]))
  const items = talentIds.map((talentId): InvitedTalent => {
    const invitee = known.get(talentId)
    return { talentId, displayName: nameOf(invitee), result: resultFor(invitee) }
  })

  for (const { talentId, result } of items) {
    if (result !== 'invited') continue
    const application = newApplication(campaign, talentId, invited.to, ctx.now, { invitationNote: note })
    await createApplication(application)
    await recordTransition('application', application.id, invited, 'brand')
    await emit('application.changed', applicationEvent(application, 'invite'))
  }
  return { items }
}

/** Returns what an invitation does for a talent; undefined is nobody. */
export function resultFor(invitee: Invitee | undefined): InvitationResult {
  if (!invitee || invitee.isErased) return 'not_available'
  if (!invitee.mayMeet) return 'blocked'
  if (invitee.status === 'invited') return 'already_invited'
  if (invitee.status !== null) return 'already_applied'
  return invitee.isFound ? 'invited' : 'not_available'
}

/** The name is told only of those whom the brand finds or already knows from the campaign. */
function nameOf(invitee: Invitee | undefined): string {
  return invitee?.mayMeet && (invitee.isFound || invitee.status !== null) ? invitee.displayName : ''
}
