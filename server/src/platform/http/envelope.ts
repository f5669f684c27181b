import { Refusal, type RefusalCode, type RefusalData } from '@marquee/contract/refusals'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseGone, isUniqueViolation, isWorthRetrying } from '../database/sql-state.ts'
import { log } from '../log.ts'

interface Failure {
  status: number
  code: RefusalCode
  message: string
  data: RefusalData
}

/** Every error as the refusal people may see; what we did not mean to happen is `internal` and tells nothing. */
export function refusalFor(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (isWorthRetrying(error) || isUniqueViolation(error)) return new Refusal('wrong_state')
  if (isDatabaseGone(error) || isDiskFull(error)) return new Refusal('unavailable', { retryAfterSeconds: 2 })
  return refusalOfStatus(statusOf(error))
}

/** The envelope of a refusal. */
export function failure(refusal: Refusal): Failure {
  return { status: refusal.status, code: refusal.code, message: refusal.message, data: refusal.data }
}

/** Answers with a refusal: status, envelope, and `Retry-After` where the caller should wait. */
export function sendFailure(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const refusal = refusalFor(error)
  request.refusalCode = refusal.code
  if (refusal.code === 'internal') log.error({ err: error, requestId: request.id }, 'unexpected error')
  if (refusal.data.retryAfterSeconds) reply.header('retry-after', refusal.data.retryAfterSeconds)
  return reply.header('cache-control', 'no-store').status(refusal.status).send(failure(refusal))
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The refusal this request ended with, for the log. */
    refusalCode: string | null
  }
}

const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')

function statusOf(error: unknown): number {
  return typeof error === 'object' &&
    error !== null &&
    'statusCode' in error &&
    typeof error.statusCode === 'number'
    ? error.statusCode
    : 500
}

function refusalOfStatus(status: number): Refusal {
  if (status === 413) return new Refusal('payload_too_large')
  if (status === 415) return new Refusal('unsupported_media')
  if (status === 404) return new Refusal('not_found')
  if (status === 503) return new Refusal('unavailable', { retryAfterSeconds: 2 })
  return new Refusal(status >= 400 && status < 500 ? 'malformed_body' : 'internal')
}
