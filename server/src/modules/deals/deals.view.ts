import type { DealCard } from '@marquee/contract/calls/deals'
import type { AgencyCard } from '@marquee/contract/calls/mandates'
import { dealLifecycle } from '@marquee/contract/lifecycles/deal'
import { allowedActions, nextActor } from '@marquee/contract/lifecycles/lifecycle'
import { type BrandCardRow, viewBrandCard } from '../brands/brands.view.ts'
import { industryNames } from '../brands/industry-names.ts'
import { type OfferRow, viewCampaignOf } from '../offers/offers.view.ts'
import { maySeeSplit, priceFor, type Reader } from '../offers/price-for.ts'
import { type TalentCardRow, viewTalentCard } from '../talents/talents.view.ts'
import type { Deal, Progress } from './deals.store.ts'
import { nextStep } from './stages.ts'

export interface DealRow {
  deal: Deal
  campaign: OfferRow['campaign']
  brand: BrandCardRow
  talent: TalentCardRow
  agency: AgencyCard | null
  progress: Progress
}

/** The reader of a deal. */
export interface DealReader extends Reader {
  viewer: 'brand' | 'talent'
}

/** Returns a function that builds deal cards for one reader. */
export async function dealCards(reader: DealReader): Promise<(row: DealRow) => DealCard> {
  const { viewer } = reader
  const industries = await industryNames()
  return ({ deal, campaign, brand, talent, agency, progress }) => ({
    id: deal.id,
    status: deal.status,
    version: deal.version,
    offerId: deal.offerId,
    campaign: viewCampaignOf(campaign),
    brand: viewBrandCard(brand, industries),
    talent: viewTalentCard(talent),
    price: priceFor(reader, deal.price, deal.agencyId),
    nextActor: nextActor(dealLifecycle, deal.status),
    next: nextStep(deal, progress, viewer),
    progress: { done: progress.done, all: progress.all },
    payDay: deal.payDay?.toISOString() ?? null,
    createdAt: deal.createdAt.toISOString(),
    completedAt: deal.completedAt?.toISOString() ?? null,
    allowedActions: allowedActions(dealLifecycle, deal.status, viewer),
    agency: maySeeSplit(reader, deal.agencyId) ? agency : null,
  })
}
