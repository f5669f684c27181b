import type { settingsCalls } from '@marquee/contract/calls/settings'
import { currencies } from '@marquee/contract/rules/currency'
import type { Handler } from '../../platform/handler.ts'
import { readMarketSettings } from './market-settings.ts'

/** Returns the market settings that screens show. */
export const getSettings: Handler<typeof settingsCalls.marketSettings> = async () => {
  const { feeBps, feeMode, vatPercent, offerHours, reviewDays, payHours, platform } =
    await readMarketSettings()
  return {
    formatBps: `${feeBps / 100}%`,
    feeBps,
    feeMode,
    vatPercent,
    offerHours,
    reviewDays,
    payHours,
    platform,
    currencies: [...currencies],
  }
}
