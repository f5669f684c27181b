import classes from './LoadingScreen.module.css'
import { Wordmark } from './Wordmark.tsx'

/** Replaces the whole page while the profile loads (specification section 2). */
export function LoadingScreen() {
  return (
    <div className={classes.screen} role="status">
      <Wordmark />
      <span className={classes.bar} aria-hidden="true" />
      <span className={classes.text}>Loading your account</span>
    </div>
  )
}
