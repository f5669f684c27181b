import { FEE_BPS, FEE_MODE } from '@marquee/contract/rules/fee'
import { feeModes } from '@marquee/contract/rules/money'
import { z } from 'zod'
import { loadSettings } from './settings.store.ts'

/** The operator's rules of the market with their defaults (design, section 7). Deals and offer versions snapshot what they use. */
const marketSettings = z.object({
  feeBps: z.int().min(0).max(10_000).default(FEE_BPS),
  feeMode: z.enum(feeModes).default(FEE_MODE),
  campaignReview: z.enum(['off', 'new brands', 'all']).default('off'),
  /** While on, a brand is entitled without a subscription; payments turn it off for new brands. */
  earlyAccess: z.boolean().default(true),
  offerHours: z.int().min(1).max(144).default(72),
  reviewDays: z.int().min(1).max(30).default(5),
  payHours: z.int().min(0).max(720).default(72),
})
export type MarketSettings = z.output<typeof marketSettings>

/** The settings in force now. A stored value that no longer fits stops the request rather than being guessed at. */
export async function readMarketSettings(): Promise<MarketSettings> {
  const rows = await loadSettings()
  return marketSettings.parse(Object.fromEntries(rows.map((row) => [row.key, row.value])))
}
