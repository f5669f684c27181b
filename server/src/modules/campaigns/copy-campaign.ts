import type { campaignTemplateCalls } from '@marquee/contract/calls/campaign-templates'
import type { OwnCampaign, TemplateBrief } from '@marquee/contract/calls/campaigns'
import { fail } from '@marquee/contract/errors'
import { datesFrom } from '@marquee/contract/rules/copy-dates'
import type { Handler, RequestContext } from '../../platform/handler.ts'
import { today } from '../../platform/time/day.ts'
import { loadBrand } from '../brands/brands.store.ts'
import { readMarketSettings } from '../settings/market-settings.ts'
import { listTypes } from '../talents/talents.store.ts'
import { findTemplate } from './campaign-templates.store.ts'
import { loadOwnCampaign } from './campaigns.store.ts'
import { viewOwnCampaign } from './campaigns.view.ts'
import { briefOf, decideDraft, saveNew } from './draft.ts'

/** The longest title, as the contract has it. */
const MAX_TITLE = 120
const suffix = ' (copy)'

/** Creates a draft with the brief of one of the brand’s campaigns. Fails with `not_found` for a foreign one. */
export const duplicateCampaign: Handler<typeof campaignTemplateCalls.duplicateCampaign> = async (
  ctx,
  { campaignId },
) => {
  const { campaign } = (await loadOwnCampaign(campaignId, ctx.actor.id)) ?? fail('not_found')
  return startFrom(ctx, briefOf(campaign), `${campaign.title.slice(0, MAX_TITLE - suffix.length)}${suffix}`)
}

/** Creates a draft with the brief of a template. Fails with `not_found` for a missing or foreign one. */
export const startFromTemplate: Handler<typeof campaignTemplateCalls.startFromTemplate> = async (
  ctx,
  { templateId },
) => {
  const { brief } = (await findTemplate(ctx.actor.id, templateId)) ?? fail('not_found')
  return startFrom(ctx, brief, brief.title)
}

/** Creates a draft with this brief, dated from today. Types of talent that no longer exist are left out. */
async function startFrom(
  { actor, now }: RequestContext,
  brief: TemplateBrief,
  title: string,
): Promise<OwnCampaign> {
  const [brand, types, settings] = await Promise.all([
    loadBrand(actor.id),
    brief.typeIds.length > 0 ? listTypes() : [],
    readMarketSettings(),
  ])
  if (!brand) fail('not_found')
  const typeIds = brief.typeIds.filter((id) => types.some((type) => type.id === id))
  const columns = { ...brief, ...datesFrom(brief, today(now)), title, typeIds }
  return viewOwnCampaign(await saveNew(decideDraft(columns, { brand, settings }, now), now))
}
