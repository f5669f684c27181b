import classes from './Wordmark.module.css'

/** The name of the product, as it is written everywhere. */
export function Wordmark() {
  return (
    <span className={classes.wordmark}>
      marquee<i>.</i>
    </span>
  )
}
