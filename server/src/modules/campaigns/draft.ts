import type { TemplateBrief } from '@marquee/contract/calls/campaigns'
import { type CampaignFacts, campaignLifecycle } from '@marquee/contract/lifecycles/campaign'
import { move } from '@marquee/contract/lifecycles/lifecycle'
import { emit } from '../../platform/events/events.ts'
import { recordTransition } from '../../platform/transitions/transition.ts'
import type { LockedCampaign } from './campaign.ts'
import { type Campaign, type CampaignChanges, createCampaign } from './campaigns.store.ts'

/** Facts of a campaign that does not exist yet. */
const noFacts: CampaignFacts = {
  briefComplete: false,
  deadlineAhead: false,
  entitled: true,
  openDeals: false,
  openOffers: false,
  termsLocked: false,
  changesLockedTerms: false,
}

/** Creates a draft of a brand with these columns, and returns it with its transitions. */
export async function createDraft(
  columns: CampaignChanges & Pick<Campaign, 'rights' | 'title'>,
  brandId: string,
  now: Date,
): Promise<Pick<LockedCampaign, 'campaign' | 'transitions'>> {
  const created = move(campaignLifecycle, { status: 'new', version: 0 }, 'create', 'brand', noFacts)
  const campaign = await createCampaign({
    ...columns,
    brandId,
    status: created.to,
    createdAt: now,
    updatedAt: now,
  })
  await recordTransition('campaign', campaign.id, created, 'brand')
  await emit('campaign.changed', { campaignId: campaign.id, brandId, event: 'create' })
  return { campaign, transitions: [{ event: created.event, at: now }] }
}

/** Returns what a copy of a campaign starts with: its brief, and nothing that happened with it. */
export function briefOf(campaign: Campaign): TemplateBrief {
  return {
    title: campaign.title,
    visibility: campaign.visibility,
    objective: campaign.objective,
    summary: campaign.summary,
    productName: campaign.productName,
    productUrl: campaign.productUrl,
    product: campaign.product,
    payModel: campaign.payModel,
    feeMin: campaign.feeMin,
    feeMax: campaign.feeMax,
    budget: campaign.budget,
    currency: campaign.currency,
    places: campaign.places,
    deliverables: campaign.deliverables,
    rights: campaign.rights,
    exclusivity: campaign.exclusivity,
    mustInclude: campaign.mustInclude,
    mustAvoid: campaign.mustAvoid,
    typeIds: campaign.typeIds,
    questions: campaign.questions,
    applyBy: campaign.applyBy,
    coverFileId: campaign.coverFileId,
    coverUrl: campaign.coverUrl,
  }
}
