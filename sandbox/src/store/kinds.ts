import type { BillingKinds } from '../billing/kinds.ts'
import type { Price, Product, TaxId, TaxRate } from './catalogue-kinds.ts'
import type {
  Account,
  BalanceTransaction,
  BankAccount,
  Dispute,
  Payout,
  Token,
  Transfer,
  TransferReversal,
} from './money-kinds.ts'
import type { Charge, Customer, PaymentIntent, PaymentMethod, Refund, SetupIntent } from './payment-kinds.ts'
import type { Row } from './row.ts'

export type * from './catalogue-kinds.ts'
export type * from './money-kinds.ts'
export type * from './payment-kinds.ts'
export type * from './row.ts'

export interface EventRow extends Row {
  type: string
  created: number
  account?: string
}

export interface CoreKinds {
  account: Account
  balance_transaction: BalanceTransaction
  bank_account: BankAccount
  charge: Charge
  customer: Customer
  dispute: Dispute
  event: EventRow
  payment_intent: PaymentIntent
  payment_method: PaymentMethod
  payout: Payout
  price: Price
  product: Product
  refund: Refund
  setup_intent: SetupIntent
  tax_id: TaxId
  tax_rate: TaxRate
  token: Token
  transfer: Transfer
  transfer_reversal: TransferReversal
}

/** Every object type of the store, by its `object` field. */
export interface Kinds extends CoreKinds, BillingKinds {}
