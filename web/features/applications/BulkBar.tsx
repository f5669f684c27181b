import {
  type ApplicationForBrand,
  applicationCalls,
  MAX_DECIDED_APPLICANTS,
} from '@marquee/contract/calls/applications'
import { formatCount } from '@marquee/contract/rules/wording'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Button } from '#ui/Button.tsx'
import { SelectionBar } from '#ui/SelectionBar.tsx'
import { applicationTopics } from './applications.queries.ts'

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
    <SelectionBar
      label="Selected applicants"
      text={`${chosen.length} selected${chosen.length > MAX_DECIDED_APPLICANTS ? `, at most ${MAX_DECIDED_APPLICANTS} at once` : ''}`}
      onClear={onClear}
    >
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
    </SelectionBar>
  )
}
