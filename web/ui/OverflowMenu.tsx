import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import classes from './OverflowMenu.module.css'

export interface OverflowAction {
  label: string
  isDangerous?: boolean
  onSelect: () => void
}

/** The actions of a page besides its next one. Renders nothing without actions. */
export function OverflowMenu({ actions }: { actions: readonly OverflowAction[] }) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useId()
  if (actions.length === 0) return null
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    setOpen(false)
    button.current?.focus()
  }
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape and leaving close the list of the button inside
    <div className={classes.menu} onKeyDown={handleKey} onBlur={handleBlur}>
      <button
        ref={button}
        type="button"
        className={classes.button}
        aria-label="More actions"
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
      >
        ···
      </button>
      <ul id={panel} className={classes.list} hidden={!isOpen}>
        {actions.map(({ label, isDangerous, onSelect }) => (
          <li key={label}>
            <button
              type="button"
              className={classes.item}
              data-danger={isDangerous || undefined}
              onClick={() => {
                setOpen(false)
                onSelect()
              }}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
