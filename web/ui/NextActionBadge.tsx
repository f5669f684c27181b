import classes from './NextActionBadge.module.css'

interface NextActionBadgeProps {
  whose: 'yours' | 'theirs' | 'nobody'
  /** Who must act next, if the caller knows the name; only used with `theirs`. */
  waitingFor?: string
  /** Appended to the text: "3 d", "24 Nov". */
  until?: string
}

/** Shows who must act next: "Action needed" or "Waiting for Glow". Renders nothing when nobody has to act. */
export function NextActionBadge({ whose, waitingFor, until }: NextActionBadgeProps) {
  if (whose === 'nobody') return null
  return (
    <span className={classes.badge} data-whose={whose}>
      {whose === 'yours' ? 'Action needed' : waitingFor ? `Waiting for ${waitingFor}` : 'Waiting'}
      {until && ` · ${until}`}
    </span>
  )
}
