import {
  type ApplicationForBrand,
  applicationCalls,
  MAX_DECIDED_APPLICANTS,
} from '@marquee/contract/calls/applications'
import { formatCount } from '@marquee/contract/rules/wording'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Button } from '#ui/Button.tsx'
import { applicationTopics } from './applications.queries.ts'
import classes from './BulkBar.module.css'

interface BulkBarProps {
  campaignId: string
  chosen: readonly ApplicationForBrand[]
  onDecline: (applications: readonly ApplicationForBrand[]) => void
  onClear: () => void
}

/** What can be done with several applicants; a button counts those whose state allows it. */
export function BulkBar({ campaignId, chosen, onDecline, onClear }: BulkBarProps) {
  const shortlist = useCallMutation(applicationCalls.decideApplicants, {
    topics: applicationTopics,
    success: ({ applications }) => `Shortlisted ${formatCount(applications.length, 'applicant')}.`,
    onSuccess: onClear,
  })
  const allowing = (event: string) => chosen.filter(({ allowedActions }) => allowedActions.includes(event))
  const [toShortlist, toDecline] = [allowing('shortlist'), allowing('decline')]
  const isPossible = ({ length }: readonly unknown[]) => length > 0 && length <= MAX_DECIDED_APPLICANTS
  return (
    <section className={classes.bar} aria-label="Selected applicants">
      <strong>
        {chosen.length} selected
        {chosen.length > MAX_DECIDED_APPLICANTS && `, at most ${MAX_DECIDED_APPLICANTS} at once`}
      </strong>
      <Button
        disabled={!isPossible(toShortlist)}
        busy={shortlist.isPending}
        onClick={() =>
          shortlist.mutate({
            campaignId,
            applications: toShortlist.map(({ id: applicationId, version }) => ({ applicationId, version })),
            action: 'shortlist',
          })
        }
      >
        Shortlist {toShortlist.length}
      </Button>
      <Button disabled={!isPossible(toDecline)} onClick={() => onDecline(toDecline)}>
        Decline {toDecline.length}
      </Button>
      <button type="button" className={classes.clear} onClick={onClear} aria-label="Clear selection">
        ×
      </button>
    </section>
  )
}
