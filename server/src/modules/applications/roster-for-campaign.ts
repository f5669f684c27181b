import type { CallOutput } from '@marquee/contract/call'
import type { applicationCalls } from '@marquee/contract/calls/applications'
import { fail } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { today } from '../../platform/time/day.ts'
import { agentOf } from '../agencies/agency.ts'
import { takesApplications, withdrawnAt } from '../campaigns/campaign.ts'
import { campaignQuestions } from '../campaigns/campaigns.ports.ts'
import { loadCampaign } from '../campaigns/campaigns.store.ts'
import { listSavers } from '../campaigns/saved-campaigns.store.ts'
import { listRepresented } from '../mandates/mandates.store.ts'
import { listTalentsByName } from '../talents/talents.store.ts'
import { viewTalentCard } from '../talents/talents.view.ts'
import { listTalentApplicationsAmong } from './applications.store.ts'

type RosterItem = CallOutput<typeof applicationCalls.rosterForCampaign>['items'][number]

/**
 * Returns who of the roster has applied for a campaign or saved it, who still can, and what blocks the others. Fails with
 * `not_found` when none of them can see the campaign.
 */
export const getRosterForCampaign: Handler<typeof applicationCalls.rosterForCampaign> = async (
  ctx,
  { campaignId },
) => {
  const agent = await agentOf(ctx.actor)
  const { campaign } = (await loadCampaign(campaignId)) ?? fail('not_found')
  const day = today(ctx.now)
  const [seen, allowed] = await Promise.all([
    listRepresented(agent, 'view', day),
    listRepresented(agent, 'apply', day),
  ])
  const isOpen = takesApplications(campaign, ctx.now)
  const { takesPart } = await campaignQuestions.get().involvementOf(seen, campaignId)
  if (!takesPart && !(campaign.visibility === 'public' && isOpen)) fail('not_found')
  const [rows, applications, savers] = await Promise.all([
    listTalentsByName(seen),
    listTalentApplicationsAmong(seen, [campaignId]),
    listSavers(seen, campaignId),
  ])
  const items = rows.map((row): RosterItem => {
    const known = applications.find((candidate) => candidate.talentId === row.id)
    const application = known
      ? {
          id: known.id,
          status: known.status,
          invitationNote: known.invitationNote,
          withdrawnAt: withdrawnAt(known),
        }
      : null
    const facts = { isOpen, isPublic: campaign.visibility === 'public', isAllowed: allowed.includes(row.id) }
    return {
      talent: viewTalentCard(row),
      application,
      blockedBy: blockerOf(application, facts),
      isSaved: savers.includes(row.id),
      maySave: isOpen && facts.isAllowed,
    }
  })
  return { items }
}

function blockerOf(
  application: RosterItem['application'],
  { isOpen, isPublic, isAllowed }: { isOpen: boolean; isPublic: boolean; isAllowed: boolean },
): RosterItem['blockedBy'] {
  if (application && !['invited', 'withdrawn'].includes(application.status)) return 'applied'
  if (!isOpen) return 'closed'
  if (!isPublic && !application) return 'not_invited'
  return isAllowed ? null : 'not_in_mandate'
}
