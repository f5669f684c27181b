import { CommentPin } from './CommentPin.tsx'
import { DrawnButtons } from './DrawnButtons.tsx'
import type { ExampleDeal } from './example-deal.ts'
import { ProductScene } from './ProductScene.tsx'
import classes from './ReviewExample.module.css'

interface ReviewExampleProps {
  /** Where `picture` is null, the page must render a `ProductSceneDefinition`. */
  deal: Pick<ExampleDeal, 'talent' | 'reviewed' | 'picture' | 'firstComment'>
}

/** An example of submitted work in review: the picture with the comments on it. */
export function ReviewExample({ deal }: ReviewExampleProps) {
  const comments = [
    { no: 1, at: '0:04', text: deal.firstComment, state: 'Resolved in version 2', reply: '' },
    {
      no: 2,
      at: '0:11',
      text: 'Please say the name in the first seconds.',
      state: 'Open',
      reply: 'It will be in version 3.',
    },
  ]
  return (
    <div className={classes.frame}>
      <div className={classes.review}>
        <div className={classes.picture}>
          {deal.picture ? (
            <img src={deal.picture} alt="" loading="lazy" decoding="async" />
          ) : (
            <ProductScene />
          )}
          <CommentPin no={1} isResolved className={classes.first} />
          <CommentPin no={2} className={classes.second} />
        </div>
        <div className={classes.side}>
          <p className={classes.head}>
            <strong>{deal.reviewed}, version 2</strong>
            <span>In review</span>
          </p>
          <ol>
            {comments.map(({ no, at, text, state, reply }) => (
              <li key={no} className={classes.comment} data-state={state === 'Open' ? 'open' : 'resolved'}>
                <span className={classes.no} aria-hidden="true">
                  {no}
                </span>
                <p>
                  {text}
                  <span>
                    At {at} · {state}
                  </span>
                  {reply && (
                    <span className={classes.reply}>
                      <b>{deal.talent}</b> {reply}
                    </span>
                  )}
                </p>
              </li>
            ))}
          </ol>
          <div className={classes.foot}>
            <p>1 of 2 revisions used</p>
            <DrawnButtons main="Approve" other="Request changes" />
          </div>
        </div>
      </div>
    </div>
  )
}
