import type { Events } from '@marquee/contract/events'
import { sharesOfRefund } from '../ledger/shares.ts'
import { loadPayable } from '../payments/payables.store.ts'
import { advance } from './pay-out.ts'
import { lockPayoutsOf, type PayoutRow, payoutsOf, savePayout } from './payouts.store.ts'
import { reverseLater } from './reverse-payout.ts'

/** Shares not yet asked to go out: what refunds may still take from without asking anything back. */
const isOwed = (payout: PayoutRow): boolean => !payout.isSending && (payout.status === 'scheduled' || payout.status === 'on_hold')

/** What of a payable's shares has not gone out, by role, in minor units. */
export async function owedOf(payableId: string): Promise<{ talent?: number; agent?: number }> {
  const owed: { talent?: number; agent?: number } = {}
  for (const payout of await payoutsOf(payableId)) if (isOwed(payout)) owed[payout.role] = (owed[payout.role] ?? 0) + payout.amount
  return owed
}

/** After a refund of released money: shares that still wait shrink, those that went out are asked back. */
export async function takeBackShares({ payableId, amount, refundedBefore, wasReleased }: Events['payment.refunded']): Promise<void> {
  if (!wasReleased) return
  const payable = await loadPayable(payableId)
  if (!payable) return
  const shares = sharesOfRefund(payable.price, { before: refundedBefore, amount })
  for (const payout of await lockPayoutsOf(payableId)) {
    const share = shares[payout.role]
    const kept = isOwed(payout) ? Math.min(payout.amount, share) : 0
    if (kept > 0) await shrink(payout, kept)
    if (share > kept) await askBack(payout, share - kept)
  }
}

async function shrink(payout: PayoutRow, kept: number): Promise<void> {
  const changes = { amount: payout.amount - kept, takenBack: payout.takenBack + kept }
  if (changes.amount === 0) await advance(payout, 'reverse', changes)
  else await savePayout(payout.id, changes)
}

async function askBack(payout: PayoutRow, amount: number): Promise<void> {
  const toReverse = payout.toReverse + amount
  await savePayout(payout.id, { toReverse })
  await reverseLater({ ...payout, toReverse })
}
