import type { IncomingHttpHeaders } from 'node:http'
import '@fastify/cookie'
import type { FastifyInstance } from 'fastify'

/**
 * Returns the token of a connecting client from its auth data or the header of every call; never from the
 * URL, which is logged.
 */
export function tokenIn(headers: IncomingHttpHeaders, auth: Record<string, unknown>): string | null {
  const token = auth.token || headers['x-access-token']
  return typeof token === 'string' && token.length > 0 && token.length <= 512 ? token : null
}

/** Returns the ticket of a client whose companion cookie does not reach this host; null without one. */
export function ticketIn(auth: Record<string, unknown>): string | null {
  const { ticket } = auth
  return typeof ticket === 'string' && ticket.length <= 200 ? ticket : null
}

/** Returns how long ago the page of a client was opened, in milliseconds; null where it does not say. */
export function pageAgeIn(auth: Record<string, unknown>): number | null {
  const { pageAgeMs } = auth
  return typeof pageAgeMs === 'number' && pageAgeMs >= 0 ? pageAgeMs : null
}

/** Returns a companion cookie, under its name on this host. */
export function companionIn(
  app: FastifyInstance,
  headers: IncomingHttpHeaders,
  name: 'sid' | 'admin',
): string | null {
  const cookies = app.parseCookie(headers.cookie ?? '')
  return cookies[`__Host-${name}`] ?? cookies[name] ?? null
}
