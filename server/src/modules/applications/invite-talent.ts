import type { applicationCalls } from '@marquee/contract/calls/applications'
import { fail, failField } from '@marquee/contract/errors'
import { applicationLifecycle } from '@marquee/contract/lifecycles/application'
import { move } from '@marquee/contract/lifecycles/lifecycle'
import { emit } from '../../platform/events/events.ts'
import type { Handler } from '../../platform/handler.ts'
import { recordTransition } from '../../platform/transitions/transition.ts'
import { loadBrand } from '../brands/brands.store.ts'
import { lockOwnCampaign } from '../campaigns/campaigns.store.ts'
import { loadTalent } from '../talents/talents.store.ts'
import { applicationEvent, applicationFacts, newApplication } from './application.ts'
import { createApplication, lockApplicationFor } from './applications.store.ts'
import { viewForBrand } from './applications.view.ts'

/**
 * Invites a listed talent to one of the brand's open campaigns. Fails with `already_applied` when the talent
 * has an application for it.
 */
export const inviteTalent: Handler<typeof applicationCalls.inviteTalent> = async (
  ctx,
  { campaignId, talentId, note },
) => {
  const brandId = ctx.actor.id
  const [campaign, known, brand, talent] = await Promise.all([
    lockOwnCampaign(campaignId, brandId),
    lockApplicationFor({ campaignId, talentId, brandId }),
    loadBrand(brandId),
    loadTalent(talentId),
  ])
  if (!campaign || !brand) fail('not_found')
  if (!talent?.isListed || talent.removedAt) failField('talentId', 'This talent doesn’t accept invitations.')
  const facts = applicationFacts(campaign, undefined, ctx.now)
  const invited = move(applicationLifecycle, { status: 'new', version: 0 }, 'invite', 'brand', facts)
  if (known) fail('already_applied')

  const application = newApplication(campaign, talentId, invited.to, ctx.now, { invitationNote: note })
  await createApplication(application)
  await recordTransition('application', application.id, invited, 'brand')
  await emit('application.changed', applicationEvent(application, 'invite'))

  const questions = campaign.questions
  return viewForBrand({ application, campaign, questions, brand, talent, agency: null }, ctx.now)
}
