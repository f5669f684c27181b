import { FEE_BPS, FEE_MODE } from '@marquee/contract/rules/fee'
import { feeModes } from '@marquee/contract/rules/money'
import { z } from 'zod'
import { referenceCache } from '../../platform/database/database.ts'
import type { CacheKey } from '../../platform/transactions/reference-cache.ts'
import { loadSettings } from './settings.store.ts'

/**
 * The operator of the marketplace as named on financial documents. Without a VAT number the documents are
 * receipts and show no VAT.
 */
const platform = {
  name: z.string().min(1).default('Marquee'),
  /** Lines of the address, separated by line breaks. */
  address: z.string().default(''),
  vatNumber: z.string().default(''),
  companyNumber: z.string().default(''),
}

/**
 * The operator’s rules of the market with their defaults (design, section 7). Deals and offer versions keep a
 * copy of what they use.
 */
const marketSettings = z.object({
  feeBps: z.int().min(0).max(10_000).default(FEE_BPS),
  feeMode: z.enum(feeModes).default(FEE_MODE),
  campaignReview: z.enum(['off', 'new brands', 'all']).default('off'),
  /** While on, a new brand is entitled without a subscription (specification section 3, settingDetails). */
  earlyAccess: z.boolean().default(false),
  offerHours: z.int().min(1).max(144).default(72),
  reviewDays: z.int().min(1).max(30).default(5),
  payHours: z.int().min(0).max(720).default(72),
  platform: z.strictObject(platform).prefault({}),
})
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
