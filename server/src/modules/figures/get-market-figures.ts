import type { figureCalls } from '@marquee/contract/calls/figures'
import { MIN_DEALS_OF_FIGURES, marketFigureKeys } from '@marquee/contract/rules/market-figures'
import type { Handler } from '../../platform/handler.ts'
import { demoAccounts } from '../identity/identity.ports.ts'
import { loadMarketFigures } from './market-figures.store.ts'

/** Returns the stored figures of the market; none while fewer than 20 deals are completed. A figure without cases is left out. */
export const getMarketFigures: Handler<typeof figureCalls.marketFigures> = async () => {
  const isDemo = demoAccounts.get().length > 0
  const stored = await loadMarketFigures()
  if (!stored || stored.completedDeals < MIN_DEALS_OF_FIGURES) return { figures: [], isDemo }
  const figures = marketFigureKeys.flatMap((key) => {
    const value = stored[key]
    return value === null ? [] : [{ key, value }]
  })
  return { figures, isDemo }
}
