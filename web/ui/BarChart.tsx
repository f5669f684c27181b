import { type Currency, formatMoney } from '@marquee/contract/rules/currency'
import classes from './BarChart.module.css'

interface Bar {
  name: string
  /** Label below the bar where space is limited; defaults to the name. */
  short?: string
  /** Minor units. */
  full: number
  /** Stacked on top, in a lighter shade; minor units. */
  rest?: number
}

interface BarChartProps {
  label: string
  bars: readonly Bar[]
  currency: Currency
  fullLabel: string
  /** Without it there is one kind of bar and no legend. */
  restLabel?: string
}

/** Money over time as bars. The same figures are available as a table for screen readers. */
export function BarChart({ label, bars, currency, fullLabel, restLabel }: BarChartProps) {
  const top = Math.max(1, ...bars.map(({ full, rest = 0 }) => full + rest))
  const share = (minor: number) => `${Math.round((minor * 1_000) / top) / 10}%`
  return (
    <figure className={classes.chart}>
      <div className={classes.bars} aria-hidden="true">
        {bars.map(({ name, short = name, full, rest = 0 }) => (
          <div key={name} className={classes.column} title={`${name}: ${formatMoney(full + rest, currency)}`}>
            {rest > 0 && <span className={classes.rest} style={{ height: share(rest) }} />}
            <span className={classes.full} style={{ height: share(full) }} />
            <span className={classes.name}>{short}</span>
          </div>
        ))}
      </div>
      {restLabel && (
        <figcaption className={classes.legend}>
          <span data-kind="full">{fullLabel}</span>
          <span data-kind="rest">{restLabel}</span>
        </figcaption>
      )}
      <div className={classes.table}>
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">Month</th>
              <th scope="col">{fullLabel}</th>
              {restLabel && <th scope="col">{restLabel}</th>}
            </tr>
          </thead>
          <tbody>
            {bars.map(({ name, full, rest = 0 }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{formatMoney(full, currency)}</td>
                {restLabel && <td>{formatMoney(rest, currency)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
