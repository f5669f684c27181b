import type { Metadata, Row } from './row.ts'

export interface BalanceTransaction extends Row {
  created: number
  amount: number
  available_on: number
  currency: string
  fee: number
  net: number
  source: string
  status: 'available' | 'pending'
  type: string
}

export interface TransferReversal extends Row {
  created: number
  amount: number
  currency: string
  transfer: string
  balance_transaction: string | null
  destination_payment_refund: string | null
  source_refund: string | null
}

export interface Transfer extends Row {
  created: number
  amount: number
  amount_reversed: number
  balance_transaction: string | null
  currency: string
  description: string | null
  destination: string
  destination_payment: string
  metadata: Metadata
  reversals: object
  reversed: boolean
  source_transaction: string | null
  transfer_group: string | null
}

export interface Requirements {
  alternatives: object[]
  current_deadline: number | null
  currently_due: string[]
  disabled_reason: string | null
  errors: object[]
  eventually_due: string[]
  past_due: string[]
  pending_verification: string[]
}

export interface Account extends Row {
  created: number
  business_type: string | null
  capabilities: Record<string, 'active' | 'inactive' | 'pending'>
  charges_enabled: boolean
  payouts_enabled: boolean
  details_submitted: boolean
  country: string
  default_currency: string
  email: string | null
  metadata: Metadata
  requirements: Requirements
  settings: {
    payouts: { schedule: Record<string, unknown>; [field: string]: unknown }
    [field: string]: unknown
  }
}

export interface BankAccount extends Row {
  account: string
  account_holder_name: string | null
  bank_name: string
  country: string
  currency: string
  default_for_currency: boolean
  fingerprint: string
  last4: string
  routing_number: string | null
  status: string
}

export interface Token extends Row {
  type: 'bank_account' | 'card'
  used: boolean
}

export interface Payout extends Row {
  created: number
  amount: number
  arrival_date: number
  automatic: boolean
  balance_transaction: string
  currency: string
  destination: string | null
  failure_balance_transaction: string | null
  failure_code: string | null
  failure_message: string | null
  status: 'pending' | 'in_transit' | 'paid' | 'failed' | 'canceled'
}

export interface Dispute extends Row {
  created: number
  amount: number
  charge: string
  currency: string
  payment_intent: string | null
  reason: string
  status: string
  balance_transactions: BalanceTransaction[]
  evidence: Record<string, unknown>
  evidence_details: {
    due_by: number | null
    has_evidence: boolean
    past_due: boolean
    submission_count: number
    [field: string]: unknown
  }
  is_charge_refundable: boolean
}
