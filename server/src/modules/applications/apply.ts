import type { applicationCalls } from '@marquee/contract/calls/applications'
import { fail, failField } from '@marquee/contract/errors'
import { applicationLifecycle } from '@marquee/contract/lifecycles/application'
import { move } from '@marquee/contract/lifecycles/lifecycle'
import type { Handler } from '../../platform/handler.ts'
import { type Campaign, lockCampaign } from '../campaigns/campaigns.store.ts'
import { advanceApplication } from './advance-application.ts'
import { applicationFacts } from './application-facts.ts'
import { lockApplicationFor } from './applications.store.ts'
import { getApplicationForTalent } from './get-applications.ts'
import { openApplication } from './open-application.ts'

/**
 * Applies for an open campaign: for the first time, on an invitation, or again after withdrawing. One
 * application per campaign and talent.
 */
export const apply: Handler<typeof applicationCalls.apply> = async (
  ctx,
  { campaignId, acknowledgesUnpaid, ...wording },
) => {
  const campaign = (await lockCampaign(campaignId)) ?? fail('not_found')
  const known = await lockApplicationFor(campaignId, ctx.actor.id)
  // An invite-only campaign or a draft is not found without an application.
  if (!known && (campaign.visibility === 'invite' || campaign.publishedAt === null)) fail('not_found')
  requireAnswers(campaign, wording.answers)
  const { agencyId = null, mandateId = null } = ctx.actor.delegation ?? {}
  const changes = {
    ...wording,
    agencyId,
    mandateId,
    acknowledgedUnpaid: acknowledgesUnpaid,
    briefVersion: campaign.briefVersion,
  }
  if (known) {
    if (!['invited', 'withdrawn'].includes(known.status)) fail('already_applied', { state: known.status })
    await advanceApplication(known, 'apply', { by: 'talent', now: ctx.now, changes, acknowledgesUnpaid })
    return getApplicationForTalent(known.id, ctx)
  }
  const facts = applicationFacts(campaign, undefined, ctx.now, acknowledgesUnpaid)
  const applied = move(applicationLifecycle, { status: 'new', version: 0 }, 'apply', 'talent', facts)
  const id = await openApplication(campaign, ctx.actor.id, applied, 'talent', {
    ...changes,
    createdAt: ctx.now,
  })
  return getApplicationForTalent(id, ctx)
}

function requireAnswers(campaign: Campaign, answers: string[]): void {
  campaign.questions.forEach((_question, index) => {
    if (!answers[index]) failField(`answers.${index}`, 'Please answer this question.')
  })
}
