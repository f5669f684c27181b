import { type ErrorCode, errorCatalogue } from '@marquee/contract/errors'
import { MESSAGES } from '@marquee/contract/rules/constants'

interface Fault {
  status: number
  code?: ErrorCode | undefined
  message?: string | undefined
  fields?: Record<string, string> | undefined
  state?: string | undefined
  version?: number | undefined
  retryAfterSeconds?: number | undefined
}

/** The one error of the client: an answer that is no success, or no answer at all (`status` 0). */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode | undefined
  readonly fields: Record<string, string>
  readonly state: string | undefined
  readonly version: number | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(fault: Fault) {
    super(fault.message ?? '')
    this.name = 'ApiError'
    this.status = fault.status
    this.code = fault.code
    this.fields = fault.fields ?? {}
    this.state = fault.state
    this.version = fault.version
    this.retryAfterSeconds = fault.retryAfterSeconds
  }

  /** No answer came: the network, not the server. */
  get isNetwork(): boolean {
    return this.status === 0
  }
}

/**
 * What a person is told of a fault, in the words of specification section 8: the network's own sentence, else the server's message,
 * else the error's message, else the general one.
 */
export function errorText(error: unknown): string {
  if (error instanceof ApiError && error.isNetwork) return MESSAGES.network
  if (error instanceof Error && error.message !== '') return error.message
  return MESSAGES.error
}

/** The faults of single fields, to be shown at them; empty when the fault is about the whole. */
export function fieldErrors(error: unknown): Record<string, string> {
  return error instanceof ApiError ? error.fields : {}
}

/** What was asked for is not there for the reader, or not any more: a mandate may have ended meanwhile. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && value in errorCatalogue
}
