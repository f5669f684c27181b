import { writeMovement } from '../money/write-movement.ts'
import type { BankAccount, Payout } from '../store/kinds.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'
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
export function findPayoutBank(store: SandboxStore, currency: string): BankAccount | undefined {
  return store.account
    ? readBanks(store, store.account).find((bank) => bank.currency === currency && bank.default_for_currency)
    : undefined
}

/** Sends money of the balance to the bank; it arrives or fails two days later. */
export function makePayout(store: SandboxStore, start: PayoutStart): Payout {
  const id = store.mint('po')
  const { amount, currency, automatic, destination } = start
  const movement = writeMovement(store, {
    amount: -amount,
    currency,
    source: id,
    type: 'payout',
    description: 'STRIPE PAYOUT',
  })
  const payout = store.create('payout', {
    id,
    object: 'payout',
    amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: store.now() + arrivesAfter,
    automatic,
    balance_transaction: movement.id,
    created: store.now(),
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
  if (automatic) claimMovements(store, currency, id)
  else store.save({ ...movement, _payout: id })
  store.emit('payout.created', payout)
  store.due('payout_arrives', payout.arrival_date, id)
  return payout
}

/**
 * Assigns everything that became available since the last automatic payout to this one; a list by `payout`
 * shows it.
 */
function claimMovements(store: SandboxStore, currency: string, id: string): void {
  const sql = `update objects set json = json_set(json, '$._payout', ?) where kind = 'balance_transaction' and account = ?
    and json_extract(json, '$.currency') = ? and json_extract(json, '$.status') = 'available' and json_extract(json, '$._payout') is null`
  store.shared.database.run(sql, id, store.account ?? '', currency)
}
