import classes from './NextActionBadge.module.css'

interface NextActionBadgeProps {
  nextActor: 'you' | 'other' | 'nobody'
  /** Who must act next, if the caller knows the name; only used with `other`. */
  waitingFor?: string
  /** Appended to the text: "3 d", "24 Nov". */
  until?: string
}

/** Shows who must act next: "Action needed" or "Waiting for Glow". Renders nothing when nobody has to act. */
export function NextActionBadge({ nextActor, waitingFor, until }: NextActionBadgeProps) {
  if (nextActor === 'nobody') return null
  return (
    <span className={classes.badge} data-next-actor={nextActor}>
      {nextActor === 'you' ? 'Action needed' : waitingFor ? `Waiting for ${waitingFor}` : 'Waiting'}
      {until && ` · ${until}`}
    </span>
  )
}
