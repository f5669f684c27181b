import { mergeMetadata } from '../customers/merge-metadata.ts'
import type { Account, Charge, Metadata, Transfer } from '../store/kinds.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'
import { failRequest, StripeError } from '../stripe-error.ts'
import { emptyCharge } from './charges.ts'
import { readBalance, writeMovement } from './write-movement.ts'

export interface TransferParams {
  amount?: number
  currency: string
  description?: string
  destination: string
  metadata?: Metadata | ''
  source_transaction?: string
  transfer_group?: string
}

/**
 * Moves money (minor units) from the platform to a connected account. With `source_transaction` it needs no
 * available balance and settles with that charge, but all transfers of a charge stay within it. Fails for
 * accounts that may not receive transfers.
 */
export function createTransfer(store: SandboxStore, params: TransferParams): Transfer {
  const account = findDestination(store, params.destination)
  const currency = params.currency.toLowerCase()
  const charge = params.source_transaction
    ? store.get('charge', params.source_transaction, 'source_transaction')
    : null
  const amount = params.amount ?? charge?.amount_captured ?? 0
  if (amount < 1)
    failRequest('parameter_invalid_integer', 'This value must be greater than or equal to 1.', 'amount')
  if (charge) checkSource(store, charge, amount, currency)
  else if (readBalance(store, currency).available < amount) {
    const message =
      'You have insufficient available funds in your Stripe account. Pass source_transaction to transfer funds of a charge.'
    throw new StripeError(400, { code: 'balance_insufficient', message })
  }
  const id = store.mint('tr')
  const availableOn = charge?.balance_transaction
    ? store.get('balance_transaction', charge.balance_transaction).available_on
    : store.now()
  const group =
    params.transfer_group ??
    charge?.transfer_group ??
    (charge ? `group_${charge.payment_intent ?? charge.id}` : null)
  const description = params.description ?? null
  const movement = writeMovement(store, {
    amount: -amount,
    currency,
    source: id,
    type: 'transfer',
    description,
    availableOn,
  })
  const payment = receive(store.at(account.id), { id, amount, currency, group, description, availableOn })
  const transfer = store.create('transfer', {
    id,
    object: 'transfer',
    amount,
    amount_reversed: 0,
    balance_transaction: movement.id,
    created: store.now(),
    currency,
    description,
    destination: account.id,
    destination_payment: payment.id,
    livemode: false,
    metadata: mergeMetadata({}, params.metadata),
    reversals: { object: 'list', data: [], has_more: false, url: `/v1/transfers/${id}/reversals` },
    reversed: false,
    source_transaction: charge?.id ?? null,
    source_type: 'card',
    transfer_group: group,
  })
  store.emit('transfer.created', transfer)
  return transfer
}

function findDestination(store: SandboxStore, id: string): Account {
  const account = store.find('account', id)
  if (!account || account.deleted === true || account.deauthorized === true)
    failRequest('account_invalid', `No such destination: '${id}'`, 'destination')
  if (account.capabilities.transfers !== 'active') {
    const message = `Your destination account ${id} needs to have the transfers capability enabled before money can be sent to it.`
    failRequest('transfers_not_allowed', message, 'destination')
  }
  return account
}

function checkSource(store: SandboxStore, charge: Charge, amount: number, currency: string): void {
  if (!charge.captured || charge.status !== 'succeeded') {
    failRequest(
      'charge_invalid_parameter',
      `Charge ${charge.id} was not captured, so it cannot be the source of a transfer.`,
      'source_transaction',
    )
  }
  if (charge.currency !== currency) {
    const message = `The currency of source_transaction’s balance transaction (${charge.currency}) must be the same as the transfer currency (${currency}).`
    failRequest('transfer_source_balance_parameters_mismatch', message, 'currency')
  }
  const moved = store
    .all('transfer', { source_transaction: charge.id })
    .reduce((sum, other) => sum + other.amount - other.amount_reversed, 0)
  const left = charge.amount_captured - moved
  if (amount > left) {
    const message = `The source_transaction ${charge.id} has ${left} ${currency} left for transfers, less than the ${amount} asked for.`
    failRequest('invalid_charge_amount', message, 'amount')
  }
}

interface Arrival {
  id: string
  amount: number
  currency: string
  group: string | null
  description: string | null
  availableOn: number
}

/** Creates the payment that the connected account sees. */
function receive(
  store: SandboxStore,
  { id, amount, currency, group, description, availableOn }: Arrival,
): Charge {
  const payment: Charge = {
    ...emptyCharge(store, store.mint('py')),
    amount,
    amount_captured: amount,
    captured: true,
    currency,
    description,
    outcome: null,
    paid: true,
    payment_method_details: { stripe_account: {}, type: 'stripe_account' },
    source_transfer: id,
    status: 'succeeded',
    transfer_group: group,
  }
  const movement = writeMovement(store, {
    amount,
    currency,
    source: payment.id,
    type: 'payment',
    description,
    availableOn,
  })
  return store.create('charge', { ...payment, balance_transaction: movement.id })
}
