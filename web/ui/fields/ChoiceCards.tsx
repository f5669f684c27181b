import { type ReactNode, useId } from 'react'
import classes from './ChoiceCards.module.css'

interface ChoiceCardsProps<Value extends string> {
  label: string
  items: readonly {
    value: Value
    label: ReactNode
    detail?: ReactNode
    aside?: ReactNode
    disabled?: boolean
  }[]
  value: Value | null
  onChange: (value: Value) => void
  disabled?: boolean
  /** Side by side where there is room; otherwise stacked. */
  isWide?: boolean
}

/** Radio buttons as cards. Arrow keys choose. */
export function ChoiceCards<Value extends string>({
  label,
  items,
  value,
  onChange,
  disabled,
  isWide = false,
}: ChoiceCardsProps<Value>) {
  const name = useId()
  return (
    <fieldset className={classes.set} disabled={disabled} data-wide={isWide || undefined}>
      <legend className={classes.legend}>{label}</legend>
      {items.map((item) => (
        <label key={item.value} className={classes.item} data-off={item.disabled || undefined}>
          <input
            type="radio"
            name={name}
            value={item.value}
            checked={item.value === value}
            disabled={item.disabled}
            onChange={() => onChange(item.value)}
          />
          <span className={classes.text}>
            <span className={classes.label}>{item.label}</span>
            {item.detail && <span className={classes.detail}>{item.detail}</span>}
          </span>
          {item.aside && <span className={classes.aside}>{item.aside}</span>}
        </label>
      ))}
    </fieldset>
  )
}
