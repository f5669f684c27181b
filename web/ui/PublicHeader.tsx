import classes from './PublicHeader.module.css'
import { Wordmark } from './Wordmark.tsx'

/** The header of public and account pages, with plain links because those pages may run without script. */
export function PublicHeader() {
  return (
    <header className={classes.header}>
      <a className={classes.skip} href="#content">
        Skip to content
      </a>
      <a href="/" className={classes.home} aria-label="Marquee, home page">
        <Wordmark />
      </a>
      <nav className={classes.nav} aria-label="Main">
        <a href="/#brands">For brands</a>
        <a href="/#talents">For talents</a>
        <a href="/#agents">For agents</a>
        <a href="/#how">How it works</a>
      </nav>
      <div className={classes.doors}>
        <a href="/signin" className={classes.quiet}>
          Sign in
        </a>
        <a href="/signup" className={classes.join}>
          Join
        </a>
      </div>
    </header>
  )
}
