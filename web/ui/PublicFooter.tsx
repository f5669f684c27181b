import classes from './PublicFooter.module.css'
import { Wordmark } from './Wordmark.tsx'

/** The footer of public pages: about us and the sign-up links. */
export function PublicFooter() {
  return (
    <footer className={classes.footer}>
      <div>
        <Wordmark />
        <p className={classes.line}>Fair deals between brands and talent, paid on time.</p>
      </div>
      <nav aria-label="Join and sign in" className={classes.links}>
        <a href="/signup/brand">Join as a brand</a>
        <a href="/signup/talent">Join as a talent</a>
        <a href="/signup/talentagent">Join as a talent agent</a>
        <a href="/signin">Sign in</a>
        <a href="/api/docs">For developers</a>
      </nav>
    </footer>
  )
}
