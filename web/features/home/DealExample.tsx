import { formatMoney } from '@marquee/contract/rules/currency'
import { formatBps } from '@marquee/contract/rules/fee'
import { previewPrice } from '#lib/price-preview.ts'
import { useMarket } from '#lib/use-market.ts'
import { Card } from '#ui/Card.tsx'
import { Chip } from '#ui/Chip.tsx'
import { KeyValues } from '#ui/KeyValues.tsx'
import { StackedBar } from '#ui/StackedBar.tsx'

/** The price of the example, in pence. */
const EXAMPLE_PRICE = 60_000

/** What one deal costs a brand and what its talent earns, by the rule of real offers. */
export function DealExample() {
  const market = useMarket().data
  if (!market) return null
  const { currency, payerPays, tax, taxPercent, fee, feeBps, talent } = previewPrice(
    EXAMPLE_PRICE,
    'GBP',
    market,
  )
  const text = (amount: number) => formatMoney(amount, currency)
  return (
    <Card title="What a deal costs" aside={<Chip>Example</Chip>}>
      <StackedBar
        parts={[
          { kind: 'strong', amount: talent },
          { kind: 'middle', amount: fee },
          { kind: 'light', amount: tax },
        ]}
      />
      <KeyValues
        rows={[
          { label: 'Talent earns', value: <strong>{text(talent)}</strong> },
          { label: `Marquee fee ${formatBps(feeBps)}`, value: text(fee) },
          { label: `VAT ${taxPercent}%`, value: text(tax) },
          { label: 'You pay', value: text(payerPays), isTotal: true },
        ]}
      />
    </Card>
  )
}
