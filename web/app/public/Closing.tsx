import classes from './Closing.module.css'

/** The closing section of the public home with the sign-up links. */
export function Closing() {
  return (
    <section className={classes.closing} aria-labelledby="closing-title">
      <h2 id="closing-title">Start your next collaboration.</h2>
      <p>
        <a href="/signup">Join Marquee</a>
      </p>
    </section>
  )
}
