import classes from './PublicFooter.module.css'
import { Wordmark } from './Wordmark.tsx'

/** The footer of public pages: about us, the sign-up links and the legal pages. */
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
      <nav aria-label="Legal" className={classes.legal}>
        <a href="/terms/brands">Terms for brands</a>
        <a href="/terms/talents">Terms for talents and agents</a>
        <a href="/privacy">Privacy</a>
        <a href="/cookies">Cookies</a>
        <a href="/complaints">Complaints</a>
        <a href="/prohibited-content">Prohibited content</a>
        <a href="/contact">Contact</a>
      </nav>
    </footer>
  )
}
