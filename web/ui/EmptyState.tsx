import type { ReactNode } from 'react'
import classes from './StateBlock.module.css'

interface EmptyStateProps {
  title: string
  /** The one thing that fills this place. */
  action?: ReactNode
  children?: ReactNode
}

/** In the place of a list with nothing in it: what belongs here and the one action that fills it. */
export function EmptyState({ title, action, children }: EmptyStateProps) {
  return (
    <div className={classes.block}>
      <span className={classes.mark} aria-hidden="true" />
      <h2>{title}</h2>
      {children && <p className={classes.text}>{children}</p>}
      {action}
    </div>
  )
}
