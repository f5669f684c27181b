import { describeDeliverables } from '@marquee/contract/terms/deliverables'
import type { Price } from '@marquee/contract/terms/price'
import { type Payable, payablesOf } from '../payments/payables.store.ts'
import { openPayable, voidPayable } from '../payments/payables.ts'
import { loadTalent } from '../talents/talents.store.ts'
import type { Offer, OfferVersionRow } from './offers.store.ts'

/** What is to be paid for one version of an offer's terms. */
export async function payableFor(
  offer: Pick<Offer, 'id' | 'campaignId' | 'brandId' | 'talentId' | 'agencyId'>,
  version: { no: number; price: Price; terms: OfferVersionRow['terms'] },
): Promise<Payable> {
  const talent = await loadTalent(offer.talentId)
  const title = `${describeDeliverables(version.terms.deliverables)} by ${talent?.displayName ?? 'a talent'}`
  return openPayable({
    ...{
      subjectId: offer.id,
      part: version.no,
      groupId: offer.campaignId,
      payerId: offer.brandId,
      payeeId: offer.talentId,
    },
    ...{ agencyId: offer.agencyId, title, price: version.price },
  })
}

/** Gives up every hold of an offer but one: other terms stand now, or none. */
export async function voidOtherPayables(offerId: string, keptId: string | null): Promise<void> {
  for (const payable of await payablesOf([offerId])) if (payable.id !== keptId) await voidPayable(payable)
}
