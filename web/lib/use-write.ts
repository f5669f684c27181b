import type { Call, Replied } from '@marquee/contract/call'
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { ask, type Body } from './api.ts'
import { errorText, fieldErrors } from './api-error.ts'
import { freshen } from './freshen.ts'
import { newKey } from './new-key.ts'
import { toast } from './toast.ts'

interface WriteOptions<C extends Call> {
  /** First parts of the query keys that this changes; they are read anew after success. */
  topics?: readonly string[]
  /** Shown instead of the server's sentence; `null` shows none. */
  success?: string | null
  /** The page shows the fault itself. Field faults are never toasted. */
  quiet?: boolean
  onSuccess?: (data: Replied<C>) => void
}

export type Write<C extends Call> = UseMutationResult<Replied<C>, Error, Body<C>> & { tell: (fault: Error) => void }

/**
 * Performs one writing call. A second try of the same body after a lost answer carries the same idempotency key, so that pressing
 * again never acts twice. Success and faults are told by toast, except faults of single fields, which belong to the form.
 */
export function useWrite<C extends Call>(row: C, options: WriteOptions<C> = {}): Write<C> {
  const client = useQueryClient()
  const attempt = useRef<{ body: string; key: string } | null>(null)
  const mutation = useMutation<Replied<C>, Error, Body<C>>({
    mutationFn: async (input) => {
      const body = JSON.stringify(input)
      if (attempt.current?.body !== body) attempt.current = { body, key: newKey() }
      const { data, message } = await ask(row, input, { key: attempt.current.key })
      attempt.current = null
      const sentence = options.success === undefined ? message : options.success
      if (sentence) toast.success(sentence)
      return data
    },
    onSuccess: async (data) => {
      options.onSuccess?.(data)
      if (options.topics) await freshen(client, options.topics)
    },
    onError: (fault) => {
      if (!options.quiet) tellFault(fault)
    },
  })
  return { ...mutation, tell: tellFault }
}

/** Says a fault as a toast, unless it belongs to fields. */
function tellFault(fault: Error): void {
  if (Object.keys(fieldErrors(fault)).length === 0) toast.error(errorText(fault))
}
