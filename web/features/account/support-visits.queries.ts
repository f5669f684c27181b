import { supportVisitCalls } from '@marquee/contract/calls/support-visits'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { usePagedQuery } from '#lib/use-paged-query.ts'

/** Reads the visits of operators to the account, newest first. */
export function useSupportVisits() {
  return usePagedQuery(['account', 'visits'], supportVisitCalls.supportVisits, { limit: 10 })
}

/** Objects to a visit, which ends at once. */
export function useObjectToVisit(onSuccess: () => void) {
  return useCallMutation(supportVisitCalls.objectToVisit, { topics: ['account'], onSuccess })
}
