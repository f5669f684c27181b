import { sharesOfRefund } from '../ledger/shares.ts'
import { loadPayable } from '../payments/payables.store.ts'
import { advance } from './pay-out.ts'
import { lockPayoutsOf, type PayoutRow, payoutsOf, updatePayout } from './payouts.store.ts'
import { queueReversal } from './reverse-payout.ts'

/** Shares not yet asked to go out: what refunds may still take from without asking anything back. */
const isOwed = (payout: PayoutRow): boolean =>
  !payout.isSending && (payout.status === 'scheduled' || payout.status === 'on_hold')

/** What of a payable's shares has not gone out, by role, in minor units. */
export async function owedOf(payableId: string): Promise<{ talent?: number; agent?: number }> {
  const owed: { talent?: number; agent?: number } = {}
  for (const payout of await payoutsOf(payableId))
    if (isOwed(payout)) owed[payout.role] = (owed[payout.role] ?? 0) + payout.amount
  return owed
}

/** What was given back to the payer, by us or by the card holder's bank; `cause` names it, so that each is asked back once. */
export interface RefundedAmount {
  payableId: string
  amount: number
  refundedBefore: number
  wasReleased: boolean
}

/** After a refund of released money: shares that still wait shrink, those that went out are asked back. */
export async function reverseShares(
  { payableId, amount, refundedBefore, wasReleased }: RefundedAmount,
  cause: string,
): Promise<void> {
  if (!wasReleased) return
  const payable = await loadPayable(payableId)
  if (!payable) return
  const shares = sharesOfRefund(payable.price, { before: refundedBefore, amount })
  for (const payout of await lockPayoutsOf(payableId)) {
    const share = shares[payout.role]
    const kept = isOwed(payout) ? Math.min(payout.amount, share) : 0
    if (kept > 0) await shrink(payout, kept)
    else if (share > kept) await askBack(payout, share, cause)
    if (kept > 0 && share > kept) await updatePayout(payout.id, { owing: payout.owing + share - kept })
  }
}

async function shrink(payout: PayoutRow, kept: number): Promise<void> {
  const changes = { amount: payout.amount - kept, takenBack: payout.takenBack + kept }
  if (changes.amount === 0) await advance(payout, 'reverse', changes)
  else await updatePayout(payout.id, changes)
}

/** As much as the transfer carries is asked back; what had been kept from it, the payee owes. */
async function askBack(payout: PayoutRow, share: number, cause: string): Promise<void> {
  const amount = Math.min(share, payout.amount - payout.toReverse)
  await updatePayout(payout.id, {
    toReverse: payout.toReverse + amount,
    owing: payout.owing + share - amount,
  })
  if (amount > 0) await queueReversal(payout, amount, cause)
}
