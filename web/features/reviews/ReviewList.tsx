import type { Rating } from '@marquee/contract/calls/reviews'
import { aspectLabel } from '@marquee/contract/rules/review-aspects'
import { formatCount } from '@marquee/contract/rules/wording'
import type { ReactNode } from 'react'
import type { Viewer } from '#lib/viewer.ts'
import { Card } from '#ui/Card.tsx'
import { LoadedPages } from '#ui/LoadedPages.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Stars } from '#ui/Stars.tsx'
import classes from './ReviewList.module.css'
import { ReviewView } from './ReviewView.tsx'
import { type Reviewed, useBrandReviews, useFigures, useTalentReviews } from './reviews.queries.ts'

interface ReviewListProps {
  reviewed: Reviewed
  /** The side that may reply, on its own profile; null elsewhere. */
  ownSide?: Viewer | null
  name: string
  /** The menu that reports a review. */
  menuOf: (reviewId: string) => ReactNode
}

/** The published reviews of a talent or a brand, newest first, with their average from three reviews on. */
export function ReviewList(props: ReviewListProps) {
  return props.reviewed.of === 'talent' ? <TalentReviews {...props} /> : <BrandReviews {...props} />
}

function TalentReviews(props: ReviewListProps) {
  return <ReviewsCard {...props} pages={useTalentReviews(props.reviewed.id)} />
}

function BrandReviews(props: ReviewListProps) {
  return <ReviewsCard {...props} pages={useBrandReviews(props.reviewed.id)} />
}

type Pages = ReturnType<typeof useTalentReviews>

function ReviewsCard({ pages, reviewed, ownSide = null, name, menuOf }: ReviewListProps & { pages: Pages }) {
  const rating = useFigures(reviewed).data?.items[0]?.rating
  return (
    <Card
      title="Reviews"
      aside={rating && rating.count > 0 ? formatCount(rating.count, 'review') : undefined}
    >
      <Stack>
        {rating && <Average rating={rating} />}
        <LoadedPages
          pages={pages}
          skeleton={<RowsSkeleton />}
          empty={
            <p className={classes.empty}>
              {ownSide
                ? 'No reviews yet. After each deal both sides can review each other for 14 days.'
                : `${name} has no reviews yet.`}
            </p>
          }
        >
          {(items) => (
            <div className={classes.list}>
              {items.map((review) => (
                <ReviewView key={review.id} review={review} side={ownSide} menu={menuOf(review.id)} />
              ))}
            </div>
          )}
        </LoadedPages>
      </Stack>
    </Card>
  )
}

function Average({ rating: { average, aspects } }: { rating: Rating }) {
  if (average === null) return null
  return (
    <div className={classes.average}>
      <span className={classes.value}>{average.toFixed(1)}</span>
      <Stars value={average} size={20} />
      <ul className={classes.aspects}>
        {aspects.map(({ key, average: value }) => (
          <li key={key}>
            {aspectLabel(key)} <strong>{value.toFixed(1)}</strong>
          </li>
        ))}
      </ul>
    </div>
  )
}
