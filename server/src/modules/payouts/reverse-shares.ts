import { sharesOfRefund } from '@marquee/contract/rules/shares'
import { loadPayable } from '../payments/payables.store.ts'
import { emitReduction, movePayout, requestReversal } from './payout.ts'
import { listPayoutsOf, lockPayoutsOf, type PayoutRow, updatePayout } from './payouts.store.ts'

/** Returns whether a share is not being sent yet, so that a refund can reduce it without a reversal. */
const isOwed = (payout: PayoutRow): boolean =>
  !payout.isSending && (payout.status === 'scheduled' || payout.status === 'on_hold')

/** Returns what of a payable’s shares was not sent, by role, in minor units. */
export async function owedOf(payableId: string): Promise<{ talent?: number; agent?: number }> {
  const owed: { talent?: number; agent?: number } = {}
  for (const payout of await listPayoutsOf(payableId))
    if (isOwed(payout)) owed[payout.role] = (owed[payout.role] ?? 0) + payout.amount
  return owed
}

/** An amount returned to the payer, by us or by the cardholder's bank. */
export interface RefundedAmount {
  payableId: string
  amount: number
  refundedBefore: number
  wasReleased: boolean
}

/**
 * Takes the payees’ parts of a refund after the release: waiting shares are reduced, sent ones reversed.
 * `cause` names the refund, so that each share is reversed once for it.
 */
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
    const reduction = isOwed(payout) ? Math.min(payout.amount, share) : 0
    if (reduction > 0) await reduceUnsent(payout, reduction)
    else if (share > reduction) await reverseSent(payout, share, cause)
    if (reduction > 0 && share > reduction) {
      await updatePayout(payout.id, { owing: payout.owing + share - reduction })
      await emitReduction(payout, 'owed', share - reduction)
    }
  }
}

async function reduceUnsent(payout: PayoutRow, reduction: number): Promise<void> {
  const changes = { amount: payout.amount - reduction, takenBack: payout.takenBack + reduction }
  if (changes.amount === 0) await movePayout(payout, 'reverse', changes)
  else await updatePayout(payout.id, changes)
  await emitReduction(payout, 'reversed', reduction)
}

/** Reverses as much of a sent share as its transfer carried; the payee owes the rest. */
async function reverseSent(payout: PayoutRow, share: number, cause: string): Promise<void> {
  const amount = Math.min(share, payout.amount - payout.toReverse)
  await updatePayout(payout.id, {
    toReverse: payout.toReverse + amount,
    owing: payout.owing + share - amount,
  })
  await emitReduction(payout, 'owed', share - amount)
  if (amount > 0) await requestReversal(payout, amount, cause)
}
