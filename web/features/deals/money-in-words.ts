import type { DealDetails } from '@marquee/contract/calls/deals'
import type { Tone } from '@marquee/contract/lifecycles/lifecycle'
import { paymentLifecycle } from '@marquee/contract/lifecycles/payment'
import { payoutLifecycle } from '@marquee/contract/lifecycles/payout'
import { type Currency, formatMoney } from '@marquee/contract/rules/currency'
import { formatDate } from '@marquee/contract/rules/dates'
import type { Side } from './deals.queries.ts'

type Money = NonNullable<DealDetails['money']>

interface Told {
  tone: Tone
  state: string
  sentence: string
}

/** Where the brand's payment is, with its amounts; the same words for both sides. */
export function paymentInWords({ payment }: Pick<Money, 'payment'>, currency: Currency): Told | null {
  if (!payment) return null
  const { status, label, captured, refunded } = payment
  const sentences = [
    captured > 0 && `${formatMoney(captured, currency)} was charged`,
    refunded > 0 && `${formatMoney(refunded, currency)} was refunded`,
  ].filter(Boolean)
  const after = { captured: ' We hold it until the work is approved.', released: ' It is released for the completed deal.' }
  const held = status === 'captured' || status === 'released' ? after[status] : ''
  const tone = paymentLifecycle.states[status].tone
  return { tone, state: label, sentence: sentences.length > 0 ? `${sentences.join(', ')}.${held}` : 'Nothing was charged yet.' }
}

/** Where the talent's share is once the deal is completed: the state, and when it arrives or why it waits, which is the payee's business. */
export function payoutInWords({ payout }: Pick<Money, 'payout'>, currency: Currency, side: Side): Told | null {
  if (!payout) return null
  const { status, amount, reason, arrivesBy } = payout
  const { label, tone } = payoutLifecycle.states[status]
  const money = formatMoney(amount, currency)
  const arrival = arrivesBy ? `${money}, at the bank by ${formatDate(arrivesBy)}.` : `${money}.`
  return {
    tone,
    state: label,
    sentence: reason ? `${money}. ${side === 'talent' ? reason : 'It is not sent to the bank yet.'}` : arrival,
  }
}
