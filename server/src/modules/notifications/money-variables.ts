import { type Currency, currencies, formatMoney } from '@marquee/contract/rules/currency'
import { sharesOfRefund } from '@marquee/contract/rules/shares'
import { listPaidPayables } from '../payments/deal-money.ts'
import { loadPayable, type Payable } from '../payments/payables.store.ts'
import { findLastChargeback, loadPayment, loadRefund } from '../payments/payments.store.ts'
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
  const split = moneyOfSplit(fields)
  if (split) return split
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
    keeps: payment ? await keptOf(payable) : '',
    reason: (refund?.reason ?? '').replace(/\.$/, ''),
    work: payable.title,
  }
}

/** Returns the money of a cancellation or dispute: what goes back, and what is left to earn; null for other events. */
function moneyOfSplit(fields: ReadonlyMap<string, unknown>): MoneyVariables | null {
  const [back, earned, note] = [fields.get('back'), fields.get('earned'), fields.get('note')]
  const currency = currencies.find((known) => known === fields.get('currency'))
  if (typeof back !== 'number' || typeof earned !== 'number' || !currency) return null
  return {
    amount: formatMoney(back, currency),
    keeps: format(earned, currency),
    reason: typeof note === 'string' ? note.replace(/\.$/, '') : '',
    work: '',
  }
}

async function moneyOfPayout(id: string, part: unknown): Promise<MoneyVariables> {
  const payout = await loadPayout(id)
  if (!payout) return { amount: '', keeps: '', reason: '', work: '' }
  const amount = typeof part === 'number' ? part : payout.amount
  return { amount: formatMoney(amount, payout.currency), keeps: '', reason: '', work: payout.title }
}

/**
 * Returns what the talent still earns of all charges of a deal, formatted; empty when nothing is left or this one was
 * not kept.
 */
async function keptOf({ status, subjectId, currency }: Payable): Promise<string> {
  if (status !== 'paid') return ''
  const kept = (await listPaidPayables(subjectId)).map(({ payable: { price }, payment }) => {
    const returned = payment.refunded + payment.refundDue
    return price.talent - sharesOfRefund(price, { before: 0, amount: returned }).talent
  })
  return format(
    kept.reduce((sum, amount) => sum + amount, 0),
    currency,
  )
}

const format = (amount: number, currency: Currency): string =>
  amount > 0 ? formatMoney(amount, currency) : ''
