import {
  type CampaignTemplate,
  type campaignTemplateCalls,
  MAX_CAMPAIGN_TEMPLATES,
} from '@marquee/contract/calls/campaign-templates'
import { fail, failField } from '@marquee/contract/errors'
import { describeDeliverables } from '@marquee/contract/terms/deliverables'
import type { Handler } from '../../platform/handler.ts'
import { broadcast } from '../../platform/realtime/broadcast.ts'
import {
  type CampaignTemplateRow,
  createTemplate,
  deleteTemplate,
  listTemplateNames,
  listTemplates,
  lockBrandOfTemplates,
} from './campaign-templates.store.ts'
import { loadOwnCampaign } from './campaigns.store.ts'
import { briefOf } from './draft.ts'

/** Returns the brand’s templates, by name. */
export const getCampaignTemplates: Handler<typeof campaignTemplateCalls.campaignTemplates> = async (ctx) => ({
  items: (await listTemplates(ctx.actor.id)).map(viewTemplate),
})

/**
 * Saves the brief of a campaign as a template. Fails with `not_found` for a foreign campaign, and at `name` for a name that another
 * template has and when there are 30.
 */
export const saveCampaignTemplate: Handler<typeof campaignTemplateCalls.saveCampaignTemplate> = async (
  ctx,
  { campaignId, name },
) => {
  const brandId = ctx.actor.id
  await lockBrandOfTemplates(brandId)
  const [source, templates] = await Promise.all([
    loadOwnCampaign(campaignId, brandId),
    listTemplateNames(brandId, name),
  ])
  if (!source) fail('not_found')
  if (templates.some(({ isSame }) => isSame)) failField('name', 'You already have a template with this name.')
  if (templates.length >= MAX_CAMPAIGN_TEMPLATES)
    failField('name', `You already have ${MAX_CAMPAIGN_TEMPLATES} templates. Delete one first.`)

  const brief = briefOf(source.campaign)
  const template = await createTemplate({ brandId, name, brief, createdAt: ctx.now })
  refreshCampaigns(brandId)
  return viewTemplate(template)
}

/** Deletes a template. Does nothing for one that is missing or not the brand’s. */
export const deleteCampaignTemplate: Handler<typeof campaignTemplateCalls.deleteCampaignTemplate> = async (
  ctx,
  { templateId },
) => {
  await deleteTemplate(ctx.actor.id, templateId)
  refreshCampaigns(ctx.actor.id)
  return { templateId }
}

/** Refreshes the other screens of the brand. */
function refreshCampaigns(brandId: string): void {
  broadcast([brandId], 'refresh', { topics: ['campaigns'] })
}

function viewTemplate({ id, name, brief, createdAt }: CampaignTemplateRow): CampaignTemplate {
  const { title, deliverables } = brief
  return { id, name, title, work: describeDeliverables(deliverables), createdAt: createdAt.toISOString() }
}
