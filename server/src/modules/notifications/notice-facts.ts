import type { NoticeFacts } from '@marquee/contract/notices'
import { DIRECT_CAMPAIGN_ID } from '@marquee/contract/rules/constants'
import { type Currency, formatMoney } from '@marquee/contract/rules/currency'
import { loadBrand } from '../brands/brands.store.ts'
import { loadCampaign } from '../campaigns/campaigns.store.ts'
import { loadDeliverable } from '../deals/deliverables.store.ts'
import { listVersions, loadOffer } from '../offers/offers.store.ts'
import { loadPayout } from '../payouts/payouts.store.ts'
import { loadAgency } from '../roster/agencies.store.ts'
import { loadTalent } from '../talents/talents.store.ts'

/** What a notice is made from, with the faces of both sides; `you` and `your` are put in for each reader. */
export interface Gathered {
  facts: Omit<NoticeFacts, 'you' | 'your'>
  talentName: string
  /** Of the campaign the event belongs to; null where it belongs to none. */
  campaignTitle: string | null
  brandImage: string | null
  talentImage: string | null
}

/** Reads what the ids of an event stand for, as it is now. */
export async function gatherFacts(payload: object): Promise<Gathered> {
  const idOf = (name: string): string | null => {
    const value: unknown = Object.entries(payload).find(([key]) => key === name)?.[1]
    return typeof value === 'string' ? value : null
  }
  const load = async <T>(name: string, by: (id: string) => Promise<T | undefined>): Promise<T | undefined> => {
    const id = idOf(name)
    return id ? by(id) : undefined
  }
  const [brand, talent, agency, offer, piece, payout] = await Promise.all([
    load('brandId', loadBrand),
    load('talentId', loadTalent),
    load('agencyId', loadAgency),
    load('offerId', loadOffer),
    load('deliverableId', loadDeliverable),
    load('payoutId', loadPayout),
  ])
  const campaignId = idOf('campaignId')
  const campaign = campaignId && campaignId !== DIRECT_CAMPAIGN_ID ? await loadCampaign(campaignId) : undefined
  const versionNo: unknown = Object.entries(payload).find(([key]) => key === 'versionNo')?.[1]
  const version = offer && (await listVersions(offer.id)).find(({ no }) => no === (versionNo ?? offer.versionNo))
  const price = version?.price ?? offer?.price
  const money = (minor: number | undefined, currency: Currency | undefined) =>
    minor === undefined || !currency ? '' : formatMoney(minor, currency)
  return {
    facts: {
      ...{ brand: brand?.companyName ?? '', talent: talent?.displayName ?? '', agency: agency?.name ?? '', piece: piece?.title ?? '' },
      campaign: campaign?.campaign.title ?? 'a direct offer',
      ...{ pays: money(price?.payerPays, price?.currency), earns: money(price?.talent, price?.currency), termsBy: version?.by ?? null },
      turn: offer?.status === 'pending_talent' ? 'talent' : offer?.status === 'pending_brand' ? 'brand' : null,
      amount: money(payout?.amount, payout?.currency),
    },
    ...{ talentName: talent?.displayName ?? '', campaignTitle: campaign?.campaign.title ?? null },
    ...{ brandImage: brand?.logoUrl ?? null, talentImage: talent?.avatarUrl ?? null },
  }
}
