import type { ComponentProps } from 'react'
import { ErrorState } from './ErrorState.tsx'
import classes from './LoadingScreen.module.css'
import { Wordmark } from './Wordmark.tsx'

/** Stands in for the whole page when what every page needs could not be loaded. */
export function ErrorScreen(fault: ComponentProps<typeof ErrorState>) {
  return (
    <main className={classes.screen}>
      <Wordmark />
      <ErrorState {...fault} />
    </main>
  )
}
