import type { ScheduleConflict } from '@marquee/contract/calls/calendar'
import type { OfferDetails } from '@marquee/contract/calls/offers'
import { formatDate } from '@marquee/contract/rules/dates'
import type { Viewer } from '#lib/viewer.ts'
import { Callout } from '#ui/Callout.tsx'
import classes from './ConflictNotice.module.css'
import { useConflicts } from './offers.queries.ts'

/** Above this number, further conflicts are collapsed. */
const first = 3

/** The conflicts of an open offer with agreed work; nothing when there are none. */
export function ConflictNotice({ side, offer }: { side: Viewer; offer: OfferDetails }) {
  const isOpen = offer.status === 'pending_talent' || offer.status === 'pending_brand'
  const clashes = useConflicts(side, offer.id, isOpen).data?.items ?? []
  if (clashes.length === 0) return null
  const rest = clashes.slice(first)
  return (
    <Callout tone="warning">
      <strong>
        {clashes.length === 1
          ? 'This conflicts with other work.'
          : `This conflicts with other work on ${clashes.length} occasions.`}
      </strong>
      <ConflictList clashes={clashes.slice(0, first)} />
      {rest.length > 0 && (
        <details>
          <summary className={classes.more}>{rest.length} more</summary>
          <ConflictList clashes={rest} />
        </details>
      )}
    </Callout>
  )
}

function ConflictList({ clashes }: { clashes: readonly ScheduleConflict[] }) {
  return (
    <ul className={classes.list}>
      {clashes.map(({ kind, sentence, from, until, dealId, offerId }) => (
        <li key={[kind, sentence, from, dealId, offerId].join(' ')}>
          {sentence}{' '}
          <span className={classes.days}>
            {formatDate(from)}
            {until !== from && ` to ${formatDate(until)}`}
          </span>
        </li>
      ))}
    </ul>
  )
}
