import type { CallOutput } from '@marquee/contract/call'
import type { portfolioCalls } from '@marquee/contract/calls/portfolios'
import { capitalise } from '@marquee/contract/rules/wording'
import { ReviewCard } from './ReviewCard.tsx'
import { ShownCards } from './ShownCards.tsx'

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
      intro={
        <>
          The latest reviews of completed deals, whatever the rating. <a href="/reviews">Read all reviews</a>
        </>
      }
      shape="wide"
    >
      {shown.items.map(({ id, author, authorLogoUrl, work, stars, text, talent }) => (
        <ReviewCard
          key={id}
          stars={stars}
          text={text}
          author={{ name: author, picture: authorLogoUrl, shape: 'square' }}
          other={{ name: talent.displayName, picture: talent.avatarUrl }}
          head={author}
        >
          {capitalise(work)} by <a href={`/t/${talent.slug}`}>{talent.displayName}</a>
        </ReviewCard>
      ))}
    </ShownCards>
  )
}
