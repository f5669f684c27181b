import { z } from 'zod'
import { emptyInput, read, write } from '../call.ts'
import { limits } from '../rules/limits.ts'
import { id, instant, line } from '../rules/text.ts'
import { ownDetails } from './campaigns.ts'

/** Most campaign templates of one brand. */
export const MAX_CAMPAIGN_TEMPLATES = 30

const campaignTemplate = z.object({
  id: id(),
  name: z.string(),
  /** The title that a campaign starts with. */
  title: z.string(),
  /** The work in a sentence; empty without deliverables. */
  work: z.string(),
  createdAt: instant(),
})
export type CampaignTemplate = z.output<typeof campaignTemplate>

const copies =
  'without applicants, offers, invited talents and tracking links. Applications close 14 days later, and the dates of the work keep their distance from that.'

/** Campaigns that start from the brief of another one, or from a template. */
export const campaignTemplateCalls = {
  duplicateCampaign: write('/brand/duplicate-campaign', {
    by: ['brand'],
    input: z.strictObject({ campaignId: id() }),
    response: ownDetails,
    subject: { noun: 'campaign', field: 'campaignId' },
    message: 'Draft created.',
    summary: `Creates a draft with the brief of one of the brand’s campaigns, ${copies}`,
  }),
  campaignTemplates: read('/brand/campaign-templates', {
    by: ['brand'],
    input: emptyInput(),
    response: z.object({ items: z.array(campaignTemplate) }),
    summary: 'The brand’s campaign templates, by name.',
  }),
  saveCampaignTemplate: write('/brand/save-campaign-template', {
    by: ['brand'],
    input: z.strictObject({ campaignId: id(), name: line(limits.name) }),
    response: campaignTemplate,
    subject: { noun: 'campaign', field: 'campaignId' },
    message: 'Template saved.',
    summary: `Saves the brief of a campaign as a template. Names are unique; at most ${MAX_CAMPAIGN_TEMPLATES} templates.`,
  }),
  deleteCampaignTemplate: write('/brand/delete-campaign-template', {
    by: ['brand'],
    input: z.strictObject({ templateId: id() }),
    response: z.object({ templateId: id() }),
    message: 'Template deleted.',
    summary: 'Deletes a template. Campaigns that started from it stay. Repeating it changes nothing.',
  }),
  startFromTemplate: write('/brand/start-from-template', {
    by: ['brand'],
    input: z.strictObject({ templateId: id() }),
    response: ownDetails,
    subject: { noun: 'campaign template', field: 'templateId' },
    message: 'Draft created.',
    summary: `Creates a draft with the brief of a template, ${copies} Fails with \`not_found\` for a template of another brand.`,
  }),
} as const
