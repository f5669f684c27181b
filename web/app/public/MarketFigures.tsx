import type { CallOutput } from '@marquee/contract/call'
import type { figureCalls } from '@marquee/contract/calls/figures'
import { formatMarketFigure, marketFigures } from '@marquee/contract/rules/market-figures'
import { capitalise } from '@marquee/contract/rules/wording'
import classes from './MarketFigures.module.css'

interface MarketFiguresProps {
  /** Null where they could not be loaded. */
  shown: CallOutput<typeof figureCalls.marketFigures> | null
}

/** What happened on Marquee so far, each figure with how it is computed. Nothing shows before there are enough deals. */
export function MarketFigures({ shown }: MarketFiguresProps) {
  if (!shown || shown.figures.length === 0) return null
  return (
    <section className={classes.section} aria-labelledby="figures-title">
      <h2 id="figures-title">Marquee in figures</h2>
      {shown.isDemo && <p className={classes.demo}>Calculated from this demo’s deals.</p>}
      <dl className={classes.list}>
        {shown.figures.map(({ key, value }) => (
          <div key={key}>
            <dt>{marketFigures[key].label}</dt>
            <dd className={classes.value}>{formatMarketFigure(key, value)}</dd>
          </div>
        ))}
      </dl>
      <details className={classes.how}>
        <summary>How these are calculated</summary>
        <ul>
          {shown.figures.map(({ key }) => (
            <li key={key}>
              <b>{capitalise(marketFigures[key].label)}:</b> {marketFigures[key].how}
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}
