import type { conversationCalls } from '@marquee/contract/calls/conversations'
import type { Conversation as ConversationReply } from '@marquee/contract/calls/messages'
import { fail } from '@marquee/contract/errors'
import { agencyOf, type Handler, type RequestContext } from '../../platform/handler.ts'
import { hasApplicationFor } from '../applications/applications.store.ts'
import { isBlockedBetween } from '../blocks/blocks.store.ts'
import { loadBrand } from '../brands/brands.store.ts'
import { isEntitled } from '../brands/brands.view.ts'
import { loadCampaign } from '../campaigns/campaigns.store.ts'
import { hasDealWith } from '../deals/deals-of-parties.store.ts'
import { hasOfferWith } from '../offers/open-offers.store.ts'
import { loadTalent } from '../talents/talents.store.ts'
import { findBetween, storedCampaign, upsertConversation } from './conversations.store.ts'
import { loadConversationView } from './conversations.view.ts'

interface Between {
  campaignId: string | null
  brandId: string
  talentId: string
}

/**
 * Opens a conversation for a brand: once there is an application, an offer or a deal between the two, or
 * directly with a talent who takes direct offers. Fails with `not_found` for a foreign campaign or hidden
 * talent, `blocked`, `no_shared_work`, `not_entitled`, `talent_unavailable`.
 */
export const openConversation: Handler<typeof conversationCalls.openConversation> = async (
  ctx,
  { campaignId, talentId },
) => {
  const between = { campaignId: storedCampaign(campaignId), brandId: ctx.actor.id, talentId }
  if (await findBetween(between)) return open(ctx, between)
  const [talent, isBetweenBlocked] = await Promise.all([loadTalent(talentId), isBlockedBetween(between)])
  if (!talent || talent.erasedAt) fail('not_found')
  if (isBetweenBlocked) fail('blocked')
  if (between.campaignId && (await loadCampaign(between.campaignId))?.campaign.brandId !== ctx.actor.id)
    fail('not_found')
  const brand = await loadBrand(ctx.actor.id)
  if (await isSomethingBetween(between)) return open(ctx, between)
  if (!talent.isListed || talent.removedAt) fail('not_found')
  if (between.campaignId) fail('no_shared_work')
  if (!talent.takesDirectOffers) fail('talent_unavailable')
  return brand && isEntitled(brand) ? open(ctx, between) : fail('not_entitled')
}

/**
 * Opens a conversation for a talent or their agent, once there is shared work. Fails with `blocked` and `no_shared_work`.
 */
export const openAsTalent: Handler<typeof conversationCalls.talentOpenConversation> = async (
  ctx,
  { campaignId, brandId },
) => {
  const between = { campaignId: storedCampaign(campaignId), brandId, talentId: ctx.actor.id }
  if (await findBetween(between)) return open(ctx, between)
  if (await isBlockedBetween({ ...between, agencyId: agencyOf(ctx.actor) })) fail('blocked')
  return (await isSomethingBetween(between)) ? open(ctx, between) : fail('no_shared_work')
}

/** Returns whether there is an application or invitation, a sent offer, or a deal. */
async function isSomethingBetween({ campaignId, brandId, talentId }: Between): Promise<boolean> {
  const answers = await Promise.all([
    campaignId ? hasApplicationFor(campaignId, brandId, talentId) : false,
    hasOfferWith(brandId, talentId, campaignId),
    hasDealWith(brandId, talentId, campaignId),
  ])
  return answers.includes(true)
}

async function open(ctx: RequestContext, between: Between): Promise<ConversationReply> {
  const { id } = await upsertConversation({ ...between, at: ctx.now })
  return loadConversationView(ctx, id)
}
