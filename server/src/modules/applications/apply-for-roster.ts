import type { applicationCalls } from '@marquee/contract/calls/applications'
import { fail, failField } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { withFieldError } from '../../platform/http/with-field-error.ts'
import { loadCampaign } from '../campaigns/campaigns.store.ts'
import { delegateTo } from '../roster/act-on-behalf.ts'
import { loadAgent } from '../roster/mandates.store.ts'
import { listTalentApplicationsAmong } from './applications.store.ts'
import { apply } from './apply.ts'

/**
 * Applies for several talents at once: the talents' own act, in the order of their ids, all or nothing. A refusal for one of them keeps
 * its code and names the talent at `talents.<place in the request>`.
 */
export const applyForRoster: Handler<typeof applicationCalls.agentApply> = async (
  ctx,
  { talents, ...shared },
) => {
  const agent = (await loadAgent(ctx.actor.id)) ?? fail('wrong_role')
  const { campaignId } = shared
  refuseTwice(talents.map(({ talentId }) => talentId))
  // Everybody takes mandates in one order, and before campaigns, so that nobody waits in a circle.
  const inOrder = talents
    .map((talent, place) => ({ ...talent, place }))
    .toSorted((one, other) => (one.talentId < other.talentId ? -1 : 1))
  const deed = { scope: 'apply', call: 'agentApply', subject: { noun: 'campaign', id: campaignId } } as const
  const standing = []
  for (const { talentId, place, ...own } of inOrder)
    standing.push({
      place,
      own,
      actor: await withFieldError(`talents.${place}`, () => delegateTo(ctx.actor, agent, talentId, deed)),
    })
  await refuseUnseen(
    campaignId,
    inOrder.map(({ talentId }) => talentId),
  )
  const applied = []
  for (const { place, own, actor } of standing) {
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

/** A campaign that is missing, or that none of them can see, is no fault of a talent: both answer alike. */
async function refuseUnseen(campaignId: string, talentIds: readonly string[]): Promise<void> {
  const { campaign } = (await loadCampaign(campaignId)) ?? fail('not_found')
  const isPublic = campaign.visibility === 'public' && campaign.publishedAt !== null
  if (!isPublic && (await listTalentApplicationsAmong(talentIds, [campaignId])).length === 0)
    fail('not_found')
}

function refuseTwice(talentIds: readonly string[]): void {
  const twice = talentIds.findIndex((id, index) => talentIds.indexOf(id) !== index)
  if (twice >= 0) failField(`talents.${twice}.talentId`, 'This talent is in the list twice.')
}
