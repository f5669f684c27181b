import classes from './Chip.module.css'

/** A short label, such as a niche, a platform or a place. Not interactive. */
export function Chip({ children }: { children: string }) {
  return <span className={classes.chip}>{children}</span>
}
