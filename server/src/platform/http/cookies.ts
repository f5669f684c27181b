import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CookieOptions } from '../handler.ts'

/** The name handlers use for the companion cookie of a browser session. */
const companion = 'sid'

/** Returns the companion cookie of this request, under its name on this host. */
export function companionOf(request: FastifyRequest): string | null {
  return request.cookies[hostName(companion, request)] ?? null
}

/**
 * Sets a cookie at path `/`, SameSite=Lax, and Secure where browsers accept it; `sid` and `admin` become
 * `__Host-` cookies there.
 */
export function setCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  value: string,
  options: CookieOptions = {},
): void {
  const { httpOnly = false, maxAge } = options
  reply.setCookie(hostName(name, request), value, {
    path: '/',
    sameSite: 'lax',
    secure: isSecure(request),
    httpOnly,
    maxAge,
  })
}

export function clearCookie(request: FastifyRequest, reply: FastifyReply, name: string): void {
  reply.clearCookie(hostName(name, request), { path: '/', sameSite: 'lax', secure: isSecure(request) })
}

/** Returns whether browsers keep Secure cookies: on https and, as an exception, on the two loopback names. */
function isSecure(request: FastifyRequest): boolean {
  return request.protocol === 'https' || ['localhost', '127.0.0.1'].includes(request.hostname)
}

function hostName(name: string, request: FastifyRequest): string {
  return (name === companion || name === 'admin') && isSecure(request) ? `__Host-${name}` : name
}
