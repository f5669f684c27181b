import type { FastifyRequest } from 'fastify'

const longestMs = 20_000

/** Cuts a connection whose body is still not whole after twenty seconds: a JSON body is at most a megabyte, so somebody is holding us up. */
export function limitBodyTime(request: FastifyRequest): void {
  const { raw } = request
  if (raw.complete || raw.method !== 'POST') return
  const timer = setTimeout(() => raw.destroy(), longestMs).unref()
  raw.once('close', () => clearTimeout(timer))
  raw.once('end', () => clearTimeout(timer))
}
