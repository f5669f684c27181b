import { type UseFormReturnType, useForm } from '@mantine/form'
import type { Call, CallOutput } from '@marquee/contract/call'
import { type FormEvent, useRef } from 'react'
import { z } from 'zod'
import { fieldErrors } from './api-error.ts'
import type { Files } from './call-address.ts'
import { fieldErrorsOf } from './field-errors-of.ts'
import { useCallMutation } from './use-call-mutation.ts'

interface CallFormOptions<C extends Call, Values> {
  call: C
  initial: Values
  /** The typed values as the call's body; left out when they are the same. Its schema judges the result, field by field. */
  toBody?: (values: Values) => unknown
  /** Where a fault of the body is shown, when the form names the field otherwise. */
  fieldOf?: (path: string) => string
  topics?: readonly string[]
  success?: string | null
  onSuccess?: (data: CallOutput<C>, values: Values) => void
  /** Pictures among the values, by the call's field. */
  filesOf?: (values: Values) => Files | undefined
  /** Sees each refusal first; true when it was dealt with. */
  onRefusal?: (fault: Error, values: Values) => boolean
}

interface CallForm<Values> {
  form: UseFormReturnType<Values>
  onSubmit: (event?: FormEvent<HTMLFormElement>) => void
  isSending: boolean
}

/**
 * A form that is one call: it validates with the call's own schema, sends, shows the server's field faults at the fields and
 * everything else as a toast. After a fault the first wrong field has the focus.
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
    onRefusal,
  } = options
  const sent = useRef<Values | null>(null)
  // Told to the write itself: news of the change may take this form off the page before its own answer is here.
  const write = useCallMutation(call, {
    ...rest(options),
    quiet: onRefusal !== undefined,
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
      onError: (fault) => {
        if (onRefusal?.(fault, values)) return
        const errors = renamed(fieldErrors(fault), fieldOf)
        form.setErrors(errors)
        focusFirst(errors)
        if (onRefusal) write.tell(fault)
      },
    })
  }
  return { form, onSubmit: form.onSubmit(send, focusFirst), isSending: write.isPending }
}

/** Moves to the first marked field as the eye meets it, not as the schema lists it. */
function focusFirst(errors: Record<string, unknown>): void {
  const fields = [...document.querySelectorAll<HTMLElement>('[data-path]')]
  fields.find(({ dataset }) => (dataset.path ?? '') in errors)?.focus()
}

function renamed(faults: Record<string, string>, fieldOf: (path: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(faults).map(([path, sentence]) => [fieldOf(path), sentence]))
}

function rest({ topics, success }: { topics?: readonly string[]; success?: string | null }) {
  return { ...(topics && { topics }), ...(success !== undefined && { success }) }
}
