import { type RosterRow, rosterCalls } from '@marquee/contract/calls/roster'
import { formatCount, joinList } from '@marquee/contract/rules/wording'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { rosterTopics } from './roster.queries.ts'

interface RemoveDialogProps {
  row: RosterRow | null
  onClose: () => void
  /** True while the removal runs: queries of the mandate pause meanwhile. */
  onRemoving?: (isRemoving: boolean) => void
  onRemoved: () => void
}

/** Ends a mandate, or withdraws a request, after showing what that means for the work. */
export function RemoveDialog({ row, onClose, onRemoving, onRemoved }: RemoveDialogProps) {
  const remove = useCallMutation(rosterCalls.removeAddedTalent, {
    topics: rosterTopics,
    success: row?.status === 'invited' ? 'Request withdrawn.' : undefined,
    onSuccess: onRemoved,
  })
  const handleConfirm = () => {
    if (!row) return
    onRemoving?.(true)
    remove.mutate({ mandateId: row.id, version: row.version }, { onError: () => onRemoving?.(false) })
  }
  const name = row?.talent?.displayName ?? row?.email ?? 'this talent'
  const isAsked = row?.status === 'invited'
  const isHeld = row !== null && isHeldByWork(row)
  return (
    <ConfirmDialog
      isOpen={row !== null}
      onClose={onClose}
      title={isAsked ? `Withdraw the request to ${name}?` : `Remove ${name} from your roster?`}
      consequences={row ? consequencesOf(row, name) : []}
      confirm={isAsked ? 'Withdraw' : 'Remove'}
      isDangerous={!isAsked}
      isDisabled={isHeld}
      isBusy={remove.isPending}
      onConfirm={handleConfirm}
    />
  )
}

/** Without an account nobody could continue the work (design, section 7). */
function isHeldByWork({ status, isManaged, openOffers, runningDeals }: RosterRow): boolean {
  return status === 'active' && isManaged && openOffers + runningDeals > 0
}

function consequencesOf(row: RosterRow, name: string): string[] {
  const { status, isManaged, openOffers, runningDeals, sunsetDays } = row
  if (status === 'invited') return [`${name} can no longer accept it. You can send a new request.`]
  if (isHeldByWork(row)) {
    return [
      `${name} has ${describeActiveWork(row)} and no account of their own to continue with.`,
      'You can remove them when the work is complete, or once they’ve claimed their profile.',
    ]
  }
  return [
    isManaged
      ? 'You can no longer act on their behalf, and brands can no longer find their profile.'
      : 'You can no longer act on their behalf. We tell them.',
    ...(openOffers + runningDeals > 0
      ? [
          `${describeActiveWork(row)} ${openOffers + runningDeals > 1 ? 'continue' : 'continues'} with ${name} alone.`,
        ]
      : []),
    sunsetDays > 0
      ? `You still earn commission for ${sunsetDays} days on work started under the agreement.`
      : 'Active deals keep their agreed commission.',
  ]
}

/** Returns "2 active deals and 1 open offer"; zero counts are omitted. */
function describeActiveWork({ openOffers, runningDeals }: RosterRow): string {
  const work = [
    runningDeals > 0 && formatCount(runningDeals, 'active deal'),
    openOffers > 0 && formatCount(openOffers, 'open offer'),
  ]
  return joinList(work.filter((part) => part !== false))
}
