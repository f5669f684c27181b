import type { FastifyRequest } from 'fastify'
import { httpTimeouts } from './timeouts.ts'

/**
 * Closes a connection whose body is incomplete after twenty seconds: a JSON body is at most one megabyte, so
 * a slow one is abuse.
 */
export function limitBodyTime(request: FastifyRequest): void {
  const { raw } = request
  if (raw.complete || raw.method !== 'POST') return
  const timer = setTimeout(() => raw.destroy(), httpTimeouts.body).unref()
  raw.once('close', () => clearTimeout(timer))
  raw.once('end', () => clearTimeout(timer))
}
