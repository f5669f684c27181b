import { mergeMetadata } from '../customers/merge-metadata.ts'
import type { Metadata, Refund, Transfer, TransferReversal } from '../store/kinds.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'
import { failRequest, StripeError } from '../stripe-error.ts'
import { readBalance, writeMovement } from './write-movement.ts'

export interface ReversalParams {
  amount?: number
  description?: string
  metadata?: Metadata | ''
}

/**
 * Reverses a transfer, whole or in part (minor units). Fails for more than is left of it, and with
 * balance_insufficient when the payee no longer has the money.
 */
export function reverseTransfer(store: SandboxStore, id: string, params: ReversalParams): TransferReversal {
  const before = store.get('transfer', id)
  const left = before.amount - before.amount_reversed
  const amount = params.amount ?? left
  if (left === 0) failRequest(undefined, `Transfer ${id} is already fully reversed.`)
  if (amount < 1 || amount > left)
    failRequest(
      undefined,
      `Reversal amount (${amount}) is greater than unreversed amount on transfer (${left}).`,
      'amount',
    )
  const payee = store.at(before.destination)
  const balance = readBalance(payee, before.currency)
  if (balance.available + balance.pending < amount) {
    const message = `The connected account ${before.destination} has insufficient funds to reverse ${amount} ${before.currency}.`
    throw new StripeError(400, { code: 'balance_insufficient', message })
  }
  const availableOn = before.balance_transaction
    ? store.get('balance_transaction', before.balance_transaction).available_on
    : store.now()
  const returned = giveBack(payee, before, amount, availableOn)
  const reversalId = store.mint('trr')
  const movement = writeMovement(store, {
    amount,
    currency: before.currency,
    source: reversalId,
    type: 'transfer_refund',
    category: 'transfer_reversal',
    description: params.description ?? `REFUND FOR TRANSFER (${id})`,
    availableOn: Math.max(availableOn, store.now()),
  })
  const reversal = store.create('transfer_reversal', {
    id: reversalId,
    object: 'transfer_reversal',
    amount,
    balance_transaction: movement.id,
    created: store.now(),
    currency: before.currency,
    destination_payment_refund: returned.id,
    metadata: mergeMetadata({}, params.metadata),
    source_refund: null,
    transfer: id,
  })
  noteReversal(store, before, reversal, left)
  return reversal
}

function noteReversal(store: SandboxStore, before: Transfer, reversal: TransferReversal, left: number): void {
  const reversals = store.list(
    'transfer_reversal',
    `/v1/transfers/${before.id}/reversals`,
    { transfer: before.id },
    {},
  )
  const after: Transfer = {
    ...before,
    amount_reversed: before.amount_reversed + reversal.amount,
    reversals,
    reversed: reversal.amount === left,
  }
  store.save(after)
  store.emit('transfer.reversed', after, {
    amount_reversed: before.amount_reversed,
    reversed: before.reversed,
  })
}

/** Refunds the payee's payment to the platform. */
function giveBack(payee: SandboxStore, transfer: Transfer, amount: number, availableOn: number): Refund {
  const payment = payee.get('charge', transfer.destination_payment)
  const id = payee.mint('pyr')
  const movement = writeMovement(payee, {
    amount: -amount,
    currency: transfer.currency,
    source: id,
    type: 'payment_refund',
    description: `REFUND FOR PAYMENT (${payment.id})`,
    availableOn: Math.max(availableOn, payee.now()),
  })
  payee.save({
    ...payment,
    amount_refunded: payment.amount_refunded + amount,
    refunded: payment.amount_refunded + amount === payment.amount,
  })
  return payee.create('refund', {
    id,
    object: 'refund',
    amount,
    balance_transaction: movement.id,
    charge: payment.id,
    created: payee.now(),
    currency: transfer.currency,
    customer: null,
    customer_account: null,
    destination_details: { type: 'stripe_account' },
    metadata: {},
    payment_intent: null,
    payment_method: null,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  })
}
