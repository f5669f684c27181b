import { marketSettingSchemas } from '@marquee/contract/rules/market-settings'
import { z } from 'zod'
import { referenceCache } from '../../platform/database/database.ts'
import type { CacheKey } from '../../platform/transactions/reference-cache.ts'
import { loadSettings } from './settings.store.ts'

const marketSettings = z.object(marketSettingSchemas)
export type MarketSettings = z.output<typeof marketSettings>

const cached: CacheKey<MarketSettings> = { name: 'market settings' }

/**
 * Returns the settings in force for this request: those of the moment at which its session was looked up,
 * which in a write is inside its transaction. Throws when a stored value is no longer valid.
 */
export async function readMarketSettings(): Promise<MarketSettings> {
  const content = await loadSettings()
  return referenceCache().ofVersion(cached, content, () => marketSettings.parse(JSON.parse(content)))
}
