import type { IncomingHttpHeaders } from 'node:http'
import '@fastify/cookie'
import type { FastifyInstance } from 'fastify'

/** The token of a connecting client: given to the client, or as the header every call carries. Never from the address, which is logged. */
export function tokenIn(headers: IncomingHttpHeaders, auth: Record<string, unknown>): string | null {
  const token = auth.token || headers['x-access-token']
  return typeof token === 'string' && token.length > 0 && token.length <= 512 ? token : null
}

/** The companion cookie, under the name it has on this host. */
export function companionIn(app: FastifyInstance, headers: IncomingHttpHeaders): string | null {
  const cookies = app.parseCookie(headers.cookie ?? '')
  return cookies['__Host-sid'] ?? cookies.sid ?? null
}
