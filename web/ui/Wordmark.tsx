import classes from './Wordmark.module.css'

/** The product name in its fixed form. */
export function Wordmark() {
  return (
    <span className={classes.wordmark}>
      marquee<i>.</i>
    </span>
  )
}
