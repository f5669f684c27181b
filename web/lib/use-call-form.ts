import { type UseFormReturnType, useForm } from '@mantine/form'
import type { Call, CallOutput } from '@marquee/contract/call'
import { type FormEvent, useRef } from 'react'
import { z } from 'zod'
import { fieldErrors } from './api-error.ts'
import type { Files } from './call-address.ts'
import { fieldErrorsOf } from './field-errors-of.ts'
import { toast } from './toast.ts'
import { useCallMutation } from './use-call-mutation.ts'

interface CallFormOptions<C extends Call, Values> {
  call: C
  initial: Values
  /**
   * The typed values as the call's body; optional when they are the same. The call's schema validates the
   * result.
   */
  toBody?: (values: Values) => unknown
  /** The form field that shows an issue of the body, when the form names the field differently. */
  fieldOf?: (path: string) => string
  topics?: readonly string[]
  success?: string | null
  onSuccess?: (data: CallOutput<C>, values: Values) => void
  /** Images among the values, by the call's field. */
  filesOf?: (values: Values) => Files | undefined
  /** Receives each error first; returns true when it was handled. */
  onError?: (error: Error, values: Values) => boolean
}

interface CallForm<Values> {
  form: UseFormReturnType<Values>
  onSubmit: (event?: FormEvent<HTMLFormElement>) => void
  isSending: boolean
}

/**
 * A form for one call: it validates with the call's own schema, sends, shows the server's field errors at the
 * fields and everything else as a toast. After an error the first invalid field is focused.
 */
export function useCallForm<C extends Call, Values extends Record<string, unknown>>(
  options: CallFormOptions<C, Values>,
): CallForm<Values> {
  const {
    call,
    initial,
    toBody = (values: Values): unknown => values,
    fieldOf = (path: string) => path,
    onSuccess,
    onError,
  } = options
  const sent = useRef<Values | null>(null)
  // Passed to the mutation itself: a server event about the change may unmount this form before the response
  // arrives.
  const write = useCallMutation(call, {
    ...rest(options),
    quiet: onError !== undefined,
    files: () => (sent.current === null ? undefined : options.filesOf?.(sent.current)),
    onSuccess: (data) => {
      if (!sent.current) return
      form.resetDirty(sent.current)
      onSuccess?.(data, sent.current)
    },
  })
  const form = useForm<Values>({
    initialValues: initial,
    validate: (values) => renamed(fieldErrorsOf(call.input, toBody(values)), fieldOf),
    validateInputOnBlur: true,
    clearInputErrorOnChange: true,
  })
  const send = (values: Values) => {
    const body = z.parse<C['input']>(call.input, toBody(values))
    sent.current = values
    write.mutate(body, {
      onError: (error) => {
        if (onError?.(error, values)) return
        const errors = renamed(fieldErrors(error), fieldOf)
        form.setErrors(errors)
        focusFirst(errors)
        if (onError) write.showError(error)
      },
    })
  }
  return { form, onSubmit: form.onSubmit(send, showInvalid), isSending: write.isPending }
}

/** Focuses the first invalid field. An error of the form as a whole belongs to no field and is shown as a toast. */
function showInvalid(errors: Record<string, unknown>): void {
  if ('' in errors) toast.error('This form can’t be sent. Please reload the page and try again.')
  focusFirst(errors)
}

/** Focuses the first invalid field in page order, not in schema order. */
function focusFirst(errors: Record<string, unknown>): void {
  const fields = [...document.querySelectorAll<HTMLElement>('[data-path]')]
  fields.find(({ dataset }) => (dataset.path ?? '') in errors)?.focus()
}

function renamed(errors: Record<string, string>, fieldOf: (path: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).map(([path, sentence]) => [fieldOf(path), sentence]))
}

function rest({ topics, success }: { topics?: readonly string[]; success?: string | null }) {
  return { ...(topics && { topics }), ...(success !== undefined && { success }) }
}
