import classes from './Chip.module.css'

/** A small word about something: a niche, a platform, a place. It does nothing. */
export function Chip({ children }: { children: string }) {
  return <span className={classes.chip}>{children}</span>
}
