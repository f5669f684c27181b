import type { FastifyBaseLogger } from 'fastify'
import { pino, stdTimeFunctions } from 'pino'

/** Keys whose values never reach a log line, wherever they stand. */
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

/** One JSON line per entry, UTC, to standard output. The level is set from the configuration at start. */
export const log: FastifyBaseLogger = pino({
  level: 'info',
  base: null,
  timestamp: stdTimeFunctions.isoTime,
  redact: { paths: secretKeys.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`]), censor: '[hidden]' },
})

/** A fault nobody is waiting for: it is logged, never thrown. */
export function reportFault(where: string, error: unknown): void {
  log.error({ where, err: error }, `${where} failed`)
}
