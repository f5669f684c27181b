import { supportVisitCalls } from '@marquee/contract/calls/support-visits'
import { useQuery } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { useCallMutation } from '#lib/use-call-mutation.ts'

/** How often the page asks whether the visit goes on, because the user can end it. */
const visitIntervalMs = 15_000

/** Reads the visit that this browser’s token belongs to. */
export function useCurrentVisit() {
  return useQuery({
    queryKey: ['visit'],
    queryFn: () => call(supportVisitCalls.currentVisit, {}),
    refetchInterval: visitIntervalMs,
  })
}

/** Lets the operator change things as the user. */
export function useAllowChanges(onSuccess: () => void) {
  return useCallMutation(supportVisitCalls.allowChanges, { topics: ['visit'], onSuccess })
}
