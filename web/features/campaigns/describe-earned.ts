import { type Currency, formatMoney } from '@marquee/contract/rules/currency'
import { formatBps } from '@marquee/contract/rules/fee'
import { type PriceRules, previewPrice } from '#lib/price-preview.ts'

/**
 * Returns what a talent earns of a fee in minor units, by the market's rules: "The talent earns £800 after VAT
 * (20%) and the Marquee fee (20%)." Null while there is no fee.
 */
export function describeEarned(fee: number | null, currency: Currency, rules: PriceRules): string | null {
  if (!fee) return null
  const { talent, taxPercent, feeBps } = previewPrice(fee, currency, rules)
  const deductions = [
    taxPercent > 0 && `VAT (${taxPercent}%)`,
    feeBps > 0 && `the Marquee fee (${formatBps(feeBps)})`,
  ].filter(Boolean)
  const after = deductions.length > 0 ? ` after ${deductions.join(' and ')}` : ''
  return `The talent earns ${formatMoney(talent, currency)}${after}.`
}
