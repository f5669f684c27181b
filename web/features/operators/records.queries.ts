import type { Call, CallOutput, CallRequest } from '@marquee/contract/call'
import { operatorRecordCalls } from '@marquee/contract/calls/operator-records'
import { type QueryKey, useQuery } from '@tanstack/react-query'
import { call } from '#lib/api.ts'

/** Opens a page that the audit log records: once each time it is shown, never by a refresh. */
function useOpening<C extends Call>(key: QueryKey, row: C, input: CallRequest<C>) {
  return useQuery<CallOutput<C>, Error>({ queryKey: key, queryFn: () => call(row, input), gcTime: 0 })
}

export function useDealRecord(dealId: string) {
  return useOpening(['operator records', 'deal', dealId], operatorRecordCalls.openDeal, { dealId })
}

export function useManagedProfile(talentId: string) {
  return useOpening(['operator records', 'profile', talentId], operatorRecordCalls.openManagedProfile, {
    talentId,
  })
}
