import classes from './Skeleton.module.css'

/** One grey bar or block as a placeholder. */
export function Skeleton({
  width = '100%',
  height = 14,
  round = false,
}: {
  width?: number | string
  height?: number
  round?: boolean
}) {
  return <span className={classes.bar} style={{ width, height, borderRadius: round ? '50%' : undefined }} />
}
