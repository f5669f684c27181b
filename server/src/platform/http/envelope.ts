import { AppError, type ErrorCode, type ErrorData } from '@marquee/contract/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  isBetweenBlocked,
  isDatabaseGone,
  isUniqueViolation,
  isWorthRetrying,
} from '../database/sql-state.ts'
import { log } from '../log.ts'

interface Failure {
  status: number
  code: ErrorCode
  message: string
  data: ErrorData
}

/** Returns every error as a public error; an unexpected error becomes `internal` without details. */
export function errorForStatus(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (isWorthRetrying(error) || isUniqueViolation(error)) return new AppError('wrong_state')
  if (isBetweenBlocked(error)) return new AppError('blocked')
  if (isDatabaseGone(error) || isDiskFull(error)) return new AppError('unavailable', { retryAfterSeconds: 2 })
  return errorOfStatus(statusOf(error))
}

/** Returns the response envelope of an error. */
export function failure(appError: AppError): Failure {
  return { status: appError.status, code: appError.code, message: appError.message, data: appError.data }
}

/** Sends an error: status, envelope, and `Retry-After` where the caller should wait. */
export function sendFailure(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const appError = errorForStatus(error)
  request.errorCode = appError.code
  if (appError.code === 'internal') log.error({ err: error, requestId: request.id }, 'unexpected error')
  else if (appError.code === 'unavailable' && appError !== error)
    log.warn({ err: error, requestId: request.id }, 'unavailable')
  if (appError.data.retryAfterSeconds) reply.header('retry-after', appError.data.retryAfterSeconds)
  // A route that redirects has no other headers yet.
  if (request.routeOptions.config.isRedirect) reply.headers(request.server.apiHeaders)
  return reply.header('cache-control', 'no-store').status(appError.status).send(failure(appError))
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The error code this request ended with, for the log. */
    errorCode: string | null
  }
}

const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')

/**
 * Returns the status that Fastify and its plugins give to an error of theirs; 500 for every other error, because a status in
 * it, such as the payment provider's, is not about this request.
 */
function statusOf(error: unknown): number {
  const isOfFastify =
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    error.code.startsWith('FST_')
  return isOfFastify && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500
}

function errorOfStatus(status: number): AppError {
  if (status === 413) return new AppError('payload_too_large')
  if (status === 415) return new AppError('unsupported_media')
  if (status === 404) return new AppError('not_found')
  if (status === 503) return new AppError('unavailable', { retryAfterSeconds: 2 })
  return new AppError(status >= 400 && status < 500 ? 'malformed_body' : 'internal')
}
