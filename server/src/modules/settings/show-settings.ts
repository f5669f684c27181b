import type { settingsCalls } from '@marquee/contract/calls/settings'
import { currencies } from '@marquee/contract/rules/currency'
import type { Act } from '../../platform/act.ts'
import { readMarketSettings } from './market-settings.ts'

/** The rules of the market that screens tell people about. */
export const showSettings: Act<typeof settingsCalls.marketSettings> = async () => {
  const { feeBps, feeMode, offerHours, reviewDays, payHours } = await readMarketSettings()
  return {
    feeLabel: `${feeBps / 100}%`,
    feeMode,
    offerHours,
    reviewDays,
    payHours,
    currencies: [...currencies],
  }
}
