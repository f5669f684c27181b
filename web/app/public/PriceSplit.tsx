import { createColumnFormat } from '@marquee/contract/rules/currency'
import { formatBps } from '@marquee/contract/rules/fee'
import type { Price } from '@marquee/contract/terms/price'
import bar from '#ui/PriceBar.module.css'
import { PriceBar } from '#ui/PriceBar.tsx'
import classes from './PriceSplit.module.css'

/** What a brand pays for a deal, and who gets which part of it. */
export function PriceSplit({ price }: { price: Price }) {
  const { payerPays, talent, fee, feeBps, tax, taxPercent } = price
  const parts = [
    { part: 'talent', label: 'Talent earns', amount: talent },
    { part: 'fee', label: `Marquee fee ${formatBps(feeBps)}`, amount: fee },
    { part: 'tax', label: `VAT ${taxPercent}%`, amount: tax },
  ].filter(({ amount }) => amount > 0)
  const money = createColumnFormat([payerPays, talent, fee, tax])
  return (
    <div className={classes.split}>
      <p className={classes.pays}>
        Brand pays <strong>{money(payerPays)}</strong>
      </p>
      <div className={classes.bar}>
        <PriceBar price={price} />
      </div>
      <dl className={bar.legend}>
        {parts.map(({ part, label, amount }) => (
          <div key={part} data-part={part}>
            <dt>{label}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
