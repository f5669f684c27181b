import type { TemplateVariables } from '@marquee/contract/events/event'
import { describeMatches } from '@marquee/contract/events/saved-searches'
import { DIRECT_CAMPAIGN_ID } from '@marquee/contract/rules/constants'
import { formatMoney } from '@marquee/contract/rules/currency'
import { formatDate } from '@marquee/contract/rules/dates'
import { describeInvitation } from '@marquee/contract/rules/invitation-facts'
import { loadAgency } from '../agencies/agencies.store.ts'
import { loadAmendment } from '../amendments/amendments.store.ts'
import { changeOf } from '../amendments/change-money.ts'
import { loadBrand } from '../brands/brands.store.ts'
import { loadCampaign } from '../campaigns/campaigns.store.ts'
import type { Deal } from '../deals/deal.ts'
import { loadDeal } from '../deals/deals.store.ts'
import { loadDeliverable } from '../deals/deliverables.store.ts'
import { moneyOf, versionMoney } from '../offers/version-money.ts'
import { loadImpersonation } from '../operators/impersonations.store.ts'
import { listPaidPayables } from '../payments/deal-money.ts'
import { loadTalent } from '../talents/talents.store.ts'
import { loadMoneyVariables } from './money-variables.ts'

/**
 * The variables of a notification with the images of both sides; `you` and `your` are added for each reader.
 */
export interface EventVariables {
  variables: Omit<TemplateVariables, 'you' | 'your'>
  talentName: string
  /** The campaign of the event; null without one. */
  campaignTitle: string | null
  brandImage: string | null
  talentImage: string | null
}

const formatUntil = (until: string | null): string => (until ? formatDate(until) : '')

/** Returns what the saved searches of an account found; empty for other events. */
function formatMatches(payload: object): string {
  if (!('of' in payload && 'matches' in payload && 'searches' in payload)) return ''
  return describeMatches({
    of: payload.of === 'campaign' ? 'campaign' : 'talent',
    matches: Number(payload.matches),
    searches: Number(payload.searches),
  })
}

/** Returns the money of a deal; of one with milestones, of what is paid and not paid out. */
async function moneyOfDeal({ offerId, price, fundedMilestones }: Deal) {
  if (fundedMilestones === null) return moneyOf(price)
  const held = (await listPaidPayables(offerId)).filter(({ payment }) => !payment.releasedAt)
  const sum = (part: 'payerPays' | 'talent') =>
    formatMoney(
      held.reduce((total, { payable }) => total + payable.price[part], 0),
      price.currency,
    )
  return { pays: sum('payerPays'), earns: sum('talent'), isGift: false }
}

/** Loads the names and amounts behind the ids of an event, as they are now. */
export async function loadTemplateVariables(payload: object): Promise<EventVariables> {
  const idOf = (name: string): string | null => {
    const value: unknown = Object.entries(payload).find(([key]) => key === name)?.[1]
    return typeof value === 'string' ? value : null
  }
  const load = async <T>(
    name: string,
    by: (id: string) => Promise<T | undefined>,
  ): Promise<T | undefined> => {
    const id = idOf(name)
    return id ? by(id) : undefined
  }
  const versionNo: unknown = Object.entries(payload).find(([key]) => key === 'versionNo')?.[1]
  // A payment names its parties as payer and payee.
  const isPayment = idOf('payerId') !== null
  const [brand, talent, agency, deliverable, visit, amendment, deal, moved, { offer, ...money }] =
    await Promise.all([
      load(isPayment ? 'payerId' : 'brandId', loadBrand),
      load(isPayment ? 'payeeId' : 'talentId', loadTalent),
      load('agencyId', loadAgency),
      load('deliverableId', loadDeliverable),
      load('visitId', loadImpersonation),
      load('amendmentId', loadAmendment),
      load('dealId', loadDeal),
      loadMoneyVariables(payload),
      versionMoney(idOf('offerId'), versionNo),
    ])
  const campaignId = idOf('campaignId')
  const campaign =
    campaignId && campaignId !== DIRECT_CAMPAIGN_ID ? await loadCampaign(campaignId) : undefined
  return {
    variables: {
      brand: brand?.companyName ?? '',
      talent: talent?.displayName ?? '',
      agency: agency?.name ?? '',
      deliverable: deliverable?.title ?? '',
      campaign: campaign?.campaign.title ?? 'a direct offer',
      campaignFacts: campaign ? describeInvitation(campaign.campaign) : '',
      ...money,
      // A change may have given the deal another price than its offer.
      ...(deal && (await moneyOfDeal(deal))),
      isInMilestones: deal?.fundedMilestones != null,
      ...changeOf(amendment),
      isRenewal: amendment?.kind === 'rights_renewal',
      turn:
        offer?.status === 'pending_talent' ? 'talent' : offer?.status === 'pending_brand' ? 'brand' : null,
      ...moved,
      matches: formatMatches(payload),
      until: formatUntil(idOf('until')),
      ...(visit && { reason: visit.impersonation.reason }),
    },
    talentName: talent?.displayName ?? '',
    campaignTitle: campaign?.campaign.title ?? null,
    brandImage: brand?.logoUrl ?? null,
    talentImage: talent?.avatarUrl ?? null,
  }
}
