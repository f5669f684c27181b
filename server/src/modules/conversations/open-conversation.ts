import type { conversationCalls } from '@marquee/contract/calls/conversations'
import type { Conversation as ConversationReply } from '@marquee/contract/calls/talk'
import { refuse } from '@marquee/contract/refusals'
import type { Act, Ctx } from '../../platform/act.ts'
import { hasApplicationFor } from '../applications/applications.store.ts'
import { loadBrand } from '../brands/brands.store.ts'
import { isEntitled } from '../brands/brands.view.ts'
import { loadCampaign } from '../campaigns/campaigns.store.ts'
import { hasDealWith } from '../deals/deals.store.ts'
import { hasOfferWith } from '../offers/open-offers.store.ts'
import { loadTalent } from '../talents/talents.store.ts'
import { findListed } from './conversation-list.store.ts'
import { findBetween, putConversation, storedCampaign } from './conversations.store.ts'
import { conversationCards } from './conversations.view.ts'
import { readingOf } from './reading.ts'

interface Between {
  campaignId: string | null
  brandId: string
  talentId: string
}

/**
 * A brand begins to write. It may once something is between the two, and directly to whoever takes direct offers; like everything new
 * that needs a subscription. Refuses `not_found` for a foreign campaign or hidden talent, `nothing_between_you`, `not_entitled`,
 * `talent_unavailable`.
 */
export const openConversation: Act<typeof conversationCalls.openConversation> = async (
  ctx,
  { campaignId, talentId },
) => {
  const between = { campaignId: storedCampaign(campaignId), brandId: ctx.actor.id, talentId }
  if (await findBetween(between)) return open(ctx, between)
  const talent = await loadTalent(talentId)
  if (!talent || talent.erasedAt) refuse('not_found')
  if (between.campaignId && (await loadCampaign(between.campaignId))?.campaign.brandId !== ctx.actor.id)
    refuse('not_found')
  const brand = await loadBrand(ctx.actor.id)
  if (await isSomethingBetween(between)) return open(ctx, between)
  if (!talent.isListed) refuse('not_found')
  if (between.campaignId) refuse('nothing_between_you')
  if (!talent.takesDirectOffers) refuse('talent_unavailable')
  return brand && isEntitled(brand) ? open(ctx, between) : refuse('not_entitled')
}

/** A talent, or their agent, begins to write: once something is between the two. Refuses `nothing_between_you`. */
export const openAsTalent: Act<typeof conversationCalls.talentOpenConversation> = async (
  ctx,
  { campaignId, brandId },
) => {
  const between = { campaignId: storedCampaign(campaignId), brandId, talentId: ctx.actor.id }
  if ((await findBetween(between)) || (await isSomethingBetween(between))) return open(ctx, between)
  return refuse('nothing_between_you')
}

/** An application or invitation, an offer that was sent, or a deal. */
async function isSomethingBetween({ campaignId, brandId, talentId }: Between): Promise<boolean> {
  const answers = await Promise.all([
    campaignId ? hasApplicationFor(campaignId, brandId, talentId) : false,
    hasOfferWith(brandId, talentId, campaignId),
    hasDealWith(brandId, talentId, campaignId),
  ])
  return answers.includes(true)
}

async function open(ctx: Ctx, between: Between): Promise<ConversationReply> {
  const { id } = await putConversation({ ...between, at: ctx.now })
  return showOne(ctx, id)
}

/** A conversation as its reader's list shows it. */
export async function showOne(ctx: Ctx, id: string): Promise<ConversationReply> {
  const reading = readingOf(ctx.actor)
  const row = (await findListed(id, reading, ctx.now)) ?? refuse('not_found')
  return (await conversationCards(reading.voice))(row)
}
