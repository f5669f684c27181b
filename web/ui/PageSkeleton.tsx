import classes from './Skeleton.module.css'
import { Skeleton } from './Skeleton.tsx'

/** Placeholder for a detail page: header, sentence, two cards. */
export function PageSkeleton() {
  return (
    <div className={classes.page} role="status">
      <span className={classes.hidden}>Loading</span>
      <Skeleton width={320} height={32} />
      <Skeleton width={220} />
      <Skeleton height={88} />
      <Skeleton height={240} />
    </div>
  )
}
