import type { applicationCalls } from '@marquee/contract/calls/applications'
import { fail, failField } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { withFieldError } from '../../platform/http/with-field-error.ts'
import { agentOf } from '../agencies/agency.ts'
import { loadCampaign } from '../campaigns/campaigns.store.ts'
import { delegateTo } from '../mandates/act-on-behalf.ts'
import { listTalentApplicationsAmong } from './applications.store.ts'
import { apply } from './apply.ts'

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
    .map((talent, place) => ({ ...talent, place }))
    .toSorted((one, other) => (one.talentId < other.talentId ? -1 : 1))
  const action = {
    scope: 'apply',
    call: 'agentApply',
    subject: { noun: 'campaign', id: campaignId },
  } as const
  const delegated = []
  for (const { talentId, place, ...own } of inOrder)
    delegated.push({
      place,
      own,
      actor: await withFieldError(`talents.${place}`, () => delegateTo(ctx.actor, agent, talentId, action)),
    })
  await requireVisibleCampaign(
    campaignId,
    inOrder.map(({ talentId }) => talentId),
  )
  const applied = []
  for (const { place, own, actor } of delegated) {
    const { pitch = shared.pitch, proposedFee = shared.proposedFee } = own
    applied.push({
      place,
      item: await withFieldError(`talents.${place}`, () =>
        apply({ ...ctx, actor }, { ...shared, pitch, proposedFee }),
      ),
    })
  }
  return { items: applied.toSorted((one, other) => one.place - other.place).map(({ item }) => item) }
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
  const twice = talentIds.findIndex((id, index) => talentIds.indexOf(id) !== index)
  if (twice >= 0) failField(`talents.${twice}.talentId`, 'This talent is in the list twice.')
}
