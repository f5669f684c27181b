import { type ReactNode, useState } from 'react'
import classes from './Fold.module.css'

interface FoldProps {
  title: string
  /** What is inside, while it is closed. */
  summary: ReactNode
  aside?: ReactNode
  /** Opened by the page, such as for an error inside. */
  isForced?: boolean
  children: ReactNode
}

/** A card that is one summary until it is opened. What is inside keeps its state while it is closed. */
export function Fold({ title, summary, aside, isForced = false, children }: FoldProps) {
  const [isOpen, setOpen] = useState(false)
  const isShown = isOpen || isForced
  return (
    <section className={classes.fold}>
      <button type="button" className={classes.head} aria-expanded={isShown} onClick={() => setOpen(!isOpen)}>
        <span className={classes.title}>{title}</span>
        {aside && <span className={classes.aside}>{aside}</span>}
        <span className={classes.sign} aria-hidden="true">
          {isShown ? '−' : '+'}
        </span>
      </button>
      {!isShown && <div className={classes.summary}>{summary}</div>}
      <div className={classes.body} hidden={!isShown}>
        {children}
      </div>
    </section>
  )
}
