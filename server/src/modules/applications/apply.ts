import type { applicationCalls } from '@marquee/contract/calls/applications'
import { fail, failField } from '@marquee/contract/errors'
import { applicationLifecycle } from '@marquee/contract/lifecycles/application'
import { move } from '@marquee/contract/lifecycles/lifecycle'
import { emit } from '../../platform/events/events.ts'
import type { Handler } from '../../platform/handler.ts'
import { recordTransition } from '../../platform/transitions/transition.ts'
import { loadAgency } from '../agencies/agencies.store.ts'
import { type Campaign, loadBrandOfCampaign, lockCampaign } from '../campaigns/campaigns.store.ts'
import { loadTalent } from '../talents/talents.store.ts'
import { advanceApplication } from './advance-application.ts'
import { applicationEvent, applicationFacts, newApplication } from './application.ts'
import { createApplication, lockApplicationFor } from './applications.store.ts'
import { viewsForTalent } from './applications.view.ts'

/**
 * Applies for an open campaign: for the first time, on an invitation, or again after withdrawing. One
 * application per campaign and talent; another one fails with `already_applied`.
 */
export const apply: Handler<typeof applicationCalls.apply> = async (
  ctx,
  { campaignId, acknowledgesUnpaid, ...wording },
) => {
  const talentId = ctx.actor.id
  const { agencyId = null, mandateId = null } = ctx.actor.delegation ?? {}
  const [campaign, known, brand, talent, agency] = await Promise.all([
    lockCampaign(campaignId),
    lockApplicationFor({ campaignId, talentId }),
    loadBrandOfCampaign(campaignId),
    loadTalent(talentId),
    agencyId ? loadAgency(agencyId) : null,
  ])
  if (!campaign || !brand || !talent) fail('not_found')
  // An invite-only campaign or a draft is not found without an application.
  if (!known && (campaign.visibility === 'invite' || campaign.publishedAt === null)) fail('not_found')
  requireAnswers(campaign, wording.answers)
  const columns = {
    ...wording,
    agencyId,
    mandateId,
    acknowledgedUnpaid: acknowledgesUnpaid,
    briefVersion: campaign.briefVersion,
  }
  const view = await viewsForTalent(ctx)
  const rest = { campaign, questions: campaign.questions, brand, talent, agency: agency ?? null }

  if (known) {
    if (!['invited', 'withdrawn'].includes(known.status)) fail('already_applied', { state: known.status })
    const step = { by: 'talent', now: ctx.now, changes: columns, acknowledgesUnpaid } as const
    return view(await advanceApplication({ ...rest, application: known }, 'apply', step))
  }

  const facts = applicationFacts(campaign, undefined, ctx.now, acknowledgesUnpaid)
  const applied = move(applicationLifecycle, { status: 'new', version: 0 }, 'apply', 'talent', facts)
  const application = newApplication(campaign, talentId, applied.to, ctx.now, columns)
  await createApplication(application)
  await recordTransition('application', application.id, applied, 'talent')
  await emit('application.changed', applicationEvent(application, 'apply'))
  return view({ ...rest, application })
}

function requireAnswers(campaign: Campaign, answers: string[]): void {
  campaign.questions.forEach((_question, index) => {
    if (!answers[index]) failField(`answers.${index}`, 'Please answer this question.')
  })
}
