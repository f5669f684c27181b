import { type Currency, formatMoney } from '@marquee/contract/rules/currency'
import classes from './Money.module.css'

interface MoneyProps {
  /** Minor units: pence, cents. */
  minor: number
  currency?: Currency
  size?: 'text' | 'figure' | 'large'
  /** Shown with a minus, as a deduction. */
  isTaken?: boolean
}

/** A formatted amount in tabular figures. */
export function Money({ minor, currency, size = 'text', isTaken = false }: MoneyProps) {
  return (
    <span className={classes.money} data-size={size}>
      {isTaken && '− '}
      {formatMoney(minor, currency)}
    </span>
  )
}
