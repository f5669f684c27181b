import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import classes from './OverflowMenu.module.css'

export interface OverflowAction {
  label: string
  isDangerous?: boolean
  onSelect: () => void
}

/** The width of the list at most, as in the styles. A button with less space at its left opens it to the right. */
const WIDEST_PX = 320

interface OverflowMenuProps {
  actions: readonly OverflowAction[]
  /** Names the button where a page has several menus, such as one for each review. */
  label?: string
}

/** The actions of a page besides its next one. Renders nothing without actions. */
export function OverflowMenu({ actions, label: name = 'More actions' }: OverflowMenuProps) {
  const [isOpen, setOpen] = useState(false)
  const [opensRight, setOpensRight] = useState(false)
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
        aria-label={name}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={({ currentTarget }) => {
          setOpensRight(currentTarget.getBoundingClientRect().right < WIDEST_PX)
          setOpen(!isOpen)
        }}
      >
        ···
      </button>
      <ul id={panel} className={classes.list} data-side={opensRight ? 'right' : undefined} hidden={!isOpen}>
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
