import classes from './MissingContent.module.css'
import { PublicLinks } from './PublicLinks.tsx'

/** Says that a public page does not exist, and where else to go. */
export function MissingContent() {
  return (
    <section className={classes.page}>
      <p className={classes.code}>404</p>
      <h1>Page not found</h1>
      <p className={classes.text}>The link may be out of date, or the page may have moved.</p>
      <PublicLinks />
    </section>
  )
}
