import { settingsCalls } from '@marquee/contract/calls/settings'
import { defaultPriceRules, type PriceRules } from './price-preview.ts'
import { useCallQuery } from './use-call-query.ts'

/** Reads the marketplace settings that affect prices and deadlines. */
export function useMarket() {
  return useCallQuery(['settings'], settingsCalls.marketSettings, {})
}

/** Returns the fee and the VAT of new prices; those of the specification until the settings are loaded. */
export function usePriceRules(): PriceRules {
  return useMarket().data ?? defaultPriceRules
}
