import { type Currency, formatMoney } from '@marquee/contract/rules/currency'
import { sharesOfRefund } from '../ledger/shares.ts'
import { loadPayable, type Payable } from '../payments/payables.store.ts'
import { findLastChargeback, loadPayment, loadRefund, type PaymentRow } from '../payments/payments.store.ts'
import { loadPayout } from '../payouts/payouts.store.ts'

/** The money that an event moves, for its texts; empty where it moves none. */
interface MoneyVariables {
  amount: string
  keeps: string
  reason: string
  work: string
}

/** Loads the amounts behind an event about a payout or a payment, as they are now. */
export async function loadMoneyVariables(payload: object): Promise<MoneyVariables> {
  const fields = new Map<string, unknown>(Object.entries(payload))
  const idOf = (name: string): string | null => {
    const value = fields.get(name)
    return typeof value === 'string' ? value : null
  }
  const payoutId = idOf('payoutId')
  if (payoutId) return moneyOfPayout(payoutId, fields.get('amount'))
  const [payableId, paymentId, refundId] = [idOf('payableId'), idOf('paymentId'), idOf('refundId')]
  const isDispute = fields.has('outcome') || fields.has('disputeId')
  const [payable, payment, refund, dispute] = await Promise.all([
    payableId ? loadPayable(payableId) : undefined,
    paymentId ? loadPayment(paymentId) : undefined,
    refundId ? loadRefund(refundId) : undefined,
    isDispute && paymentId ? findLastChargeback(paymentId) : undefined,
  ])
  if (!payable) return { amount: '', keeps: '', reason: '', work: '' }
  const moved = refund?.amount ?? dispute?.amount ?? payable.amount
  return {
    amount: formatMoney(moved, payable.currency),
    keeps: payment ? keptOf(payable, payment) : '',
    reason: (refund?.reason ?? '').replace(/\.$/, ''),
    work: payable.title,
  }
}

async function moneyOfPayout(id: string, part: unknown): Promise<MoneyVariables> {
  const payout = await loadPayout(id)
  if (!payout) return { amount: '', keeps: '', reason: '', work: '' }
  const amount = typeof part === 'number' ? part : payout.amount
  return { amount: formatMoney(amount, payout.currency), keeps: '', reason: '', work: payout.title }
}

/** Returns what the talent still earns of a charge, formatted; empty when nothing is left or it was not kept. */
function keptOf({ status, price, currency }: Payable, payment: PaymentRow): string {
  const returned = payment.refunded + payment.refundDue
  if (status !== 'paid' || returned >= payment.captured) return ''
  return format(price.talent - sharesOfRefund(price, { before: 0, amount: returned }).talent, currency)
}

const format = (amount: number, currency: Currency): string =>
  amount > 0 ? formatMoney(amount, currency) : ''
