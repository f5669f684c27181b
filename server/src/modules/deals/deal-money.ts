import type { DealDetails } from '@marquee/contract/calls/deals'
import { paymentLifecycle } from '@marquee/contract/lifecycles/payment'
import { holdReasons } from '@marquee/contract/lifecycles/payout'
import { documentsAbout } from '../invoices/show-documents.ts'
import { standingPayable } from '../payments/payables.ts'
import { lastPayment } from '../payments/payments.store.ts'
import { payoutsOf } from '../payouts/payouts.store.ts'
import type { Deal } from './deals.store.ts'

/** Where the money of a deal is. The brand reads its invoices, the talent the statements of what reached them. */
export async function dealMoney(deal: Deal, viewer: 'brand' | 'talent', now: Date): Promise<DealDetails['money']> {
  const payable = await standingPayable(deal.offerId)
  if (!payable) return null
  const [payment, payouts] = await Promise.all([lastPayment(payable.id), payoutsOf(payable.id)])
  const payout = payouts.find((row) => row.role === 'talent')
  const subject = viewer === 'brand' ? payable.id : (payout?.id ?? payable.id)
  const documents = await documentsAbout([subject], viewer === 'brand' ? deal.brandId : deal.talentId, now)
  return {
    payableId: payable.id,
    payment: payment
      ? {
          status: payment.status,
          label: paymentLifecycle.states[payment.status].label,
          captured: payment.captured,
          refunded: payment.refunded,
        }
      : null,
    payout: payout
      ? {
          ...{ status: payout.status, amount: payout.amount - payout.reversed },
          reason: payout.status === 'on_hold' && payout.holdReason ? holdReasons[payout.holdReason] : null,
          arrivesBy: payout.arrivesBy?.toISOString() ?? null,
        }
      : null,
    documents: documents.get(subject) ?? [],
  }
}
