import type { ReactNode } from 'react'
import classes from './SelectionBar.module.css'

interface SelectionBarProps {
  label: string
  /** How many are selected, and a limit that is reached. */
  text: string
  onClear: () => void
  /** The buttons for what is selected. */
  children: ReactNode
}

/** What can be done with the selected items of a list, at the bottom of the window while the list is in view. */
export function SelectionBar({ label, text, onClear, children }: SelectionBarProps) {
  return (
    <section className={classes.bar} aria-label={label}>
      <strong aria-live="polite">{text}</strong>
      {children}
      <button type="button" className={classes.clear} onClick={onClear} aria-label="Clear selection">
        ×
      </button>
    </section>
  )
}
