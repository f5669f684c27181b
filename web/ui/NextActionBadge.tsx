import classes from './NextActionBadge.module.css'

interface TurnBadgeProps {
  whose: 'yours' | 'theirs' | 'nobody'
  /** Appended to the text: "3 d", "24 Nov". */
  until?: string
}

/** Shows who must act next; renders nothing when nobody has to. */
export function NextActionBadge({ whose, until }: TurnBadgeProps) {
  if (whose === 'nobody') return null
  return (
    <span className={classes.badge} data-whose={whose}>
      {whose === 'yours' ? 'Action needed' : 'Waiting'}
      {until && ` · ${until}`}
    </span>
  )
}
