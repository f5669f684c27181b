import type { CaseMoney } from '@marquee/contract/calls/settlements'
import { formatMoney } from '@marquee/contract/rules/currency'
import { ALL_BPS, SPLIT_STEP_BPS, splitCharges } from '@marquee/contract/rules/split'
import { useId } from 'react'
import type { Viewer } from '#lib/viewer.ts'
import { PercentField } from '#ui/fields/PercentField.tsx'
import classes from './SplitField.module.css'

interface SplitFieldProps {
  side: Viewer | 'operator'
  names: { brand: string; talent: string }
  money: CaseMoney
  label: string
  /** Basis points that go back to the brand. */
  value: number
  onChange: (backBps: number) => void
}

/**
 * Chooses a split in steps of 5 %, by pointer or with the arrow keys; an operator may also type the percentage. Both amounts
 * follow at once; the talent’s side reads what is earned first. Gifted work has nothing to split.
 */
export function SplitField({ side, names, money, label, value, onChange }: SplitFieldProps) {
  const id = useId()
  if (money.left === 0) return <p>The work is done for a gift, so no money moves.</p>
  const percent = value / 100
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <SplitAmounts side={side} names={names} money={money} backBps={value} />
      <input
        id={id}
        className={classes.slider}
        type="range"
        min={0}
        max={ALL_BPS}
        step={SPLIT_STEP_BPS}
        value={value}
        aria-valuetext={`${percent}% back to ${names.brand}, ${describeParts(money, value)}`}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
      <div className={classes.scale} aria-hidden>
        <span>0% back</span>
        <strong>{percent}% back</strong>
        <span>100% back</span>
      </div>
      {side === 'operator' && (
        <PercentField
          label="Percent back"
          value={value}
          onChange={(bps) => bps !== null && onChange(Math.min(bps, ALL_BPS))}
        />
      )}
    </div>
  )
}

function describeParts({ charges, currency }: CaseMoney, backBps: number): string {
  const { back, talent } = splitCharges(charges, backBps)
  return `${formatMoney(back, currency)} back, ${formatMoney(talent, currency)} earned`
}

/** What each side gets from a split, the viewer’s own amount first. */
export function SplitAmounts({
  side,
  names,
  money,
  backBps,
}: Pick<SplitFieldProps, 'side' | 'names' | 'money'> & { backBps: number }) {
  const { back, talent } = splitCharges(money.charges, backBps)
  const brand = (
    <div key="brand" className={classes.part} data-of="brand">
      <span>{side === 'brand' ? 'Back to you' : `Back to ${names.brand}`}</span>
      <strong>{formatMoney(back, money.currency)}</strong>
    </div>
  )
  const earned = (
    <div key="talent" className={classes.part} data-of="talent">
      <span>{side === 'talent' ? 'You earn' : `${names.talent} earns`}</span>
      <strong>{formatMoney(talent, money.currency)}</strong>
    </div>
  )
  return <div className={classes.parts}>{side === 'brand' ? [brand, earned] : [earned, brand]}</div>
}
