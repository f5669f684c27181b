import { fail } from '@marquee/contract/errors'
import type { FastifyRequest } from 'fastify'
import type { CallServices } from './call-context.ts'

/**
 * Fails with `cross_site` when the request comes from a page of another site. Programs send no Origin and
 * pass.
 */
export function rejectCrossSite(request: FastifyRequest): void {
  const { origin, host } = request.headers
  if (request.headers['sec-fetch-site'] === 'cross-site') fail('cross_site')
  if (origin !== undefined && !isOurOrigin(request.server.calling, origin, host)) fail('cross_site')
}

/** Returns true for the origins of our own pages. */
export function isOurOrigin(calling: CallServices, origin: string, host: string | undefined): boolean {
  if (calling.origins.includes(origin)) return true
  if (!calling.loopbackOrigins || !URL.canParse(origin)) return false
  const { hostname, host: itsHost } = new URL(origin)
  return (hostname === 'localhost' || hostname === '127.0.0.1') && itsHost === host
}
