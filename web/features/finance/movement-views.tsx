import {
  type BankDisputeMovement,
  financeCalls,
  type PaymentMovement,
  type PayoutMovement,
  type RefundMovement,
} from '@marquee/contract/calls/finance'
import type { Tone } from '@marquee/contract/lifecycles/lifecycle'
import { paymentLifecycle } from '@marquee/contract/lifecycles/payment'
import { payoutLifecycle } from '@marquee/contract/lifecycles/payout'
import { formatDate } from '@marquee/contract/rules/dates'
import { MovementsView } from './MovementsView.tsx'

type Labels<Status extends string> = Readonly<Record<Status, { label: string; tone: Tone }>>

const refundStates: Labels<RefundMovement['status']> = {
  pending: { label: 'On its way', tone: 'action' },
  succeeded: { label: 'Refunded', tone: 'good' },
  failed: { label: 'Failed', tone: 'bad' },
}
const disputeStates: Labels<BankDisputeMovement['status']> = {
  open: { label: 'Open', tone: 'warning' },
  won: { label: 'Won', tone: 'good' },
  lost: { label: 'Lost', tone: 'bad' },
}

export function PayoutsView() {
  return (
    <MovementsView<PayoutMovement, typeof financeCalls.allPayouts>
      name="payouts"
      row={financeCalls.allPayouts}
      states={payoutLifecycle.states}
      empty="Payouts begin when a deal is complete."
      noteOf={({ reason, arrivesBy }) => reason ?? (arrivesBy ? `Arrives by ${formatDate(arrivesBy)}` : '')}
    />
  )
}

export function PaymentsView() {
  return (
    <MovementsView<PaymentMovement, typeof financeCalls.allPayments>
      name="payments"
      row={financeCalls.allPayments}
      states={paymentLifecycle.states}
      empty="A payment begins when a brand holds the price of an offer on a card."
      noteOf={() => ''}
    />
  )
}

export function RefundsView() {
  return (
    <MovementsView<RefundMovement, typeof financeCalls.allRefunds>
      name="refunds"
      row={financeCalls.allRefunds}
      states={refundStates}
      empty="Refunds follow from cancellations, disputes and changes of a deal."
      noteOf={({ reason }) => reason}
    />
  )
}

export function BankDisputesView() {
  return (
    <MovementsView<BankDisputeMovement, typeof financeCalls.bankDisputes>
      name="bank-disputes"
      row={financeCalls.bankDisputes}
      states={disputeStates}
      empty="No bank has disputed a payment."
      noteOf={({ reason, evidenceDue, status }) =>
        status === 'open' && evidenceDue ? `${reason}, evidence until ${formatDate(evidenceDue)}` : reason
      }
    />
  )
}
