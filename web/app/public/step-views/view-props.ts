import type { PriceRules } from '#lib/price-preview.ts'

/** The rules of the market that the examples are calculated by; undefined periods are not known. */
export interface ViewProps {
  rules: PriceRules
  /** In hours. */
  offerHours: number | undefined
  /** In days. */
  reviewDays: number | undefined
  /** In hours. */
  payHours: number | undefined
}
