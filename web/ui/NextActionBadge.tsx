import classes from './NextActionBadge.module.css'

interface TurnBadgeProps {
  whose: 'yours' | 'theirs' | 'nobody'
  /** Added after the words: "3 d", "24 Nov". */
  until?: string
}

/** Whose turn it is, in words; nothing when it is nobody's. */
export function NextActionBadge({ whose, until }: TurnBadgeProps) {
  if (whose === 'nobody') return null
  return (
    <span className={classes.badge} data-whose={whose}>
      {whose === 'yours' ? 'Action needed' : 'Waiting'}
      {until && ` · ${until}`}
    </span>
  )
}
