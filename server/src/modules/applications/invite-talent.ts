import type { applicationCalls } from '@marquee/contract/calls/applications'
import { fail, failField } from '@marquee/contract/errors'
import { applicationLifecycle } from '@marquee/contract/lifecycles/application'
import { move } from '@marquee/contract/lifecycles/lifecycle'
import type { Handler } from '../../platform/handler.ts'
import { lockOwnCampaign } from '../campaigns/campaigns.store.ts'
import { loadTalent } from '../talents/talents.store.ts'
import { applicationFacts } from './application-facts.ts'
import { getApplicationForBrand } from './get-applications.ts'
import { openApplication } from './open-application.ts'

/**
 * Invites a listed talent to one of the brand's open campaigns. Fails with `already_applied` when the talent
 * has an application for it.
 */
export const inviteTalent: Handler<typeof applicationCalls.inviteTalent> = async (
  ctx,
  { campaignId, talentId },
) => {
  const campaign = (await lockOwnCampaign(campaignId, ctx.actor.id)) ?? fail('not_found')
  const talent = await loadTalent(talentId)
  if (!talent?.isListed) failField('talentId', 'This talent doesn’t accept invitations.')
  const invited = move(
    applicationLifecycle,
    { status: 'new', version: 0 },
    'invite',
    'brand',
    applicationFacts(campaign, undefined, ctx.now),
  )
  const id = await openApplication(campaign, talentId, invited, 'brand', { createdAt: ctx.now })
  return getApplicationForBrand(id, ctx.actor.id, ctx.now)
}
