import type { PublicProfile, PublicReview } from '@marquee/contract/calls/portfolios'
import { formatDate } from '@marquee/contract/rules/dates'
import { MAX_STARS } from '@marquee/contract/rules/review-aspects'
import { capitalise, formatCount } from '@marquee/contract/rules/wording'
import { Avatar } from '#ui/Avatar.tsx'
import { FactLine } from '#ui/FactLine.tsx'
import { Stars } from '#ui/Stars.tsx'
import classes from './TalentReviews.module.css'

/** Up to so many reviews are all shown at once. */
const MAX_SHOWN = 6
/** How many of more reviews are shown before the rest is opened. */
const FIRST_REVIEWS = 4

/** The reviews of a talent: their average, how many have which stars, and the newest reviews. It works without script. */
export function TalentReviews({ rating, reviews }: Pick<PublicProfile, 'rating' | 'reviews'>) {
  const first = reviews.length > MAX_SHOWN ? FIRST_REVIEWS : MAX_SHOWN
  const rest = reviews.slice(first)
  const count = formatCount(rating.count, 'review')
  return (
    <section aria-labelledby="reviews">
      <div className={classes.title}>
        <h2 id="reviews">Reviews</h2>
        <p className={classes.note}>
          {rating.count === 0
            ? 'No reviews yet. Only brands with a completed deal can write one.'
            : `${count} by brands with a completed deal${
                rating.average === null ? '. We show an average after three reviews.' : ''
              }`}
        </p>
      </div>
      {rating.average !== null && (
        <div className={classes.summary}>
          <p className={classes.average}>
            <span className={classes.rating}>{rating.average.toFixed(1)} out of 5</span>
            <Stars value={rating.average} size={20} />
          </p>
          <StarCounts counts={rating.starCounts} />
        </div>
      )}
      <ReviewCards reviews={reviews.slice(0, first)} />
      {rest.length > 0 && (
        <details className={classes.rest}>
          <summary>
            {reviews.length < rating.count
              ? `Show the newest ${reviews.length} of ${count}`
              : `Show all ${count}`}
          </summary>
          <ReviewCards reviews={rest} />
        </details>
      )}
    </section>
  )
}

/** How many reviews have 5 stars, 4 stars and so on. */
function StarCounts({ counts }: { counts: readonly number[] }) {
  const all = counts.reduce((sum, count) => sum + count, 0)
  const rows = counts.map((count, index) => ({ stars: MAX_STARS - index, count }))
  return (
    <dl className={classes.counts} aria-label="Reviews by stars">
      {rows.map(({ stars, count }) => (
        <div key={stars}>
          <dt>{formatCount(stars, 'star')}</dt>
          <dd>
            <span className={classes.bar} aria-hidden="true">
              <span style={{ width: `${(count / all) * 100}%` }} />
            </span>
            {count}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function ReviewCards({ reviews }: { reviews: readonly PublicReview[] }) {
  return (
    <ul className={classes.reviews}>
      {reviews.map(({ id, author, authorLogoUrl, work, stars, text, publishedAt }) => (
        <li key={id}>
          <Avatar name={author} picture={authorLogoUrl} size={44} shape="square" />
          <div>
            <div className={classes.title}>
              <h3>{author}</h3>
              <Stars value={stars} size={14} />
            </div>
            <p className={classes.note}>
              <FactLine facts={[capitalise(work), formatDate(publishedAt)]} />
            </p>
          </div>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
