import type { Deal } from '../deals/deal.ts'
import { loadDealDetails } from '../deals/deal-details.ts'
import { listVersions } from '../offers/offers.store.ts'
import { caseMessages } from './disputes.ports.ts'
import { listEarlierDisputes } from './disputes.store.ts'

/** Loads the deal with its work, the offer’s versions, the messages of both sides and their earlier disputes. */
export async function loadCaseFile(deal: Deal, now: Date) {
  const { campaignId, brandId, talentId } = deal
  const [details, versions, messages, earlier] = await Promise.all([
    loadDealDetails(deal.id, talentId, { viewer: 'talent', now }),
    listVersions(deal.offerId),
    caseMessages.get().listBetween({ campaignId, brandId, talentId }),
    listEarlierDisputes(deal, deal.id),
  ])
  return {
    deal: details,
    offerVersions: versions.map(({ no, by, status, price, createdAt }) => ({
      no,
      by,
      status,
      payerPays: price.payerPays,
      at: createdAt.toISOString(),
    })),
    messages,
    earlier: earlier.map(({ id, dealId, openedBy, type, status, createdAt, ...row }) => ({
      id,
      dealId,
      openedBy,
      type,
      status,
      of: row.brandId === brandId ? ('brand' as const) : ('talent' as const),
      at: createdAt.toISOString(),
    })),
  }
}
