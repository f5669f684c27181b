import type { Call } from '@marquee/contract/call'
import { queueCalls } from '@marquee/contract/calls/queue'
import { useQueryClient } from '@tanstack/react-query'
import type { Body } from '#lib/api.ts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { useCallQuery } from '#lib/use-call-query.ts'

/** The key of the queue. */
export const queueKey = ['queue'] as const

/** Reads everything that waits for an operator. */
export function useQueue() {
  return useCallQuery(queueKey, queueCalls.queue, {})
}

interface ActionOptions<C extends Call> {
  /** Shown instead of the server’s success message, by what was sent. */
  success?: (input: Body<C>) => string
  onSuccess?: () => void
}

/** Performs what an operator does with an item; each reply is the new queue. */
export function useQueueAction<Name extends Exclude<keyof typeof queueCalls, 'queue'>>(
  name: Name,
  { success, onSuccess }: ActionOptions<(typeof queueCalls)[Name]> = {},
) {
  const client = useQueryClient()
  return useCallMutation<(typeof queueCalls)[Name]>(queueCalls[name], {
    ...(success && { success }),
    onSuccess: (data) => {
      client.setQueryData(queueKey, data)
      onSuccess?.()
    },
  })
}
