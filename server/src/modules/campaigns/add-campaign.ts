import type { campaignCalls } from '@marquee/contract/calls/campaigns'
import { fail } from '@marquee/contract/errors'
import { type CampaignFacts, campaignLifecycle } from '@marquee/contract/lifecycles/campaign'
import { move } from '@marquee/contract/lifecycles/lifecycle'
import { emit } from '../../platform/events/events.ts'
import type { Handler } from '../../platform/handler.ts'
import { recordTransition } from '../../platform/transitions/transition.ts'
import { loadBrand } from '../brands/brands.store.ts'
import { readMarketSettings } from '../settings/market-settings.ts'
import { publishCampaign } from './advance-campaign.ts'
import { briefColumns, loadBriefReferences } from './brief.ts'
import type { LockedCampaign } from './campaign.ts'
import { noCounts } from './campaigns.ports.ts'
import { type Campaign, type CampaignChanges, createCampaign } from './campaigns.store.ts'
import { viewOwnCampaign } from './campaigns.view.ts'

/** Thirty days of organic use in the UK: no right is perpetual by default (domain, section 3 row 3). */
const defaultRights = {
  channels: ['organic' as const],
  territory: 'uk' as const,
  days: 30,
  mayEdit: false,
  aiTraining: false,
}

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

/**
 * Creates a campaign as a draft. With `publish` it goes live at once, or fails as a whole when its brief is
 * incomplete.
 */
export const addCampaign: Handler<typeof campaignCalls.addCampaign> = async (ctx, { publish, ...brief }) => {
  const brandId = ctx.actor.id
  const [brand, references, settings] = await Promise.all([
    loadBrand(brandId),
    loadBriefReferences(brief, brandId),
    readMarketSettings(),
  ])
  if (!brand) fail('not_found')

  const created = await createDraft(
    { rights: defaultRights, ...briefColumns(brief, references), title: brief.title },
    brandId,
    ctx.now,
  )
  const draft = { ...created, brand, counts: noCounts, settings }
  return viewOwnCampaign(publish ? await publishCampaign(draft, ctx.now) : draft)
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
