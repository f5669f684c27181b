import type { DealDetails } from '@marquee/contract/calls/deals'
import { paymentLifecycle } from '@marquee/contract/lifecycles/payment'
import { holdReasons } from '@marquee/contract/lifecycles/payout'
import type { Delegation } from '../../platform/handler.ts'
import { documentsAbout } from '../invoices/get-documents.ts'
import { maySeeSplit } from '../offers/price-for.ts'
import type { Payable } from '../payments/payables.store.ts'
import { currentPayable } from '../payments/payables.ts'
import { lastPayment } from '../payments/payments.store.ts'
import { type PayoutRow, payoutsOf } from '../payouts/payouts.store.ts'
import type { Deal } from './deals.store.ts'

type Money = NonNullable<DealDetails['money']>

/** The reader of a deal's money, and the delegation when an agent reads on behalf of the talent. */
export interface MoneyReader {
  viewer: 'brand' | 'talent'
  through?: Delegation | undefined
  now: Date
}

/**
 * Returns the payments and payouts of a deal. The brand, and an agency without commission, read one sum for
 * the talent's side. The brand sees its invoices, the talent their statements, and the owner of an agency
 * those of the commission.
 */
export async function dealMoney(deal: Deal, viewing: MoneyReader): Promise<Money | null> {
  const payable = await currentPayable(deal.offerId)
  if (!payable) return null
  const [payment, payouts] = await Promise.all([lastPayment(payable.id), payoutsOf(payable.id)])
  const payout = payouts.find((row) => row.role === 'talent')
  const commission = payouts.find((row) => row.role === 'agent')
  const reader = { viewer: viewing.viewer, agencyId: viewing.through?.agencyId ?? null }
  const isShared = commission && maySeeSplit(reader, commission.payeeId)
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
    payout: payout ? viewPayout(payout, isShared ? undefined : commission, viewing.viewer) : null,
    commission: isShared ? viewShare(commission) : null,
    documents: await documentsFor(deal, payable, { payout, commission }, viewing),
  }
}

async function documentsFor(
  deal: Deal,
  payable: Payable,
  { payout, commission }: { payout: PayoutRow | undefined; commission: PayoutRow | undefined },
  { viewer, through, now }: MoneyReader,
): Promise<Money['documents']> {
  if (viewer === 'brand') return about(payable.id, deal.brandId, now)
  if (!through) return payout ? about(payout.id, deal.talentId, now) : []
  // The agency's id is its owner's account; no one else sees its money, not even its members.
  const isOwner = through.accountId === through.agencyId && commission?.payeeId === through.agencyId
  return isOwner ? about(commission.id, through.agencyId, now) : []
}

async function about(subject: string, ownerId: string, now: Date): Promise<Money['documents']> {
  return (await documentsAbout([subject], ownerId, now)).get(subject) ?? []
}

/**
 * Returns the talent's share, or one sum with the commission for readers who do not see that. The brand does
 * not see why it is on hold.
 */
function viewPayout(
  payout: PayoutRow,
  besides: PayoutRow | undefined,
  viewer: MoneyReader['viewer'],
): NonNullable<Money['payout']> {
  const share = viewShare(payout)
  const amount = share.amount + (besides ? leftOf(besides) : 0)
  return { ...share, amount, reason: viewer === 'brand' ? null : share.reason }
}

function viewShare(payout: PayoutRow): NonNullable<Money['payout']> {
  return {
    ...{ status: payout.status, amount: leftOf(payout) },
    reason: payout.status === 'on_hold' && payout.holdReason ? holdReasons[payout.holdReason] : null,
    arrivesBy: payout.arrivesBy?.toISOString() ?? null,
  }
}

const leftOf = ({ amount, reversed }: PayoutRow): number => amount - reversed
