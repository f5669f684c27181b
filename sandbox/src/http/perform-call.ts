import type { Context, Route } from '../route.ts'
import { coerceRequest, validateReply, validateRequest } from '../schema/validate.ts'
import { toPublicJson } from '../store/row.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'
import { failRequest, StripeError } from '../stripe-error.ts'
import { type ApiResponse, findResponse, hashRequest, storeResponse } from './idempotency.ts'
import type { FailureMode } from './injected-failures.ts'

export interface Call {
  route: Route
  operation: string
  /** The requested path. */
  url: string
  /** Form strings, not coerced yet. */
  params: Record<string, unknown>
  key: string | null
  context: Context
  failure: FailureMode | null
  validateReplies: boolean
}

/**
 * Performs one call: stored response, validation, then the handler and the storing of its response in one
 * transaction. Errors of validation, of an unknown key and of limits are not stored; the handler’s own
 * response is, even a 500.
 */
export function performCall(store: SandboxStore, call: Call): ApiResponse {
  const { expand, ...body } = call.params
  const requestHash = hashRequest(call.route.method, call.url, call.params)
  try {
    const stored = call.key ? findResponse(store, call.key, requestHash) : null
    if (stored) return stored
    if (call.failure === 'rate_limit')
      throw new StripeError(429, {
        code: 'rate_limit',
        message: 'Too many requests hit the API too quickly.',
      })
    if (call.failure === 'lock_timeout')
      throw new StripeError(429, {
        code: 'lock_timeout',
        message: 'This object cannot be accessed right now.',
      })
    const params = coerceRequest(call.operation, body)
    const issue = validateRequest(call.operation, params)
    if (issue) throw new StripeError(400, { ...issue })
    const unserved = call.route.unserved?.find((name) => name in params)
    if (unserved)
      failRequest('parameter_unknown', `The sandbox does not serve the parameter ${unserved}.`, unserved)
    return execute(store, call, params, readExpand(expand), requestHash)
  } catch (thrown) {
    return errorResponse(thrown)
  }
}

function execute(
  store: SandboxStore,
  call: Call,
  params: object,
  expand: string[],
  requestHash: string,
): ApiResponse {
  return store.transaction(() => {
    let response: ApiResponse
    try {
      response = store.shared.database.attempt(
        () => runHandler(store, call, params, expand),
        (thrown) => thrown instanceof StripeError && thrown.keep,
      )
    } catch (thrown) {
      response = errorResponse(thrown)
    }
    if (call.key) storeResponse(store, call.key, requestHash, response)
    return response
  })
}

function runHandler(store: SandboxStore, call: Call, params: object, expand: string[]): ApiResponse {
  if (call.failure === 'error_500')
    throw new StripeError(500, {
      type: 'api_error',
      message: 'An unknown error occurred (requested by a control call).',
    })
  if (call.failure === 'rejected')
    throw new StripeError(400, {
      type: 'invalid_request_error',
      message: 'This request is rejected (requested by a control call).',
    })
  const result = call.route.handler(store, params, call.context)
  if (call.validateReplies) {
    const issues = validateReply(call.operation, JSON.parse(toPublicJson(result)))
    if (issues.length > 0)
      throw new Error(`The reply to ${call.operation} breaks its schema: ${issues.slice(0, 10).join('; ')}`)
  }
  return { status: 200, body: toPublicJson(store.expand(result, expand)) }
}

/** Returns the response of a thrown error; an unexpected error is a 500 with its message. */
export function errorResponse(thrown: unknown): ApiResponse {
  if (thrown instanceof StripeError)
    return { status: thrown.status, body: toPublicJson({ error: thrown.fields }) }
  const message = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)
  return {
    status: 500,
    body: JSON.stringify({ error: { type: 'api_error', message: `The sandbox failed: ${message}` } }),
  }
}

function readExpand(expand: unknown): string[] {
  const paths =
    typeof expand === 'object' && expand !== null
      ? Object.values(expand)
      : expand === undefined
        ? []
        : [expand]
  return paths.filter((path) => typeof path === 'string')
}
