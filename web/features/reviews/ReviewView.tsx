import type { Review } from '@marquee/contract/calls/reviews'
import { formatDate } from '@marquee/contract/rules/dates'
import { aspectLabel, MAX_REPLY_LENGTH } from '@marquee/contract/rules/review-aspects'
import { type ReactNode, useState } from 'react'
import { useCallForm } from '#lib/use-call-form.ts'
import type { Viewer } from '#lib/viewer.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { FactLine } from '#ui/FactLine.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { LeaveDialog } from '#ui/LeaveDialog.tsx'
import { Stars } from '#ui/Stars.tsx'
import classes from './ReviewView.module.css'
import { reviewRows, reviewTopics } from './reviews.queries.ts'

interface ReviewViewProps {
  review: Review
  /** Who reads it; null where nobody may reply. */
  side: Viewer | null
  /** What stands beside the date, such as that it is sealed. */
  note?: ReactNode
  /** The menu that reports it; absent where nobody can. */
  menu?: ReactNode
}

/** One review with its stars, its text and the reply to it. What it rates besides the whole is named where it differs from the whole. */
export function ReviewView({ review, side, note, menu }: ReviewViewProps) {
  const { author, stars, aspects, text, createdAt, publishedAt, reply, replyBy, by } = review
  const [isReplying, setReplying] = useState(false)
  return (
    <article className={classes.review} aria-label={`Review by ${author.name}`}>
      <header className={classes.head}>
        <Avatar name={author.name} picture={author.imageUrl} shape={by === 'brand' ? 'square' : 'round'} />
        <div>
          <p className={classes.author}>{describeAuthor(author)}</p>
          <div className={classes.rated}>
            <Stars value={stars} />
            <p className={classes.when}>
              <time dateTime={publishedAt ?? createdAt}>{formatDate(publishedAt ?? createdAt)}</time>
              {note && <> · {note}</>}
            </p>
          </div>
        </div>
        {menu}
      </header>
      <p className={classes.text}>{text}</p>
      {aspects.some((aspect) => aspect.stars !== stars) && (
        <p className={classes.aspects}>
          <FactLine facts={aspects.map((aspect) => `${aspectLabel(aspect.key)} ${aspect.stars}`)} />
        </p>
      )}
      {reply && (
        <div className={classes.reply}>
          <p className={classes.author}>{describeAuthor(reply.author)} replied</p>
          <p className={classes.text}>{reply.text}</p>
          <p className={classes.when}>
            <time dateTime={reply.at}>{formatDate(reply.at)}</time>
          </p>
        </div>
      )}
      {side && replyBy && !isReplying && (
        <div className={classes.action}>
          <Button size="small" onClick={() => setReplying(true)}>
            Reply
          </Button>
          <span className={classes.when}>Reply by {formatDate(replyBy)}</span>
        </div>
      )}
      {side && replyBy && isReplying && (
        <ReplyForm side={side} dealId={review.dealId} onDone={() => setReplying(false)} />
      )}
    </article>
  )
}

/** Returns the name of an author, and who wrote for them: "Maya Okafor, written by Larkfield". */
function describeAuthor({ name, agencyName }: Review['author']): string {
  return agencyName ? `${name}, written by ${agencyName}` : name
}

function ReplyForm({ side, dealId, onDone }: { side: Viewer; dealId: string; onDone: () => void }) {
  const { form, onSubmit, isSending } = useCallForm({
    call: reviewRows[side].reply,
    initial: { text: '' },
    toBody: ({ text }) => ({ dealId, text }),
    topics: reviewTopics,
    onSuccess: onDone,
  })
  return (
    <FormBody
      onSubmit={onSubmit}
      actions={
        <>
          <Button onClick={onDone}>Cancel</Button>
          <Button type="submit" kind="primary" busy={isSending}>
            Publish reply
          </Button>
        </>
      }
    >
      <TextAreaField
        label="Your reply"
        hint="One reply, public at once. It can’t be changed."
        isRequired
        rows={3}
        limit={MAX_REPLY_LENGTH}
        {...form.getInputProps('text')}
      />
      <LeaveDialog isDirty={form.isDirty() && !isSending} />
    </FormBody>
  )
}
