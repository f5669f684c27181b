import type { settingsCalls } from '@marquee/contract/calls/settings'
import { currencies } from '@marquee/contract/rules/currency'
import type { Handler } from '../../platform/handler.ts'
import { readMarketSettings } from './market-settings.ts'

/** The rules of the market that screens tell people about. */
export const getSettings: Handler<typeof settingsCalls.marketSettings> = async () => {
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
