import { port } from '../../platform/port.ts'

/** A line of our balance at the payment provider. Amounts in minor units as the provider gives them. */
export interface BalanceTransaction {
  id: string
  /** What it moved after its fee. */
  net: number
  fee: number
  currency: string
  type: string
  /** The charge, refund, transfer it belongs to. */
  source: string | null
  created: Date
}

/** Every balance transaction the provider knows, in any order. */
export const providerTransactions = port<{ transactions(): AsyncIterable<BalanceTransaction> }>(
  'providerBook',
)

/** What the documents say about tax, for comparison: invoices less credit notes by month of the tax point (`2026-11`, UTC). */
export const documentTax = port<{ byMonth(): Promise<{ month: string; currency: string; tax: number }[]> }>(
  'documentTax',
)
