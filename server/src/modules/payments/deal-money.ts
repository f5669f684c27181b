import { failField } from '@marquee/contract/errors'
import { openTransaction } from '../../platform/database/database.ts'
import { listPayablesOf, type Payable } from './payables.store.ts'
import { listPaymentsOfSubject, type PaymentRow, type RefundRow } from './payments.store.ts'
import { findRefundOfKey, leftToRefund, refundPayment } from './refund-payment.ts'

/** A payable that was charged, with the payment that charged it. */
export interface PaidPayable {
  payable: Payable
  payment: PaymentRow
}

/** Lists what the brand has paid for an offer and its deal, oldest charge first: the price, then its changes. */
export async function listPaidPayables(offerId: string): Promise<PaidPayable[]> {
  const [payables, payments] = await Promise.all([listPayablesOf([offerId]), listPaymentsOfSubject(offerId)])
  return payables
    .flatMap((payable) => {
      const payment = payments.findLast(({ payableId }) => payableId === payable.id)
      return payable.status === 'paid' && payment && payment.captured > 0 ? [{ payable, payment }] : []
    })
    .toSorted((a, b) => a.payment.createdAt.getTime() - b.payment.createdAt.getTime())
}

/** Returns whether the bank of the brand disputes a charge. */
export const isDisputedByBank = ({ payment }: PaidPayable): boolean => payment.status === 'charged_back'

/** Returns what of these charges is neither refunded nor being refunded, in minor units. */
export async function sumLeftToRefund(paid: readonly PaidPayable[]): Promise<number> {
  let left = 0
  for (const { payment } of paid) left += await leftToRefund(payment)
  return left
}

/**
 * Refunds `amount` (minor units) of what the brand has paid for an offer, newest charge first. The same `key`
 * is the same return: its refunds that have not failed count, and only the rest is requested. The offer and its
 * deal are locked. Returns the refunds of this key. Fails at `amount` beyond what is left, unless it is only the most
 * to return (`isAtMost`), because other refunds may have come first. Charges that were released before `exceptReleasedBefore` are
 * not refunded.
 */
export async function returnToBrand(
  offerId: string,
  {
    amount,
    reason,
    key,
    isAtMost = false,
    exceptReleasedBefore,
  }: {
    amount: number
    reason: string
    key: string
    isAtMost?: boolean
    exceptReleasedBefore?: Date | undefined
  },
): Promise<RefundRow[]> {
  openTransaction('returnToBrand()')
  const isKept = ({ payment: { releasedAt } }: PaidPayable) =>
    releasedAt !== null && exceptReleasedBefore !== undefined && releasedAt < exceptReleasedBefore
  const newestFirst = (await listPaidPayables(offerId)).toReversed().filter((paid) => !isKept(paid))
  const refunds: RefundRow[] = []
  const untouched: PaymentRow[] = []
  for (const { payment } of newestFirst) {
    const known = await findRefundOfKey(refundKey(key, payment))
    if (known) refunds.push(known)
    else untouched.push(payment)
  }
  let rest = amount - refunds.reduce((sum, refund) => sum + refund.amount, 0)
  for (const payment of untouched) {
    const part = Math.min(rest, await leftToRefund(payment))
    if (part <= 0) continue
    refunds.push(await refundPayment(payment.id, { amount: part, reason, key: refundKey(key, payment) }))
    rest -= part
  }
  if (rest > 0 && !isAtMost) failField('amount', `At most ${amount - rest} is left to refund.`)
  return refunds
}

const refundKey = (key: string, { id }: PaymentRow): string => `${key}:${id}`
