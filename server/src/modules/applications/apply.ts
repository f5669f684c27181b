import type { applicationCalls } from '@marquee/contract/calls/applications'
import { fail, failField } from '@marquee/contract/errors'
import { applicationLifecycle } from '@marquee/contract/lifecycles/application'
import { move } from '@marquee/contract/lifecycles/lifecycle'
import { emit } from '../../platform/events/events.ts'
import type { Handler } from '../../platform/handler.ts'
import { withFieldError } from '../../platform/http/with-field-error.ts'
import { recordTransition } from '../../platform/transitions/transition.ts'
import { loadAgency } from '../agencies/agencies.store.ts'
import { agentOf } from '../agencies/agency.ts'
import {
  type Campaign,
  loadBrandOfCampaign,
  loadCampaign,
  lockCampaign,
} from '../campaigns/campaigns.store.ts'
import { delegateTo } from '../mandates/act-on-behalf.ts'
import { loadTalent } from '../talents/talents.store.ts'
import { advanceApplication } from './advance-application.ts'
import { applicationEvent, applicationFacts, newApplication } from './application.ts'
import { createApplication, listTalentApplicationsAmong, lockApplicationFor } from './applications.store.ts'
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
  const [campaign, existing, brand, talent, agency] = await Promise.all([
    lockCampaign(campaignId),
    lockApplicationFor({ campaignId, talentId }),
    loadBrandOfCampaign(campaignId),
    loadTalent(talentId),
    agencyId ? loadAgency(agencyId) : null,
  ])
  if (!campaign || !brand || !talent) fail('not_found')
  // An invite-only campaign or a draft is not found without an application.
  if (!existing && (campaign.visibility === 'invite' || campaign.publishedAt === null)) fail('not_found')
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

  if (existing) {
    if (!['invited', 'withdrawn'].includes(existing.status))
      fail('already_applied', { state: existing.status })
    const changes = { ...columns, createdAt: ctx.now }
    const step = { by: 'talent', now: ctx.now, changes, acknowledgesUnpaid } as const
    return view(await advanceApplication({ ...rest, application: existing }, 'apply', step))
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

/**
 * Applies for several talents at once on their behalf, in the order of their ids, all or nothing. An error
 * for one of them keeps its code and names the talent at `talents.<index in the request>`.
 */
export const applyForRoster: Handler<typeof applicationCalls.agentApply> = async (
  ctx,
  { talents, ...shared },
) => {
  const agent = await agentOf(ctx.actor)
  const { campaignId } = shared
  requireDistinctTalents(talents.map(({ talentId }) => talentId))
  // Mandates are always locked in one order and before campaigns, which prevents deadlocks.
  const inOrder = talents
    .map((talent, index) => ({ ...talent, index }))
    .toSorted((one, other) => (one.talentId < other.talentId ? -1 : 1))
  const action = {
    scope: 'apply',
    call: 'agentApply',
    subject: { noun: 'campaign', id: campaignId },
  } as const
  const delegated = []
  for (const { talentId, index, ...own } of inOrder)
    delegated.push({
      index,
      own,
      actor: await withFieldError(`talents.${index}`, () => delegateTo(ctx.actor, agent, talentId, action)),
    })
  await requireVisibleCampaign(
    campaignId,
    inOrder.map(({ talentId }) => talentId),
  )
  const applied = []
  for (const { index, own, actor } of delegated) {
    const { pitch = shared.pitch, proposedFee = shared.proposedFee } = own
    applied.push({
      index,
      item: await withFieldError(`talents.${index}`, () =>
        apply({ ...ctx, actor }, { ...shared, pitch, proposedFee }),
      ),
    })
  }
  return { items: applied.toSorted((one, other) => one.index - other.index).map(({ item }) => item) }
}

/**
 * Fails with `not_found` for a campaign that does not exist or that none of the talents can see, so that both
 * look the same.
 */
async function requireVisibleCampaign(campaignId: string, talentIds: readonly string[]): Promise<void> {
  const { campaign } = (await loadCampaign(campaignId)) ?? fail('not_found')
  const isPublic = campaign.visibility === 'public' && campaign.publishedAt !== null
  if (!isPublic && (await listTalentApplicationsAmong(talentIds, [campaignId])).length === 0)
    fail('not_found')
}

function requireDistinctTalents(talentIds: readonly string[]): void {
  const repeated = talentIds.findIndex((id, position) => talentIds.indexOf(id) !== position)
  if (repeated >= 0) failField(`talents.${repeated}.talentId`, 'This talent is in the list twice.')
}
