import { fail } from '@marquee/contract/errors'
import type { FastifyRequest } from 'fastify'
import type { CallServices } from './call-context.ts'

/** Refuses `cross_site` when a browser on another site's page is asking. Programs send no Origin and pass. */
export function rejectCrossSite(request: FastifyRequest): void {
  const { origin, host } = request.headers
  if (request.headers['sec-fetch-site'] === 'cross-site') fail('cross_site')
  if (origin !== undefined && !isOurOrigin(request.server.calling, origin, host)) fail('cross_site')
}

/** True for the addresses our pages live at. */
export function isOurOrigin(calling: CallServices, origin: string, host: string | undefined): boolean {
  if (calling.origins.includes(origin)) return true
  if (!calling.loopbackOrigins || !URL.canParse(origin)) return false
  const { hostname, host: itsHost } = new URL(origin)
  return (hostname === 'localhost' || hostname === '127.0.0.1') && itsHost === host
}
