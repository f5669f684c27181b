import { type ReactNode, useState } from 'react'
import classes from './Fold.module.css'

interface FoldProps {
  title: string
  /** What is inside, under the title while it is closed. */
  summary?: ReactNode
  /** What is inside, in the line of the title while it is closed. */
  value?: string
  aside?: ReactNode
  /** Whether the button says "Change", for terms that are complete as they are. */
  isChange?: boolean
  /** What the button of such terms says instead. */
  change?: string
  /** Something inside needs the reader, such as an error: the card is opened when this becomes true, and cannot be closed meanwhile. */
  isForced?: boolean
  children: ReactNode
}

/** A card that is one summary until it is opened. What is inside keeps its state while it is closed. */
export function Fold({
  title,
  summary,
  value,
  aside,
  isChange = false,
  change = 'Change',
  isForced = false,
  children,
}: FoldProps) {
  const [isOpen, setOpen] = useState(isForced)
  const [wasForced, setWasForced] = useState(isForced)
  // Stays open when the error is gone: its field is being typed in.
  if (isForced !== wasForced) {
    setWasForced(isForced)
    if (isForced) setOpen(true)
  }
  return (
    <section className={classes.fold}>
      <button
        type="button"
        className={classes.head}
        aria-expanded={isOpen}
        onClick={() => setOpen(isForced || !isOpen)}
      >
        <span className={classes.title}>{title}</span>
        {value && !isOpen && <span className={classes.value}>{value}</span>}
        {aside && <span className={classes.aside}>{aside}</span>}
        {isChange ? (
          <span className={classes.change}>{isOpen ? 'Close' : change}</span>
        ) : (
          <span className={classes.sign} aria-hidden="true">
            {isOpen ? '−' : '+'}
          </span>
        )}
      </button>
      {summary && !isOpen && <div className={classes.summary}>{summary}</div>}
      <div className={classes.body} hidden={!isOpen}>
        {children}
      </div>
    </section>
  )
}

/** Folds as the lines of one card. */
export function FoldList({ children }: { children: ReactNode }) {
  return <div className={classes.list}>{children}</div>
}
