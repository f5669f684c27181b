import type { CallOutput } from '@marquee/contract/call'
import type { portfolioCalls } from '@marquee/contract/calls/portfolios'
import { capitalise } from '@marquee/contract/rules/wording'
import { Avatar } from '#ui/Avatar.tsx'
import { Stars } from '#ui/Stars.tsx'
import { ShownCards } from './ShownCards.tsx'
import classes from './ShownReviews.module.css'

interface ShownReviewsProps {
  /** Null where they could not be loaded. */
  shown: CallOutput<typeof portfolioCalls.shownReviews> | null
}

/** The newest reviews by brands, each leading to the talent. Nothing shows on a market with too few of them. */
export function ShownReviews({ shown }: ShownReviewsProps) {
  if (!shown || shown.items.length === 0) return null
  return (
    <ShownCards
      id="reviews-title"
      title="What brands say"
      noun="reviews"
      intro="The latest reviews of completed deals, whatever the rating."
      shape="wide"
    >
      {shown.items.map(({ id, author, authorLogoUrl, work, stars, text, talent }) => (
        <li key={id} className={classes.review}>
          <Stars value={stars} size={20} />
          <blockquote>{text}</blockquote>
          <div className={classes.deal}>
            <Avatar name={author} picture={authorLogoUrl} size={44} shape="square" />
            <p>
              <strong>{author}</strong>
              {capitalise(work)} by <a href={`/t/${talent.slug}`}>{talent.displayName}</a>
            </p>
            <Avatar name={talent.displayName} picture={talent.avatarUrl} size={44} />
          </div>
        </li>
      ))}
    </ShownCards>
  )
}
