import { type Currency, formatMoney } from '@marquee/contract/rules/currency'
import { type PriceRules, previewPrice } from '#lib/price-preview.ts'

interface Budget {
  payModel: 'fixed' | 'range' | 'gifted'
  feeMin: number
  feeMax: number
}

export interface FeeComparison {
  /** "£80 under budget" */
  text: string
  isOver: boolean
}

/** Returns the highest fee of a brief in minor units; null when it pays nothing. */
export function budgetOf({ payModel, feeMin, feeMax }: Budget): number | null {
  return payModel === 'gifted' ? null : Math.max(feeMin, feeMax)
}

/** Returns what the brand pays for an entered price, VAT included, in minor units; null without a price. */
export function brandPays(price: number | null, currency: Currency, rules: PriceRules): number | null {
  return price === null ? null : previewPrice(price, currency, rules).payerPays
}

/** Returns how two amounts that the brand pays compare, the requested one with the budget; null without either. */
export function compareFee(
  fee: number | null,
  budget: number | null,
  currency: Currency,
): FeeComparison | null {
  if (fee === null || budget === null) return null
  if (fee === budget) return { text: 'On budget', isOver: false }
  const isOver = fee > budget
  return {
    text: `${formatMoney(Math.abs(fee - budget), currency)} ${isOver ? 'over' : 'under'} budget`,
    isOver,
  }
}
