import type { ReactNode } from 'react'
import classes from './PickList.module.css'

interface PickListProps {
  label: string
  items: readonly { id: string; label: string; state?: ReactNode }[]
  picked: string
  onPick: (id: string) => void
}

/** A short list of items, one of which is open below; wraps where there is no room. */
export function PickList({ label, items, picked, onPick }: PickListProps) {
  return (
    <ul className={classes.list} aria-label={label}>
      {items.map((item) => (
        <li key={item.id}>
          <button
            type="button"
            className={classes.item}
            aria-pressed={item.id === picked}
            onClick={() => onPick(item.id)}
          >
            <span className={classes.label}>{item.label}</span>
            {item.state}
          </button>
        </li>
      ))}
    </ul>
  )
}
