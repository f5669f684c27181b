import classes from './Stars.module.css'

const places = [1, 2, 3, 4, 5]

/** A rating as five stars, filled from the left, with its text for readers without sight. */
export function Stars({ value, size = 16 }: { value: number; size?: 14 | 16 | 20 }) {
  const label = `${value} out of ${places.length} stars`
  return (
    <span className={classes.stars} role="img" aria-label={label} data-size={size}>
      {places.map((place) => (
        <Star key={place} fill={Math.min(1, Math.max(0, value - place + 1))} />
      ))}
    </span>
  )
}

/** One star, filled from the left by a part from 0 to 1. */
export function Star({ fill }: { fill: number }) {
  return (
    <svg className={classes.star} viewBox="0 0 20 20" aria-hidden="true">
      <path className={classes.empty} d={outline} />
      {fill > 0 && (
        <path
          className={classes.full}
          d={outline}
          style={fill < 1 ? { clipPath: `inset(0 ${100 - fill * 100}% 0 0)` } : undefined}
        />
      )}
    </svg>
  )
}

const outline = 'M10 1.6l2.58 5.23 5.77.84-4.18 4.07.99 5.75L10 14.77l-5.16 2.72.99-5.75L1.65 7.67l5.77-.84z'
