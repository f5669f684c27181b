import { type Currency, formatMoney } from '@marquee/contract/rules/currency'
import { formatNumber } from '@marquee/contract/rules/wording'
import classes from './BarChart.module.css'

interface Bar {
  name: string
  /** Label below the bar where space is limited; defaults to the name. */
  short?: string
  /** Minor units, or a count. */
  full: number
  /** Stacked on top, in a lighter shade. */
  rest?: number
}

interface BarChartProps {
  label: string
  bars: readonly Bar[]
  /** Bars of money; without it they are counts. */
  currency?: Currency
  /** Heading of the names; months by default. */
  nameLabel?: string
  fullLabel: string
  /** Without it there is one kind of bar and no legend. */
  restLabel?: string
}

/** Money or counts as bars, over time or by name. The same figures are available as a table for screen readers. */
export function BarChart({
  label,
  bars,
  currency,
  nameLabel = 'Month',
  fullLabel,
  restLabel,
}: BarChartProps) {
  const format = (value: number) => (currency ? formatMoney(value, currency) : formatNumber(value))
  const top = Math.max(1, ...bars.map(({ full, rest = 0 }) => full + rest))
  const share = (minor: number) => `${Math.round((minor * 1_000) / top) / 10}%`
  return (
    <figure className={classes.chart}>
      <div className={classes.bars} aria-hidden="true">
        {bars.map(({ name, short = name, full, rest = 0 }) => (
          <div key={name} className={classes.column} title={`${name}: ${format(full + rest)}`}>
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
              <th scope="col">{nameLabel}</th>
              <th scope="col">{fullLabel}</th>
              {restLabel && <th scope="col">{restLabel}</th>}
            </tr>
          </thead>
          <tbody>
            {bars.map(({ name, full, rest = 0 }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{format(full)}</td>
                {restLabel && <td>{format(rest)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
