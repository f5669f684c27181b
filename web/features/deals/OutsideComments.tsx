import { type OutsideComment, workLinkCalls } from '@marquee/contract/calls/work-links'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Button } from '#ui/Button.tsx'
import { PlaceMark } from '#ui/boxes/PlaceMark.tsx'
import { Chip } from '#ui/Chip.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import classes from './CommentList.module.css'
import { outsideTopics } from './outside-review.queries.ts'

interface OutsideCommentsProps {
  comments: readonly OutsideComment[]
  /** The number of the first one; those of the brand come before. */
  firstNumber: number
  talentName: string
  activeId: string | null
  onShow: (comment: OutsideComment) => void
  /** Makes a comment a change request of the brand; null where changes cannot be requested. */
  onUse: ((comment: OutsideComment) => void) | null
}

/** What outside reviewers wrote about a version. The brand alone reads it, and makes of it what it wants to request. */
export function OutsideComments(props: OutsideCommentsProps) {
  const { comments, firstNumber, talentName, activeId, onShow, onUse } = props
  const remove = useCallMutation(workLinkCalls.removeOutsideComment, { topics: outsideTopics })
  if (comments.length === 0) return null
  return (
    <section className={classes.outside} aria-label="Comments from outside">
      <h3>From outside reviewers</h3>
      <p>{talentName} doesn’t see these comments unless you use them in a request for changes.</p>
      <ol className={classes.list} aria-label="Comments of outside reviewers">
        {comments.map((comment, index) => {
          const number = firstNumber + index
          return (
            <li
              key={comment.id}
              className={classes.item}
              data-outside
              data-comment={comment.id}
              data-active={comment.id === activeId || undefined}
            >
              <PlaceMark
                place={comment}
                number={number}
                noun="outside comment"
                onShow={() => onShow(comment)}
              />
              <div className={classes.body}>
                <p className={classes.text}>{comment.text}</p>
                <p className={classes.brief}>
                  {comment.name}, <RelativeTime at={comment.at} />
                  {comment.editedAt && ', edited'} <Chip>From outside</Chip>
                </p>
                <Cluster>
                  {comment.takenOverAt ? (
                    <span className={classes.brief}>Used in your request</span>
                  ) : (
                    onUse && (
                      <Button
                        size="small"
                        aria-label={`Use outside comment ${number} in a request`}
                        onClick={() => onUse(comment)}
                      >
                        Use in a request
                      </Button>
                    )
                  )}
                  <Button
                    size="small"
                    kind="quiet"
                    aria-label={`Remove outside comment ${number}`}
                    busy={remove.isPending && remove.variables?.commentId === comment.id}
                    onClick={() => remove.mutate({ commentId: comment.id })}
                  >
                    Remove
                  </Button>
                </Cluster>
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
