import type { ReactNode } from 'react'
import classes from './StateBlock.module.css'

interface EmptyStateProps {
  title: string
  /** The one action that adds the first item. */
  action?: ReactNode
  children?: ReactNode
}

/** Shown instead of an empty list: what belongs here and the one action that adds it. */
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
