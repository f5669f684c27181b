import type { DealDetails, Deliverable } from '@marquee/contract/calls/deals'
import type { Correction, PostCheck } from '@marquee/contract/calls/post-checks'
import { formatDate, formatLocalDateTime } from '@marquee/contract/rules/dates'
import { correctionReasons } from '@marquee/contract/rules/post-checks'
import { useMandate } from '#lib/use-mandate.ts'
import { useNow } from '#lib/use-now.ts'
import type { Viewer } from '#lib/viewer.ts'
import { Callout } from '#ui/Callout.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { Stack } from '#ui/Stack.tsx'
import { PostCheckActions } from './PostCheckActions.tsx'
import { PutRightForm } from './PutRightForm.tsx'
import { usePostChecks } from './post-checks.queries.ts'

interface PostCheckViewProps {
  side: Viewer
  deal: DealDetails
  deliverable: Deliverable
}

/** The checks of a post since it went online, the request to put it right, and what the viewer can do about both. */
export function PostCheckView({ side, deal, deliverable }: PostCheckViewProps) {
  const now = useNow()
  const { data } = usePostChecks(side, deal.id, deliverable.postedAt !== null)
  const post = data?.items.find(({ deliverableId }) => deliverableId === deliverable.id)
  if (!post) return null
  const { correction } = post
  const mayReport = correction?.allowedActions.includes('report') ?? false
  return (
    <Stack gap={12}>
      <p>{describeChecks(post, now)}</p>
      {correction && <CorrectionCallout side={side} deal={deal} post={post} correction={correction} />}
      {side === 'brand' ? (
        <PostCheckActions post={post} talentName={deal.talent.displayName} />
      ) : (
        mayReport && <PutRight side={side} deal={deal} deliverable={deliverable} post={post} />
      )}
    </Stack>
  )
}

function PutRight({
  side,
  deal,
  deliverable,
  post,
}: PostCheckViewProps & { side: 'talent' | 'agent'; post: PostCheck }) {
  const gap = useMandate(side, deal.talent).gap('upload')
  if (gap) return <Callout>{gap}</Callout>
  return <PutRightForm side={side} deal={deal} deliverable={deliverable} post={post} />
}

/** Returns until when a post stays online, when the brand checked it last, and when it does next or should have. */
export function describeChecks(
  {
    lastCheck,
    nextCheckAt,
    postedAt,
    onlineUntil,
  }: Pick<PostCheck, 'lastCheck' | 'nextCheckAt' | 'postedAt' | 'onlineUntil'>,
  now: Date,
): string {
  const parts = [
    onlineUntil > postedAt && `To stay online until ${formatDate(onlineUntil)}, as agreed.`,
    lastCheck && `Checked by ${lastCheck.by} on ${formatLocalDateTime(lastCheck.at)}.`,
    nextCheckAt &&
      `${new Date(nextCheckAt) > now ? 'Next check:' : 'Check due since'} ${formatDate(nextCheckAt)}.`,
  ]
  return parts.filter(Boolean).join(' ')
}

interface CorrectionCalloutProps {
  side: Viewer
  deal: DealDetails
  post: PostCheck
  correction: Correction
}

function CorrectionCallout({ side, deal, post, correction }: CorrectionCalloutProps) {
  const { status, reason, note, dueAt, objection, decision, endedAt } = correction
  const { brand, talent } = deal
  const isOwn = side === 'brand'
  const who = isOwn ? talent.displayName : side === 'agent' ? talent.displayName : 'You'
  const money = post.isConfirmed
    ? 'No money moves: a confirmed post stays paid.'
    : 'Until this has ended, the post is not confirmed and its payout waits.'
  const states = {
    requested: `${isOwn ? 'You asked' : `${brand.companyName} asks`} for this post to be put right`,
    reported: `${who} reported this post as put right`,
    escalated: 'Marquee decides whether this post is as agreed',
    corrected: 'This post was put right',
    not_corrected: 'Marquee found that this post was not put right',
    ended: 'The request to put this post right has ended',
  } as const
  const isOver = endedAt !== null
  return (
    <Callout tone={toneOf[status]}>
      <p>
        <strong>
          {isOver && `${formatDate(endedAt)}: `}
          {states[status]}.
        </strong>{' '}
        {dueAt && (
          <>
            {status === 'requested' ? 'Marquee decides' : 'Counts as put right'} <RelativeTime at={dueAt} />.
          </>
        )}
      </p>
      <p>
        {correctionReasons[reason]}: {note}
      </p>
      {objection && <p>Why it was not accepted: {objection}</p>}
      {decision && <p>Marquee’s reason: {decision}</p>}
      {!isOver && <p>{money}</p>}
      {status === 'not_corrected' && isOwn && (
        <p>
          This decision moves no money.
          {deal.allowedActions.includes('dispute') && ' If you want money back, open a dispute.'}
        </p>
      )}
    </Callout>
  )
}

const toneOf = {
  requested: 'warning',
  reported: 'action',
  escalated: 'warning',
  corrected: 'good',
  not_corrected: 'warning',
  ended: 'quiet',
} as const
