import classes from './DrawnButtons.module.css'

/** The buttons of a screen that is shown as an example. They do nothing, so screen readers leave them out. */
export function DrawnButtons({ main, other }: { main: string; other?: string }) {
  return (
    <p className={classes.buttons} aria-hidden="true">
      {other && <span className={classes.button}>{other}</span>}
      <span className={classes.button} data-main>
        {main}
      </span>
    </p>
  )
}
