import type { RosterRow } from '@marquee/contract/calls/roster'
import { mandateLifecycle } from '@marquee/contract/lifecycles/mandate'
import { Status } from '#ui/Status.tsx'
import { describeState } from './describe-state.ts'

/** Where a talent of the roster stands, and what that means. */
export function RosterState({ row }: { row: RosterRow }) {
  const { tone } = mandateLifecycle.states[row.status]
  return <Status tone={row.proposal ? 'action' : tone}>{describeState(row)}</Status>
}
