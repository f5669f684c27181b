import classes from './Stars.module.css'

const places = [1, 2, 3, 4, 5]

/** A rating as five stars, filled from the left, with its text for readers without sight. */
export function Stars({ value, size = 16 }: { value: number; size?: 14 | 16 | 20 }) {
  const label = `${value} out of ${places.length} stars`
  return (
    <span className={classes.stars} role="img" aria-label={label} data-size={size}>
      {places.map((place) => (
        <Star key={place} fill={value - place + 1} />
      ))}
    </span>
  )
}

/** One star, filled from the left by a part: nothing at 0 and below, all at 1 and above. */
export function Star({ fill }: { fill: number }) {
  return (
    <svg className={classes.star} viewBox="0 0 20 20" aria-hidden="true">
      <path className={classes.empty} d={outline} />
      {fill > 0 && (
        <path
          className={classes.full}
          d={outline}
          style={fill < 1 ? { clipPath: `inset(0 ${100 - widthOf(fill)}% 0 0)` } : undefined}
        />
      )}
    </svg>
  )
}

/**
 * Returns how much of the width of a star shows a part of it, in percent. The points at its sides have little area: a tenth of
 * the width less would not be seen, and 4.9 would look like 5.
 */
const widthOf = (part: number): number => Math.round(20 + part * 60)

const outline = 'M10 1.6l2.58 5.23 5.77.84-4.18 4.07.99 5.75L10 14.77l-5.16 2.72.99-5.75L1.65 7.67l5.77-.84z'
