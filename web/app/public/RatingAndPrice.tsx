import type { PublicProfile } from '@marquee/contract/calls/portfolios'
import { formatMoney } from '@marquee/contract/rules/currency'
import { startingPriceIn } from '@marquee/contract/rules/starting-price'
import { formatCount } from '@marquee/contract/rules/wording'
import { Star } from '#ui/Stars.tsx'
import classes from './RatingAndPrice.module.css'

type Rated = Pick<PublicProfile, 'rating' | 'packages' | 'minFee' | 'feeCurrency'>

/** On phones and tablets the rating and the price are directly below the name; wider screens have them in the figures and in the box. */
export function RatingAndPrice({ profile }: { profile: Rated }) {
  const { average, count } = profile.rating
  const price = startingPriceIn(profile, profile.packages)
  if (average === null && !price) return null
  return (
    <p className={classes.line}>
      {average !== null && (
        <span>
          <Star fill={1} />
          <strong>{average.toFixed(1)}</strong> ({formatCount(count, 'review')})
        </span>
      )}{' '}
      {price && (
        <span>
          from <strong>{formatMoney(price.amount, price.currency)}</strong>
        </span>
      )}
    </p>
  )
}
