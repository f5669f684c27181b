import { CommentPin } from './CommentPin.tsx'
import { DrawnButtons } from './DrawnButtons.tsx'
import { exampleDeal } from './example-deal.ts'
import { ProductScene } from './ProductScene.tsx'
import classes from './ReviewExample.module.css'

const comments = [
  {
    no: 1,
    at: '0:04',
    text: 'Could the label be easier to read?',
    state: 'Resolved in version 2',
    reply: '',
  },
  {
    no: 2,
    at: '0:11',
    text: 'Please say the name in the first seconds.',
    state: 'Open',
    reply: 'It will be in version 3.',
  },
] as const

/** An example of submitted work in review: the picture with the comments on it. The page has a `ProductSceneDefinition`. */
export function ReviewExample() {
  return (
    <div className={classes.frame}>
      <div className={classes.review}>
        <div className={classes.picture}>
          <ProductScene />
          <CommentPin no={1} isResolved className={classes.first} />
          <CommentPin no={2} className={classes.second} />
        </div>
        <div className={classes.side}>
          <p className={classes.head}>
            <strong>Reel, version 2</strong>
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
                      <b>{exampleDeal.talent}</b> {reply}
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
