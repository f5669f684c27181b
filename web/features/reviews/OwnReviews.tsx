import type { ReactNode } from 'react'
import type { Side } from '#lib/viewer.ts'
import { Card } from '#ui/Card.tsx'
import { Columns } from '#ui/Columns.tsx'
import { Figures } from './Figures.tsx'
import { ReviewList } from './ReviewList.tsx'

interface OwnReviewsProps {
  of: Side
  id: string
  name: string
  /** The menu that reports a review. */
  menuOf: (reviewId: string) => ReactNode
}

/** One’s own published reviews, with the place to reply, and one’s own figures with what helps to improve them. */
export function OwnReviews({ of, id, name, menuOf }: OwnReviewsProps) {
  const reviewed = { of, id }
  return (
    <Columns
      main={<ReviewList reviewed={reviewed} ownSide={of} name={name} menuOf={menuOf} />}
      side={
        <Card title="Your figures">
          <Figures reviewed={reviewed} isOwn />
        </Card>
      }
    />
  )
}
