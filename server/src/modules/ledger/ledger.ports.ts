import { port } from '../../platform/port.ts'

/** A balance transaction of the payment provider. Amounts in minor units as the provider states them. */
export interface BalanceTransaction {
  id: string
  /** The net movement after its fee. */
  net: number
  fee: number
  currency: string
  type: string
  /** The charge, refund, transfer it belongs to. */
  source: string | null
  created: Date
}

/** Every balance transaction of the provider, in any order. */
export const providerTransactions = port<{ transactions(): AsyncIterable<BalanceTransaction> }>(
  'providerBook',
)

/**
 * Tax according to the documents, for comparison: invoices minus credit notes by month of the tax point
 * (`2026-11`, UTC).
 */
export const documentTax = port<{ byMonth(): Promise<{ month: string; currency: string; tax: number }[]> }>(
  'documentTax',
)
