import type { DealCard } from '@marquee/contract/calls/deals'
import { dealLifecycle } from '@marquee/contract/lifecycles/deal'
import { movesFor, whoseTurn } from '@marquee/contract/lifecycles/lifecycle'
import { type BrandCardRow, viewBrandCard } from '../brands/brands.view.ts'
import { industryNames } from '../brands/industry-names.ts'
import { type OfferRow, viewCampaignOf } from '../offers/offers.view.ts'
import { type TalentCardRow, viewTalentCard } from '../talents/talents.view.ts'
import type { Deal, Progress } from './deals.store.ts'
import { nextStep } from './stages.ts'

export interface DealRow {
  deal: Deal
  campaign: OfferRow['campaign']
  brand: BrandCardRow
  talent: TalentCardRow
  progress: Progress
}

/** Maker of cards for one side. */
export async function dealCards(viewer: 'brand' | 'talent'): Promise<(row: DealRow) => DealCard> {
  const industries = await industryNames()
  return ({ deal, campaign, brand, talent, progress }) => ({
    id: deal.id,
    status: deal.status,
    version: deal.version,
    offerId: deal.offerId,
    campaign: viewCampaignOf(campaign),
    brand: viewBrandCard(brand, industries),
    talent: viewTalentCard(talent),
    price: deal.price,
    turn: whoseTurn(dealLifecycle, deal.status),
    next: nextStep(deal, progress, viewer),
    progress: { done: progress.done, all: progress.all },
    payDay: deal.payDay?.toISOString() ?? null,
    createdAt: deal.createdAt.toISOString(),
    completedAt: deal.completedAt?.toISOString() ?? null,
    moves: movesFor(dealLifecycle, deal.status, viewer),
  })
}
