import { type UseFormReturnType, useForm } from '@mantine/form'
import type { Call, CallOutput } from '@marquee/contract/call'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { afterPress } from './after-press.ts'
import { fieldErrors } from './api-error.ts'
import type { Files } from './call-address.ts'
import { callWithSchemas, loadSchemas } from './call-schemas.ts'
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
  /**
   * Validates the values before something that comes ahead of sending, such as a confirmation, and returns the errors by field. Waits for
   * the schemas; null when they cannot be loaded, which a toast says.
   */
  validate: () => Promise<Record<string, unknown> | null>
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
    validate: (values) => {
      const { input } = callWithSchemas(call) ?? {}
      return input ? renamed(fieldErrorsOf(input, toBody(values)), fieldOf) : {}
    },
    enhanceGetInputProps: ({ field, form: { validateField }, options: { withFocus } }) =>
      withFocus ? { onBlur: () => afterPress(() => validateField(field)) } : {},
    clearInputErrorOnChange: true,
  })
  const { isLoading, whenLoaded } = useSchemas(call)
  const focusFirst = useFocusOfFirst()
  const send = (values: Values) => {
    const schemas = callWithSchemas(call)
    if (!schemas) return
    const body = parsed<C['input']>(schemas.input, toBody(values))
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
  const submit = form.onSubmit(send, (invalid) => {
    // An error of the form as a whole belongs to no field and is shown as a toast.
    if ('' in invalid) showUnusable()
    focusFirst(invalid)
  })
  const onSubmit = (event?: FormEvent<HTMLFormElement>) => {
    if (callWithSchemas(call)) return submit(event)
    event?.preventDefault()
    whenLoaded(() => submit())
  }
  const validate = () =>
    loadSchemas(call).then(
      () => form.validate().errors,
      () => {
        showUnusable()
        return null
      },
    )
  return { form, onSubmit, validate, isSending: write.isPending || isLoading }
}

/**
 * Loads the schemas of a call once its form is shown, before a field is left for the first time; a failure is shown when the form is sent.
 * `whenLoaded` runs work as soon as they are there, once however often it is called meanwhile, and not when the form has gone.
 */
function useSchemas(call: Call): { isLoading: boolean; whenLoaded: (work: () => void) => void } {
  const [isLoading, setLoading] = useState(false)
  const isShown = useRef(true)
  useEffect(() => {
    loadSchemas(call).catch(() => undefined)
  }, [call])
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const whenLoaded = (work: () => void) => {
    if (isLoading) return
    setLoading(true)
    loadSchemas(call)
      .then(() => {
        if (isShown.current) work()
      }, showUnusable)
      .finally(() => setLoading(false))
  }
  return { isLoading, whenLoaded }
}

function showUnusable(): void {
  toast.error('This form can’t be sent. Please reload the page and try again.')
}

/**
 * Returns a function that focuses the first invalid field in page order, not in schema order. It waits until the errors are shown: the
 * field may be in a folded part, which its error opens.
 */
function useFocusOfFirst(): (errors: Record<string, unknown>) => void {
  const [errors, setErrors] = useState<Record<string, unknown> | null>(null)
  useEffect(() => {
    if (!errors) return
    const fields = [...document.querySelectorAll<HTMLElement>('[data-path]')]
    const paths = Object.keys(errors)
    const isInvalid = (path = '') => paths.some((one) => path === one || path.startsWith(`${one}.`))
    fields.find(({ dataset }) => isInvalid(dataset.path))?.focus()
  }, [errors])
  return (invalid) => setErrors({ ...invalid })
}

function parsed<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  return schema.parse(value)
}

function renamed(errors: Record<string, string>, fieldOf: (path: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).map(([path, sentence]) => [fieldOf(path), sentence]))
}

function rest({ topics, success }: { topics?: readonly string[]; success?: string | null }) {
  return { ...(topics && { topics }), ...(success !== undefined && { success }) }
}
