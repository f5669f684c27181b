import type { Price } from '@marquee/contract/terms/price'
import classes from './PriceBar.module.css'

/**
 * The parts of what a brand pays as one bar, empty without a price. A list beside it gives the figures; with the class `legend` its
 * names of parts have the colours of the bar.
 */
export function PriceBar({ price }: { price: Price | null }) {
  const { payerPays, talent, agent, fee, tax } = price ?? nothing
  const parts = [
    { part: 'talent', amount: talent },
    { part: 'agent', amount: agent },
    { part: 'fee', amount: fee },
    { part: 'tax', amount: tax },
  ].filter(({ amount }) => amount > 0)
  return (
    <svg className={classes.bar} viewBox={`0 0 ${payerPays} 1`} preserveAspectRatio="none" aria-hidden="true">
      {parts.map(({ part, amount }, index) => (
        <rect
          key={part}
          data-part={part}
          x={parts.slice(0, index).reduce((sum, before) => sum + before.amount, 0)}
          width={amount}
          height="1"
        />
      ))}
    </svg>
  )
}

const nothing = { payerPays: 1, talent: 0, agent: 0, fee: 0, tax: 0 }
