import { type Currency, formatMoney } from '@marquee/contract/rules/currency'

interface Budget {
  payModel: 'fixed' | 'range' | 'gifted'
  feeMin: number
  feeMax: number
}

export interface FeeComparison {
  text: string
  isOver: boolean
}

/** Returns the highest fee of a brief in minor units; null when it pays nothing. */
export function budgetOf({ payModel, feeMin, feeMax }: Budget): number | null {
  return payModel === 'gifted' ? null : Math.max(feeMin, feeMax)
}

/** Returns how a requested fee compares with the budget: "£80 under budget"; null without either. */
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
