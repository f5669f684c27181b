import type { ComponentProps } from 'react'
import { ErrorState } from './ErrorState.tsx'
import classes from './LoadingScreen.module.css'
import { Wordmark } from './Wordmark.tsx'

/** Replaces the whole page when data that every page needs could not be loaded. */
export function ErrorScreen(error: ComponentProps<typeof ErrorState>) {
  return (
    <main className={classes.screen}>
      <Wordmark />
      <ErrorState {...error} />
    </main>
  )
}
