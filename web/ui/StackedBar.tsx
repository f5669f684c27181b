import classes from './StackedBar.module.css'

/** Full strength first; each kind has its own shade, which the legend names. */
export type PartKind = 'strong' | 'middle' | 'light' | 'none'

interface StackedBarProps {
  parts: readonly { kind: PartKind; amount: number }[]
}

/** How a whole is made up, as one bar. The figures themselves stand beside it; the bar is for the eye alone. */
export function StackedBar({ parts }: StackedBarProps) {
  const whole = parts.reduce((sum, { amount }) => sum + Math.max(0, amount), 0)
  return (
    <span className={classes.bar} aria-hidden="true">
      {whole > 0 &&
        parts.map(
          ({ kind, amount }) =>
            amount > 0 && (
              <span
                key={kind}
                className={classes.part}
                data-kind={kind}
                style={{ width: `${(amount / whole) * 100}%` }}
              />
            ),
        )}
    </span>
  )
}

/** What the shades of the bars below mean. */
export function StackedBarLegend({ parts }: { parts: readonly { kind: PartKind; label: string }[] }) {
  return (
    <ul className={classes.legend} aria-label="What the colours mean">
      {parts.map(({ kind, label }) => (
        <li key={kind} className={classes.key} data-kind={kind}>
          {label}
        </li>
      ))}
    </ul>
  )
}
