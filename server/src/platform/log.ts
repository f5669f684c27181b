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

/**
 * Writes asynchronously, in the order of events: once there are 4 kB of lines, or after a tenth of a second. A write for each line costs
 * a tenth of a short request. The rest is flushed when the process ends; a process that is killed loses that tenth of a second.
 */
const output = destination({ dest: 1, sync: false, minLength: 4_096, periodicFlush: 100 })
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

const securityLog: FastifyBaseLogger = pino(common, output)

/** Sets what is logged; once at start. In production lines about security are written at every level. */
export function setLogLevel(level: string, isProduction: boolean): void {
  log.level = level
  requestLog.level = level
  securityLog.level = isProduction ? 'info' : level
}

/** Logs an event that concerns security; `fields` hold no secrets and no addresses of people. */
export function logSecurity(event: string, fields: Readonly<Record<string, unknown>>): void {
  const line = { security: event, ...fields }
  if (/\.(?:ok|changed|confirmed|ended|reset_requested)$/.test(event)) securityLog.info(line)
  else securityLog.warn(line)
}

/** Logs an error that no caller waits for; never throws. */
export function logError(where: string, error: unknown): void {
  log.error({ where, err: error }, `${where} failed`)
}

/** A database repeats a value that it cannot read, in quotation marks; its errors have a code of five characters. */
function withoutValues(error: Error): string {
  const isOfDatabase = 'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)
  const text = error.message.replace(/\nparams: [\s\S]*$/, '')
  return isOfDatabase ? text.replace(/: "[\s\S]*"/, ': "…"') : text
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
  const message = withoutValues(error)
  const stack = error.stack?.replace(error.message, message)
  return {
    type: error.name,
    message,
    ...('code' in error ? { code: error.code } : {}),
    stack,
    ...(error.cause === undefined ? {} : { cause: formatError(error.cause) }),
  }
}
