import { usePriceRules } from '#lib/use-market.ts'
import type { Viewer } from '#lib/viewer.ts'
import { type Pay, payTextOf } from './pay-text.ts'

/** Returns a function that says what a campaign pays, by the rules of the market. */
export function usePayText(viewer: Viewer): (campaign: Pay) => string {
  const rules = usePriceRules()
  return (campaign) => payTextOf(campaign, viewer, rules)
}
