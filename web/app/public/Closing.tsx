import classes from './Closing.module.css'

/** The last word and the doors again. */
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
