import type { Context, Route } from '../route.ts'
import { coerceRequest, validateReply, validateRequest } from '../schema/validate.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'
import { writeShown } from '../store/write-shown.ts'
import { failRequest, StripeError } from '../stripe-error.ts'
import type { FaultMode } from './injected-failures.ts'
import { type Answer, findAnswer, fingerprint, keepAnswer } from './keep-answers.ts'

export interface Call {
  route: Route
  operation: string
  /** The requested path. */
  url: string
  /** Form strings, not coerced yet. */
  params: Record<string, unknown>
  key: string | null
  context: Context
  fault: FaultMode | null
  validateReplies: boolean
}

/**
 * Answers one call: stored response, validation, then the handler and the storing of its response in one
 * transaction. Errors of validation, of an unknown key and of limits are not stored; the handler's own
 * response is, even a 500.
 */
export function answerCall(store: SandboxStore, call: Call): Answer {
  const { expand, ...asked } = call.params
  const print = fingerprint(call.route.method, call.url, call.params)
  try {
    const kept = call.key ? findAnswer(store, call.key, print) : null
    if (kept) return kept
    if (call.fault === 'rate_limit')
      throw new StripeError(429, {
        code: 'rate_limit',
        message: 'Too many requests hit the API too quickly.',
      })
    if (call.fault === 'lock_timeout')
      throw new StripeError(429, {
        code: 'lock_timeout',
        message: 'This object cannot be accessed right now.',
      })
    const params = coerceRequest(call.operation, asked)
    const fault = validateRequest(call.operation, params)
    if (fault) throw new StripeError(400, { ...fault })
    const unserved = call.route.unserved?.find((name) => name in params)
    if (unserved)
      failRequest('parameter_unknown', `The sandbox does not serve the parameter ${unserved}.`, unserved)
    return execute(store, call, params, readExpand(expand), print)
  } catch (thrown) {
    return errorResponse(thrown)
  }
}

function execute(store: SandboxStore, call: Call, params: object, expand: string[], print: string): Answer {
  return store.transaction(() => {
    let answer: Answer
    try {
      answer = store.shared.database.attempt(
        () => act(store, call, params, expand),
        (thrown) => thrown instanceof StripeError && thrown.keep,
      )
    } catch (thrown) {
      answer = errorResponse(thrown)
    }
    if (call.key) keepAnswer(store, call.key, print, answer)
    return answer
  })
}

function act(store: SandboxStore, call: Call, params: object, expand: string[]): Answer {
  if (call.fault === 'error_500')
    throw new StripeError(500, {
      type: 'api_error',
      message: 'An unknown error occurred (asked for by a control call).',
    })
  const reply = call.route.handler(store, params, call.context)
  if (call.validateReplies) {
    const faults = validateReply(call.operation, JSON.parse(writeShown(reply)))
    if (faults.length > 0)
      throw new Error(`The reply to ${call.operation} breaks its schema: ${faults.slice(0, 10).join('; ')}`)
  }
  return { status: 200, body: writeShown(store.expand(reply, expand)) }
}

/** Returns the response of a thrown error; an unexpected error is a 500 with its message. */
export function errorResponse(thrown: unknown): Answer {
  if (thrown instanceof StripeError)
    return { status: thrown.status, body: writeShown({ error: thrown.fields }) }
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
