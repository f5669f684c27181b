import type { RosterRow } from '@marquee/contract/calls/roster'
import { mandateLifecycle } from '@marquee/contract/lifecycles/mandate'
import { Status } from '#ui/Status.tsx'
import { describeState } from './describe-state.ts'

/** The status of a roster row. */
export function RosterState({ row }: { row: RosterRow }) {
  const { tone } = mandateLifecycle.states[row.status]
  return <Status tone={row.proposal ? 'action' : tone}>{describeState(row)}</Status>
}
