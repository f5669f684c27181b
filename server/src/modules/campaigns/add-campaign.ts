import type { campaignCalls } from '@marquee/contract/calls/campaigns'
import { fail } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { loadBrand } from '../brands/brands.store.ts'
import { readMarketSettings } from '../settings/market-settings.ts'
import { publishCampaign } from './advance-campaign.ts'
import { briefColumns, loadBriefReferences } from './brief.ts'
import { noCounts } from './campaigns.ports.ts'
import { viewOwnCampaign } from './campaigns.view.ts'
import { createDraft } from './draft.ts'

/** Thirty days of organic use in the UK: no right is perpetual by default (domain, section 3 row 3). */
const defaultRights = {
  channels: ['organic' as const],
  territory: 'uk' as const,
  days: 30,
  mayEdit: false,
  aiTraining: false,
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
