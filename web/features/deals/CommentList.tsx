import type { Deliverable } from '@marquee/contract/calls/deals'
import type { Comment } from '@marquee/contract/calls/submissions'
import type { Viewer } from '#lib/viewer.ts'
import { PlaceMark } from '#ui/boxes/PlaceMark.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import classes from './CommentList.module.css'
import { Discussion } from './Discussion.tsx'

interface CommentListProps {
  comments: readonly Comment[]
  activeId: string | null
  /** Shows the place of a comment on the work. */
  onShow: (comment: Comment) => void
  /** Who may answer and resolve them; null for a reader. */
  discussion: { side: Viewer; deliverable: Deliverable } | null
}

/** The requested changes, numbered as their boxes are, each with its moment, its line of the brief and its replies. */
export function CommentList({ comments, activeId, onShow, discussion }: CommentListProps) {
  if (comments.length === 0) return null
  return (
    <ol className={classes.list} aria-label="Comments">
      {comments.map((comment, index) => (
        <li
          key={comment.id}
          className={classes.item}
          data-comment={comment.id}
          data-active={comment.id === activeId || undefined}
          data-resolved={comment.resolvedAt ? true : undefined}
        >
          <PlaceMark place={comment} number={index + 1} noun="comment" onShow={() => onShow(comment)} />
          <div className={classes.body}>
            {comment.briefLine && <p className={classes.brief}>“{comment.briefLine}”</p>}
            <p className={classes.text}>{comment.text}</p>
            <p className={classes.brief}>
              {comment.author}, <RelativeTime at={comment.at} />
              {comment.resolvedAt && <strong className={classes.resolved}> · Resolved</strong>}
            </p>
            <Discussion comment={comment} number={index + 1} discussion={discussion} />
          </div>
        </li>
      ))}
    </ol>
  )
}
