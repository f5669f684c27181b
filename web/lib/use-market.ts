import type { CallOutput } from '@marquee/contract/call'
import { settingsCalls } from '@marquee/contract/calls/settings'
import { createContext, use } from 'react'
import { defaultPriceRules, type PriceRules } from './price-preview.ts'
import { useCallQuery } from './use-call-query.ts'

/** Reads the marketplace settings that affect prices and deadlines, unless the server has read them for the page. */
export function useMarket(known: CallOutput<typeof settingsCalls.marketSettings> | null = null) {
  return useCallQuery(['settings'], settingsCalls.marketSettings, {}, { initial: known })
}

/** Set around forms whose new terms carry no fee, because the brand brought the talent to Marquee. */
export const WithoutFee = createContext(false)

/** Returns the fee and the VAT of new prices; those of the specification until the settings are loaded. */
export function usePriceRules(): PriceRules {
  const rules = useMarket().data ?? defaultPriceRules
  return use(WithoutFee) ? { ...rules, feeBps: 0 } : rules
}
