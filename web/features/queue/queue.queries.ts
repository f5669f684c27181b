import { queueCalls } from '@marquee/contract/calls/queue'
import { useQueryClient } from '@tanstack/react-query'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { useCallQuery } from '#lib/use-call-query.ts'

/** The key of the queue. */
export const queueKey = ['queue'] as const

/** Reads everything that waits for an operator. */
export function useQueue() {
  return useCallQuery(queueKey, queueCalls.queue, {})
}

/** Performs what an operator does with an item; each reply is the new queue. */
export function useQueueAction<Name extends Exclude<keyof typeof queueCalls, 'queue'>>(
  name: Name,
  onSuccess?: () => void,
) {
  const client = useQueryClient()
  return useCallMutation<(typeof queueCalls)[Name]>(queueCalls[name], {
    onSuccess: (data) => {
      client.setQueryData(queueKey, data)
      onSuccess?.()
    },
  })
}
