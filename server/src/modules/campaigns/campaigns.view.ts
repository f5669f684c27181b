import type { CampaignCard, OwnCampaign, OwnCampaignCard } from '@marquee/contract/calls/campaigns'
import type { PublicCampaign } from '@marquee/contract/calls/public-campaigns'
import { campaignLifecycle } from '@marquee/contract/lifecycles/campaign'
import { allowedActions } from '@marquee/contract/lifecycles/lifecycle'
import { missingFields } from '@marquee/contract/rules/brief'
import { describeDeliverables, platformLabels } from '@marquee/contract/terms/deliverables'
import type { Brand } from '../brands/brands.store.ts'
import { type BrandCardRow, viewBrandCard } from '../brands/brands.view.ts'
import { industryNames } from '../brands/industry-names.ts'
import type { CampaignCounts } from './campaigns.ports.ts'
import type { Campaign, CampaignTransition, campaignCardColumns } from './campaigns.store.ts'

/** A row of `campaignCardColumns` with its brand. */
export interface CampaignCardRow {
  campaign: Pick<Campaign, keyof typeof campaignCardColumns>
  brand: BrandCardRow
}
interface CampaignRow {
  campaign: Campaign
  brand: BrandCardRow
}

/** A row of `loadCampaign`. */
interface PublicCampaignRow extends CampaignRow {
  brand: BrandCardRow & Pick<Brand, 'about'>
}

interface OwnCampaignRow extends CampaignRow {
  counts: CampaignCounts
  transitions: readonly CampaignTransition[]
}

/** Returns a function that builds cards for a list; industry names are looked up once. */
export async function campaignCards(): Promise<(row: CampaignCardRow) => CampaignCard> {
  const industries = await industryNames()
  return ({ campaign, brand }) => ({
    id: campaign.id,
    title: campaign.title,
    status: campaign.status,
    visibility: campaign.visibility,
    payModel: campaign.payModel,
    feeMin: campaign.feeMin,
    feeMax: campaign.feeMax,
    currency: campaign.currency,
    places: campaign.places,
    placesTaken: campaign.placesTaken,
    applyBy: campaign.applyBy,
    publishedAt: campaign.publishedAt?.toISOString() ?? null,
    createdAt: campaign.createdAt.toISOString(),
    coverUrl: campaign.coverUrl,
    platforms: [...new Set(campaign.deliverables.map((spec) => platformLabels[spec.platform]))],
    work: describeDeliverables(campaign.deliverables),
    brand: viewBrandCard(brand, industries),
  })
}

/** Returns a card with what only its brand sees: version, allowed actions, counts. */
export function viewOwnCard(card: CampaignCard, version: number, counts: CampaignCounts): OwnCampaignCard {
  return { ...card, version, allowedActions: allowedActions(campaignLifecycle, card.status, 'brand'), counts }
}

/** Returns what visitors read of a campaign and its brand. */
export async function viewPublicCampaign(
  row: PublicCampaignRow,
  record: Pick<PublicCampaign['brand'], 'rating' | 'verified'>,
): Promise<PublicCampaign> {
  const shown = await viewPublicBrief(row)
  return { ...shown, brand: { ...shown.brand, about: row.brand.about, ...record } }
}

/** Returns the part of the brief that visitors read too. */
async function viewPublicBrief({ campaign, brand }: CampaignRow) {
  const card = (await campaignCards())({ campaign, brand })
  const { objective, summary, productName, product, deliverables, rights, exclusivity, typeIds } = campaign
  return { ...card, objective, summary, productName, product, deliverables, rights, exclusivity, typeIds }
}

/** Returns the brief as its brand, talents and operators read it. */
export async function viewBrief(row: CampaignRow) {
  const { productUrl, mustInclude, mustAvoid, questions, briefVersion } = row.campaign
  const shown = await viewPublicBrief(row)
  return { ...shown, productUrl, mustInclude, mustAvoid, questions, briefVersion }
}

/** Returns all details of one of the brand's campaigns. */
export async function viewOwnCampaign({
  campaign,
  brand,
  counts,
  transitions,
}: OwnCampaignRow): Promise<OwnCampaign> {
  return {
    ...(await viewBrief({ campaign, brand })),
    version: campaign.version,
    allowedActions: allowedActions(campaignLifecycle, campaign.status, 'brand'),
    lacking: missingFields(campaign),
    budget: campaign.budget,
    coverFileId: campaign.coverFileId,
    counts,
    returnReason: campaign.status === 'draft' ? campaign.returnReason : null,
    awaitsVerification: campaign.status === 'in_review' && campaign.awaitsVerification,
    timeline: transitions.map(({ event, at }) => ({ event, at: at.toISOString() })),
  }
}
