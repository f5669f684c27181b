import type { ReactNode } from 'react'
import classes from './ActionBar.module.css'

interface ActionBarProps {
  /** What happens with the next action, and by when. */
  sentence?: ReactNode
  /** The buttons; the primary one is last. */
  children: ReactNode
}

/** The next action of a page. It stays in view at every width while its part of the page is on screen. */
export function ActionBar({ sentence, children }: ActionBarProps) {
  return (
    <div className={classes.bar}>
      {sentence && <div className={classes.sentence}>{sentence}</div>}
      <div className={classes.buttons}>{children}</div>
    </div>
  )
}
