import classes from './Skeleton.module.css'
import { Skeleton } from './Skeleton.tsx'

/** Placeholder for a list. */
export function RowsSkeleton({ count = 5 }: { count?: number }) {
  return (
    <div className={classes.rows} role="status">
      <span className={classes.hidden}>Loading</span>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars are identical and their order is fixed
        <div key={index} className={classes.row} aria-hidden="true">
          <Skeleton width={36} height={36} round />
          <div className={classes.text}>
            <Skeleton width={`${58 - (index % 3) * 9}%`} />
            <Skeleton width={`${34 + (index % 2) * 8}%`} height={10} />
          </div>
          <Skeleton width={72} height={20} />
        </div>
      ))}
    </div>
  )
}
