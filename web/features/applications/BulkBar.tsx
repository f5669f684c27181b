import { type ApplicationForBrand, applicationCalls } from '@marquee/contract/calls/applications'
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
    onSuccess: onClear,
  })
  const allowing = (event: string) => chosen.filter(({ allowedActions }) => allowedActions.includes(event))
  const [toShortlist, toDecline] = [allowing('shortlist'), allowing('decline')]
  return (
    <section className={classes.bar} aria-label="Selected applicants">
      <strong>{chosen.length} selected</strong>
      <Button
        disabled={toShortlist.length === 0}
        busy={shortlist.isPending}
        onClick={() =>
          shortlist.mutate({
            campaignId,
            applicationIds: toShortlist.map(({ id }) => id),
            action: 'shortlist',
          })
        }
      >
        Shortlist {toShortlist.length}
      </Button>
      <Button disabled={toDecline.length === 0} onClick={() => onDecline(toDecline)}>
        Decline {toDecline.length}
      </Button>
      <button type="button" className={classes.clear} onClick={onClear} aria-label="Clear selection">
        ×
      </button>
    </section>
  )
}
