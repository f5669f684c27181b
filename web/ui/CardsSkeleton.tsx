import classes from './Skeleton.module.css'
import { Skeleton } from './Skeleton.tsx'

/** Placeholder for a grid of image cards, with as many columns as its `CardGrid`. */
export function CardsSkeleton({ count = 8, minWidth = 220 }: { count?: number; minWidth?: 220 | 300 }) {
  return (
    <div className={classes.cards} data-min-width={minWidth} role="status">
      <span className={classes.hidden}>Loading</span>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are identical and their order is fixed
        <div key={index} className={classes.card} aria-hidden="true">
          <Skeleton height={220} />
          <Skeleton width="62%" />
          <Skeleton width="40%" height={10} />
        </div>
      ))}
    </div>
  )
}
