import type { CallInput, CallOutput } from '@marquee/contract/call'
import type { favouriteCalls } from '@marquee/contract/calls/favourites'
import { fail, failField } from '@marquee/contract/errors'
import { accountIdOf, type Handler, type RequestContext } from '../../platform/handler.ts'
import { broadcast } from '../../platform/realtime/broadcast.ts'
import { advanceApplication } from '../applications/advance-application.ts'
import { lockApplicationFor } from '../applications/applications.store.ts'
import { isBlockedBetween } from '../blocks/blocks.store.ts'
import { lockOwnCampaign } from '../campaigns/campaigns.store.ts'
import { loadVisibleCampaign } from '../campaigns/load-campaign.ts'
import { saveCampaign, unsaveCampaign } from '../campaigns/saved-campaigns.store.ts'

type Input = CallInput<typeof favouriteCalls.addToFavourites>
type Output = CallOutput<typeof favouriteCalls.addToFavourites>

/**
 * A brand adds an applicant to the shortlist of a campaign, a talent saves a campaign, or the reverse (design, section 7).
 * Repeating it changes nothing. Fails with `not_found` for a foreign campaign, for a talent who has not applied, and across
 * a block.
 */
export const addToFavourites: Handler<typeof favouriteCalls.addToFavourites> = (ctx, input) =>
  ctx.actor.role === 'brand' ? shortlist(ctx, input) : save(ctx, input)

/** An agent saves a campaign for a talent of the roster, or the reverse. Fails likewise. */
export const saveForTalent: Handler<typeof favouriteCalls.agentAddToFavourites> = (ctx, input) =>
  save(ctx, input)

/** Fails with `wrong_state` for an applicant who is already decided. */
async function shortlist(
  { actor, now }: RequestContext,
  { campaignId, talentId, isFavourite }: Input,
): Promise<Output> {
  if (!talentId) failField('talentId', 'Please name the applicant.')
  const brandId = actor.id
  const [campaign, application, isBlocked] = await Promise.all([
    lockOwnCampaign(campaignId, brandId),
    lockApplicationFor({ campaignId, talentId, brandId }),
    isFavourite && isBlockedBetween({ brandId, talentId }),
  ])
  if (!campaign || !application || isBlocked) fail('not_found')
  if (isFavourite !== (application.status === 'shortlisted')) {
    const event = isFavourite ? 'shortlist' : 'unshortlist'
    await advanceApplication({ campaign, application }, event, { by: 'brand', now })
  }
  return { campaignId, talentId, isFavourite }
}

/** Fails with `campaign_not_open` for a campaign that the talent takes part in and that takes no applications. */
async function save(ctx: RequestContext, { campaignId, talentId, isFavourite }: Input): Promise<Output> {
  const { actor, now } = ctx
  if (talentId && talentId !== actor.id) fail('not_found')
  if (isFavourite) {
    const { isOpen, isAcrossBlock } = await loadVisibleCampaign(ctx, campaignId)
    if (isAcrossBlock) fail('not_found')
    if (!isOpen) fail('campaign_not_open')
    await saveCampaign({ talentId: actor.id, campaignId, createdAt: now })
  } else await unsaveCampaign(actor.id, campaignId)
  broadcast([actor.id, accountIdOf(actor)], 'refresh', { topics: ['campaigns', 'applications'] })
  return { campaignId, talentId: actor.id, isFavourite }
}
