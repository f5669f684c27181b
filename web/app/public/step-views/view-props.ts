import type { PriceRules } from '#lib/price-preview.ts'
import type { DealOfSide } from '../example-deal.ts'

/** A deal, and the rules of the market that it is calculated by; undefined periods are not known. */
export interface ViewProps {
  deal: DealOfSide
  rules: PriceRules
  /** In hours. */
  offerHours: number | undefined
  /** In days. */
  reviewDays: number | undefined
  /** In hours. */
  payHours: number | undefined
}
