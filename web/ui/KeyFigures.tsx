import classes from './KeyFigures.module.css'
import type { KeyFigure } from './key-figures.ts'
import { Star } from './Stars.tsx'

/** The few figures that decide, side by side below a name; nothing without any. It works without script. */
export function KeyFigures({ figures }: { figures: readonly KeyFigure[] }) {
  if (figures.length === 0) return null
  return (
    <dl className={classes.strip} data-count={figures.length} aria-label="Key figures">
      {figures.map(({ value, label, isRating }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {isRating && <Star fill={1} />}
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
