import { writeMovement } from '../money/write-movement.ts'
import type { SandboxStore } from '../store/book.ts'
import type { BankAccount, Payout } from '../store/kinds.ts'
import { readBanks } from './account-state.ts'

export interface PayoutStart {
  /** Minor units. */
  amount: number
  currency: string
  automatic: boolean
  destination: BankAccount | null
  description?: string | null
  metadata?: Record<string, string>
  statementDescriptor?: string | null
}

const arrivesAfter = 2 * 86_400

/** Returns the bank account that receives a currency, its default. */
export function findPayoutBank(book: SandboxStore, currency: string): BankAccount | undefined {
  return book.account
    ? readBanks(book, book.account).find((bank) => bank.currency === currency && bank.default_for_currency)
    : undefined
}

/** Sends money of the balance to the bank; it arrives or fails two days later. */
export function makePayout(book: SandboxStore, start: PayoutStart): Payout {
  const id = book.mint('po')
  const { amount, currency, automatic, destination } = start
  const movement = writeMovement(book, {
    amount: -amount,
    currency,
    source: id,
    type: 'payout',
    description: 'STRIPE PAYOUT',
  })
  const payout = book.create('payout', {
    id,
    object: 'payout',
    amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: book.now() + arrivesAfter,
    automatic,
    balance_transaction: movement.id,
    created: book.now(),
    currency,
    description: start.description ?? (automatic ? 'STRIPE PAYOUT' : null),
    destination: destination?.id ?? null,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: start.metadata ?? {},
    method: 'standard',
    original_payout: null,
    payout_method: null,
    reconciliation_status: automatic ? 'completed' : 'not_applicable',
    reversed_by: null,
    source_type: 'card',
    statement_descriptor: start.statementDescriptor ?? null,
    status: automatic ? 'in_transit' : 'pending',
    trace_id: null,
    type: 'bank_account',
  })
  if (automatic) claimMovements(book, currency, id)
  else book.save({ ...movement, _payout: id })
  book.emit('payout.created', payout)
  book.due('payout_arrives', payout.arrival_date, id)
  return payout
}

/**
 * Assigns everything that became available since the last automatic payout to this one; a list by `payout`
 * shows it.
 */
function claimMovements(book: SandboxStore, currency: string, id: string): void {
  const sql = `update objects set json = json_set(json, '$._payout', ?) where kind = 'balance_transaction' and account = ?
    and json_extract(json, '$.currency') = ? and json_extract(json, '$.status') = 'available' and json_extract(json, '$._payout') is null`
  book.shared.store.run(sql, id, book.account ?? '', currency)
}
