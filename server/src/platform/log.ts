import type { FastifyBaseLogger } from 'fastify'
import { destination, pino, stdTimeFunctions } from 'pino'

/** Keys whose values are never logged, at any depth. */
const secretKeys = [
  'password',
  'newPassword',
  'currentPassword',
  'token',
  'otp',
  'totp',
  'authorization',
  'cookie',
  'x-access-token',
  'card',
  'accountNumber',
  'sortCode',
  'iban',
]

/** Writes asynchronously in the order of events; the rest is flushed when the process ends. */
const output = destination({ dest: 1, sync: false, minLength: 0 })
const common = { level: 'info', base: null, timestamp: stdTimeFunctions.isoTime }

/**
 * Errors and messages of the server, one JSON line each, UTC, to standard output. The level is set from the
 * configuration at start.
 */
export const log: FastifyBaseLogger = pino(
  {
    ...common,
    redact: {
      paths: secretKeys.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`]),
      censor: '[hidden]',
    },
    serializers: { err: formatError },
  },
  output,
)

/**
 * The log of requests. Its few fields are chosen by hand and hold no secret, so nothing has to be redacted.
 */
export const requestLog: FastifyBaseLogger = pino(common, output)

/** Logs an error that no caller waits for; never throws. */
export function logError(where: string, error: unknown): void {
  log.error({ where, err: error }, `${where} failed`)
}

interface LoggedError {
  type: string
  message: string
  code?: unknown
  stack?: string | undefined
  cause?: LoggedError
}

/**
 * Formats an error without the values of its statement, which the database layer puts into the message and
 * which may be sensitive.
 */
function formatError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error).slice(0, 200) }
  const message = error.message.replace(/\nparams: [\s\S]*$/, '')
  const stack = error.stack?.replace(error.message, message)
  return {
    type: error.name,
    message,
    ...('code' in error ? { code: error.code } : {}),
    stack,
    ...(error.cause === undefined ? {} : { cause: formatError(error.cause) }),
  }
}
