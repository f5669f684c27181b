import type { Deliverable } from '@marquee/contract/calls/deals'
import { type Comment, MAX_REPLIES } from '@marquee/contract/calls/submissions'
import { useState } from 'react'
import { useCallForm } from '#lib/use-call-form.ts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import type { Viewer } from '#lib/viewer.ts'
import { Button } from '#ui/Button.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import classes from './CommentList.module.css'
import { commentRows, dealTopics } from './deals.queries.ts'

interface DiscussionProps {
  comment: Comment
  number: number
  /** Who may answer and resolve it; null for a reader. */
  discussion: { side: Viewer; deliverable: Deliverable } | null
}

/** The replies to a comment, and what the viewer may do: answer it, mark it as resolved or open it again. */
export function Discussion({ comment, number, discussion }: DiscussionProps) {
  return (
    <>
      {comment.replies.length > 0 && (
        <ul className={classes.replies} aria-label={`Replies to comment ${number}`}>
          {comment.replies.map(({ id, author, text, at }) => (
            <li key={id}>
              <p className={classes.text}>{text}</p>
              <p className={classes.brief}>
                {author}, <RelativeTime at={at} />
              </p>
            </li>
          ))}
        </ul>
      )}
      {discussion?.deliverable.isOpenForReplies && (
        <Answer comment={comment} number={number} {...discussion} />
      )}
    </>
  )
}

type AnswerProps = Omit<DiscussionProps, 'discussion'> & { side: Viewer; deliverable: Deliverable }

function Answer({ comment, number, side, deliverable }: AnswerProps) {
  const [isReplying, setReplying] = useState(false)
  const isResolved = comment.resolvedAt !== null
  const resolve = useCallMutation(commentRows[side].resolve, {
    topics: dealTopics,
    success: isResolved ? 'Comment is open again.' : 'Comment resolved.',
  })
  if (isReplying)
    return (
      <ReplyForm
        comment={comment}
        number={number}
        side={side}
        deliverable={deliverable}
        onDone={() => setReplying(false)}
      />
    )
  return (
    <Cluster>
      {comment.replies.length < MAX_REPLIES && (
        <Button
          size="small"
          kind="quiet"
          aria-label={`Reply to comment ${number}`}
          onClick={() => setReplying(true)}
        >
          Reply
        </Button>
      )}
      <Button
        size="small"
        kind="quiet"
        busy={resolve.isPending}
        aria-label={`${isResolved ? 'Open comment again' : 'Resolve comment'} ${number}`}
        onClick={() =>
          resolve.mutate({ deliverableId: deliverable.id, commentId: comment.id, isResolved: !isResolved })
        }
      >
        {isResolved ? 'Open again' : 'Resolve'}
      </Button>
    </Cluster>
  )
}

function ReplyForm({ comment, number, side, deliverable, onDone }: AnswerProps & { onDone: () => void }) {
  const { form, onSubmit, isSending } = useCallForm({
    call: commentRows[side].reply,
    initial: { text: '' },
    toBody: ({ text }) => ({ deliverableId: deliverable.id, commentId: comment.id, text }),
    topics: dealTopics,
    onSuccess: onDone,
  })
  return (
    <FormBody
      onSubmit={onSubmit}
      actions={
        <>
          <Button size="small" onClick={onDone}>
            Cancel
          </Button>
          <Button size="small" kind="strong" type="submit" busy={isSending}>
            Send reply
          </Button>
        </>
      }
    >
      <TextAreaField
        label={`Reply to comment ${number}`}
        isRequired
        rows={2}
        limit={1000}
        {...form.getInputProps('text')}
      />
    </FormBody>
  )
}
