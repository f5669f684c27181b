import type { DealDetails } from '@marquee/contract/calls/deals'
import type { DealReviews as Reviews } from '@marquee/contract/calls/reviews'
import { formatDate } from '@marquee/contract/rules/dates'
import { useState } from 'react'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { sideOf, type Viewer } from '#lib/viewer.ts'
import { Button } from '#ui/Button.tsx'
import { Callout } from '#ui/Callout.tsx'
import { Card } from '#ui/Card.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Status } from '#ui/Status.tsx'
import { ReviewForm } from './ReviewForm.tsx'
import { ReviewView } from './ReviewView.tsx'
import { reviewRows, reviewTopics, useDealReviews } from './reviews.queries.ts'

interface DealReviewsProps {
  side: Viewer
  deal: DealDetails
}

/** The reviews of an ended deal: the form while it is open, one’s own sealed review, and both once published. */
export function DealReviews({ side, deal }: DealReviewsProps) {
  const reviews = useDealReviews(side, deal.id).data
  if (!reviews || reviews.status === 'none') return null
  return (
    <Card id="reviews" title="Reviews" aside={<ReviewStatus reviews={reviews} />}>
      {reviews.status === 'open' ? (
        <OpenReviews side={side} deal={deal} reviews={reviews} />
      ) : (
        <ClosedReviews side={side} reviews={reviews} />
      )}
    </Card>
  )
}

function ReviewStatus({ reviews: { status, mine, hasOwnWritten, theirs, until } }: { reviews: Reviews }) {
  if (status === 'open')
    return <Status tone={hasOwnWritten ? 'quiet' : 'action'}>{`Open until ${formatDate(until)}`}</Status>
  return mine?.publishedAt || theirs ? (
    <Status tone="good">Published</Status>
  ) : (
    <Status tone="quiet">Closed</Status>
  )
}

function ClosedReviews({ side, reviews: { mine, theirs } }: { side: Viewer; reviews: Reviews }) {
  if (!mine && !theirs) return <p>Nobody has written a review in the 14 days after this deal.</p>
  return (
    <Stack>
      {theirs && <ReviewView review={theirs} side={side} />}
      {mine && (
        <ReviewView review={mine} side={null} note={mine.isRemoved ? 'Removed by Marquee' : 'Your review'} />
      )}
    </Stack>
  )
}

function OpenReviews({ side, deal, reviews }: DealReviewsProps & { reviews: Reviews }) {
  const { mine, hasOwnWritten, hasOtherWritten, until, allowedActions } = reviews
  const [open, setOpen] = useState<'form' | 'withdraw' | null>(null)
  const close = () => setOpen(null)
  const withdraw = useCallMutation(reviewRows[side].withdraw, { topics: reviewTopics, onSuccess: close })
  const other = sideOf(side) === 'brand' ? deal.talent.displayName : deal.brand.companyName
  const by = formatDate(until)
  return (
    <Stack>
      {mine ? (
        <>
          <ReviewView review={mine} side={null} note="Sealed: only you can read it" />
          <p>
            It is published when {other} has written too, or on {by}. Until then you can change or withdraw
            it.
          </p>
        </>
      ) : hasOwnWritten ? (
        <p>
          {deal.talent.displayName} has a review that is sealed until {other} has written too, or until {by}.
        </p>
      ) : hasOtherWritten ? (
        <Callout tone="action">
          <strong>{other} has written a review.</strong> Write yours by {by} to see it: both are published
          together.
        </Callout>
      ) : (
        <p>
          How was it to work with {other}? Both reviews stay sealed and are published together, once both are
          written or on {by}. After that no review is accepted.
        </p>
      )}
      {allowedActions.includes('write') && (
        <Cluster>
          {mine && <Button onClick={() => setOpen('withdraw')}>Withdraw</Button>}
          <Button kind={mine ? 'plain' : 'primary'} onClick={() => setOpen('form')}>
            {mine ? 'Edit review' : 'Write review'}
          </Button>
        </Cluster>
      )}
      <Dialog isOpen={open === 'form'} onClose={close} title={`Review ${other}`} shape="sheet">
        <ReviewForm side={side} deal={deal} mine={mine} hasOtherWritten={hasOtherWritten} onDone={close} />
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'withdraw'}
        onClose={close}
        title="Withdraw your review?"
        consequences={['Nobody has read it, and it is deleted.', `You can write another one until ${by}.`]}
        confirm="Withdraw review"
        isDangerous
        isBusy={withdraw.isPending}
        onConfirm={() => withdraw.mutate({ dealId: deal.id })}
      />
    </Stack>
  )
}
