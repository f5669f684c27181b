import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import classes from './StateBlock.module.css'

interface ErrorStateProps {
  title?: string
  onRetry?: () => void
  children: ReactNode
}

/** Shown instead of data that failed to load: the error and a retry button. */
export function ErrorState({ title = 'This could not be loaded', onRetry, children }: ErrorStateProps) {
  return (
    <div className={classes.block} role="alert">
      <h2>{title}</h2>
      <p className={classes.text}>{children}</p>
      {onRetry && <Button onClick={onRetry}>Try again</Button>}
    </div>
  )
}
