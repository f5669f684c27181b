import classes from './StackedBar.module.css'

/** From strongest to lightest; each kind has its own shade, which the legend names. */
export type PartKind = 'strong' | 'middle' | 'light' | 'none'

interface StackedBarProps {
  parts: readonly { kind: PartKind; amount: number }[]
}

/** One bar that shows the parts of a whole. The figures are given elsewhere; the bar is decorative. */
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

/** The legend of the bars below. */
export function StackedBarLegend({ parts }: { parts: readonly { kind: PartKind; label: string }[] }) {
  return (
    <ul className={classes.legend} aria-label="Legend">
      {parts.map(({ kind, label }) => (
        <li key={kind} className={classes.key} data-kind={kind}>
          {label}
        </li>
      ))}
    </ul>
  )
}
