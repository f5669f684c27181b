import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CookieOptions } from '../handler.ts'

/** The name handlers use for the companion cookie of a browser session. */
const companion = 'sid'
/** The name handlers use for the cookie of a known device. */
const device = 'device'
/** The companion cookie of an operator’s session, and the cookie that must come with an emailed code. */
const operatorNames = ['admin', 'adminChallenge'] as const
const hostNames: readonly string[] = [companion, device, ...operatorNames]

/** Returns the companion cookie of this request, under its name on this host. */
export function companionOf(request: FastifyRequest): string | null {
  return request.cookies[hostName(companion, request)] ?? null
}

/** Returns the cookie of a known device, under its name on this host. */
export function deviceCookieOf(request: FastifyRequest): string | null {
  return request.cookies[hostName(device, request)] ?? null
}

/** Returns a cookie of an operator’s browser, under its name on this host. */
export function operatorCookieOf(
  request: FastifyRequest,
  name: (typeof operatorNames)[number] = 'admin',
): string | null {
  return request.cookies[hostName(name, request)] ?? null
}

/**
 * Sets a cookie at path `/`, SameSite=Lax, and Secure where browsers accept it; `sid`, `device` and
 * those of operators become `__Host-` cookies there.
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

/** Removes a cookie. With the companion cookie goes the browser’s cache, which may hold private pictures of the account. */
export function clearCookie(request: FastifyRequest, reply: FastifyReply, name: string): void {
  if (name === companion) reply.header('clear-site-data', '"cache"')
  reply.clearCookie(hostName(name, request), { path: '/', sameSite: 'lax', secure: isSecure(request) })
}

/** Returns whether browsers keep Secure cookies: on https and, as an exception, on the two loopback names. */
function isSecure(request: FastifyRequest): boolean {
  return (
    request.protocol === 'https' || /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(request.headers.host ?? '')
  )
}

function hostName(name: string, request: FastifyRequest): string {
  return hostNames.includes(name) && isSecure(request) ? `__Host-${name}` : name
}
