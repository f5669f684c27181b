import { Skeleton } from '#ui/Skeleton.tsx'
import classes from './ConversationPane.module.css'

const bubbles = [
  { id: 'a', width: '46%' },
  { id: 'b', width: '62%' },
  { id: 'c', width: '34%' },
  { id: 'd', width: '54%' },
]

/** Placeholder for a conversation. */
export function ConversationSkeleton() {
  return (
    <div className={classes.loading} role="status">
      <span className={classes.hidden}>Loading</span>
      {bubbles.map(({ id, width }) => (
        <Skeleton key={id} width={width} height={40} />
      ))}
    </div>
  )
}
