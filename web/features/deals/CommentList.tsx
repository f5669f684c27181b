import type { Submission } from '@marquee/contract/calls/deals'
import classes from './CommentList.module.css'
import { formatTimecode } from './timecode.ts'

/** The requested changes, one by one, each after its time in the video and its line of the brief. */
export function CommentList({ comments }: { comments: Submission['comments'] }) {
  if (comments.length === 0) return null
  return (
    <ul className={classes.list} aria-label="Comments">
      {comments.map(({ id, author, text, atMs, briefLine }) => (
        <li key={id} className={classes.item}>
          {atMs !== null && <span className={classes.time}>{formatTimecode(atMs)}</span>}
          <div>
            {briefLine && <p className={classes.brief}>“{briefLine}”</p>}
            <p className={classes.text}>{text}</p>
            <p className={classes.brief}>{author}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
