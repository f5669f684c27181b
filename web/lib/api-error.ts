import { type ErrorCode, errorCatalogue } from '@marquee/contract/errors'
import { MESSAGES } from '@marquee/contract/rules/constants'

interface ApiErrorFields {
  status: number
  code?: ErrorCode | undefined
  message?: string | undefined
  fields?: Record<string, string> | undefined
  state?: string | undefined
  version?: number | undefined
  retryAfterSeconds?: number | undefined
  role?: string | undefined
}

/** The only error class of the client: an unsuccessful response, or no response at all (`status` 0). */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode | undefined
  readonly fields: Record<string, string>
  readonly state: string | undefined
  readonly version: number | undefined
  readonly retryAfterSeconds: number | undefined
  readonly role: string | undefined

  constructor(error: ApiErrorFields) {
    super(error.message ?? '')
    this.name = 'ApiError'
    this.status = error.status
    this.code = error.code
    this.fields = error.fields ?? {}
    this.state = error.state
    this.version = error.version
    this.retryAfterSeconds = error.retryAfterSeconds
    this.role = error.role
  }

  /** True when no response arrived: the network failed, not the server. */
  get isNetwork(): boolean {
    return this.status === 0
  }
}

/**
 * Returns the message shown for an error (specification section 8): the network message, else the server's
 * message, else the error's message, else the general one.
 */
export function errorText(error: unknown): string {
  if (error instanceof ApiError && error.isNetwork) return MESSAGES.network
  if (error instanceof Error && error.message !== '') return error.message
  return MESSAGES.error
}

/**
 * Returns the text of a toast about an error: as `errorText`, but nothing where the server sent no message, so that
 * the toast shows its own default (specification section 8).
 */
export function toastText(error: unknown): string | undefined {
  return error instanceof ApiError && !error.isNetwork ? error.message || undefined : errorText(error)
}

/**
 * Returns the errors of single fields, shown at those fields; empty when the error concerns the whole
 * request.
 */
export function fieldErrors(error: unknown): Record<string, string> {
  return error instanceof ApiError ? error.fields : {}
}

/**
 * Returns true when the resource does not exist for the reader, or no longer does: a mandate may have ended
 * meanwhile.
 */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && value in errorCatalogue
}

const secretFields = new Map([
  ['wrong_password', 'password'],
  ['wrong_code', 'code'],
])

/** Returns the error of a wrong password or code at its field; null for every other error. */
export function secretErrors(error: Error): Record<string, string> | null {
  const field = error instanceof ApiError && secretFields.get(error.code ?? '')
  return field ? { [field]: error.message } : null
}

/** What the server asks for before a sensitive call: to confirm it’s you, or to set up a second factor. */
export type RequiredStep = 'confirm' | 'set_up'

/** Returns what a failed call asks for first; null for every other error. */
export function requiredStep(error: Error): RequiredStep | null {
  if (!(error instanceof ApiError)) return null
  if (error.code === 'second_factor_required') return 'set_up'
  return error.code === 'step_up_required' ? 'confirm' : null
}
