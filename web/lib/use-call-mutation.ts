import type { Call, CallOutput } from '@marquee/contract/call'
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { type Body, request } from './api.ts'
import { fieldErrors, toastText } from './api-error.ts'
import type { Files } from './call-address.ts'
import { newKey } from './idempotency-key.ts'
import { invalidateTopics } from './invalidate-topics.ts'
import { toast } from './toast.ts'

interface WriteOptions<C extends Call> {
  /** First parts of the query keys that this call changes; they are invalidated after success. */
  topics?: readonly string[]
  /** Shown instead of the server's success message, also by what was sent; `null` shows none. */
  success?: string | null | ((input: Body<C>) => string)
  /** The page shows the error itself. Field errors never appear as a toast. */
  quiet?: boolean
  onSuccess?: (data: CallOutput<C>) => void
  /** Images to send, requested for each attempt; without files the call sends JSON. */
  files?: () => Files | undefined
}

export type CallMutation<C extends Call> = UseMutationResult<CallOutput<C>, Error, Body<C>> & {
  showError: (error: Error) => void
}

/**
 * Performs one writing call. A retry of the same body after a lost response carries the same idempotency key,
 * so that a second click never acts twice. Success and errors are shown as toasts, except errors of single
 * fields, which belong to the form.
 */
export function useCallMutation<C extends Call>(row: C, options: WriteOptions<C> = {}): CallMutation<C> {
  const client = useQueryClient()
  const attempt = useRef<{ body: string; key: string } | null>(null)
  const mutation = useMutation<CallOutput<C>, Error, Body<C>>({
    mutationFn: async (input) => {
      const files = options.files?.()
      const body = JSON.stringify([
        input,
        Object.entries(files ?? {}).map(([field, file]) => [field, markOf(file)]),
      ])
      if (attempt.current?.body !== body) attempt.current = { body, key: newKey() }
      const { data, message } = await request(row, input, {
        key: attempt.current.key,
        ...(files && { files }),
      })
      attempt.current = null
      const { success = message } = options
      const sentence = typeof success === 'function' ? success(input) : success
      if (sentence) toast.success(sentence)
      return data
    },
    onSuccess: async (data) => {
      options.onSuccess?.(data)
      if (options.topics) await invalidateTopics(client, options.topics)
    },
    onError: (error) => {
      if (!options.quiet) showError(error)
    },
  })
  return { ...mutation, showError: showError }
}

/** Identifies a choice of files: the same text with another image is another attempt. */
function markOf(file: Files[string]): unknown {
  return (file instanceof Blob ? [file] : file).map((one) => [
    one.size,
    one.type,
    one instanceof File ? [one.name, one.lastModified] : '',
  ])
}

/** Shows an error as a toast, unless it belongs to fields. */
function showError(error: Error): void {
  if (Object.keys(fieldErrors(error)).length === 0) toast.error(toastText(error))
}
