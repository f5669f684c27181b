import type { ApplicationForBrand } from '@marquee/contract/calls/applications'
import { formatMoney } from '@marquee/contract/rules/currency'
import { Avatar } from '#ui/Avatar.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import classes from './ApplicantCard.module.css'
import { describeState } from './describe-state.ts'

/** One applicant on the board; the whole card opens the application. */
export function ApplicantCard({
  application,
  onOpen,
}: {
  application: ApplicationForBrand
  onOpen: () => void
}) {
  const { talent, proposedFee, currency, pitch, createdAt } = application
  const odd = describeState(application.status)
  return (
    <button type="button" className={classes.card} onClick={onOpen}>
      <span className={classes.head}>
        <Avatar name={talent.displayName} picture={talent.avatarUrl} />
        <span className={classes.who}>
          <strong>{talent.displayName}</strong>
          <span className={classes.quiet}>{talent.city}</span>
        </span>
      </span>
      {pitch && <span className={classes.pitch}>{pitch}</span>}
      <span className={classes.foot}>
        <span>{proposedFee === null ? 'No fee requested' : formatMoney(proposedFee, currency)}</span>
        <span className={classes.quiet}>{odd ?? <RelativeTime at={createdAt} />}</span>
      </span>
    </button>
  )
}
