import { operatorCaseCalls } from '@marquee/contract/calls/operator-cases'
import { useCallQuery } from '#lib/use-call-query.ts'

/** Reads a dispute with everything that its decision rests on. */
export function useDisputeFile(disputeId: string) {
  return useCallQuery(['queue', 'dispute', disputeId], operatorCaseCalls.operatorDispute, { disputeId })
}

/** Reads a cancellation request with everything that its decision rests on. */
export function useCancellationFile(cancellationId: string) {
  return useCallQuery(['queue', 'cancellation', cancellationId], operatorCaseCalls.operatorCancellation, {
    cancellationId,
  })
}
