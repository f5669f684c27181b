import { DatabaseGoneError } from './availability.ts'

/**
 * Returns the five-character SQLSTATE of an error, however deeply a driver or Drizzle wrapped it; undefined
 * if there is none.
 */
export function sqlState(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && /^[0-9A-Z]{5}$/.test(cause.code))
      return cause.code
  }
  return undefined
}

/**
 * Returns whether an error is a deadlock or a serialisation failure: the same work may succeed when tried
 * again.
 */
export function isWorthRetrying(error: unknown): boolean {
  const state = sqlState(error)
  return state === '40001' || state === '40P01'
}

const lostCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/**
 * Returns whether the database is unreachable, restarting, full or out of connections, or a lock or
 * transaction timeout was hit: the caller may try again in a moment.
 */
export function isDatabaseGone(error: unknown): boolean {
  const state = sqlState(error)
  if (state) return /^(08|53|57P0|25006|55006|55P03|57014|25P03)/.test(state)
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DatabaseGoneError) return true
    if ('code' in cause && typeof cause.code === 'string' && lostCodes.has(cause.code)) return true
    if (
      /Connection terminated|timeout (exceeded when trying to connect|expired)|Client (has encountered a connection error|was closed)/.test(
        cause.message,
      )
    )
      return true
  }
  return false
}

/** A trigger refused a row between two users of whom one has blocked the other. */
export const isBetweenBlocked = (error: unknown): boolean => sqlState(error) === 'MQ001'

export const isUniqueViolation = (error: unknown): boolean => sqlState(error) === '23505'
