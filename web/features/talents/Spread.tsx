import type { SearchChoice } from '@marquee/contract/calls/search'
import classes from './Spread.module.css'

interface SpreadProps {
  /** Where the bands begin, from the least to the most. */
  bands: readonly number[]
  /** How many talents are in each band; bands without any are missing. */
  counts: readonly SearchChoice[] | undefined
  /** The chosen range; null for an open end. */
  from: number | null
  to: number | null
}

/** How many of the found talents are in each band, for the eye only: the fields below it are the control. Nothing while nothing is counted. */
export function Spread({ bands, counts = [], from, to }: SpreadProps) {
  const bars = bands.map((start, at) => {
    const count = counts.find(({ value }) => Number(value) === start)?.count ?? 0
    const end = bands[at + 1] ?? Number.POSITIVE_INFINITY
    return { start, count, isChosen: (from === null || end > from) && (to === null || start <= to) }
  })
  const most = Math.max(...bars.map(({ count }) => count))
  if (most === 0) return null
  return (
    <div className={classes.spread} aria-hidden="true">
      {bars.map(({ start, count, isChosen }) => (
        <span
          key={start}
          data-chosen={isChosen}
          style={{ height: count === 0 ? '2px' : `${Math.max(8, (100 * count) / most)}%` }}
        />
      ))}
    </div>
  )
}
