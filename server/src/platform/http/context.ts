import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { uuidOf } from '../database/uuid-of.ts'
import type { RequestContext, UploadedFile } from '../handler.ts'
import { clock } from '../time/clock.ts'
import { isFromBrowser } from './authenticate.ts'
import { clearCookie, companionOf, operatorCookieOf, setCookie } from './cookies.ts'
import { deviceCookieFor } from './known-device.ts'

/** Returns the context of a handler: what it may know of its request and do to its response. */
export function requestContextOf(
  request: FastifyRequest,
  reply: FastifyReply,
  files: UploadedFile[],
): RequestContext {
  return {
    actor: request.actor,
    now: clock.now(),
    requestId: request.id,
    key: keyOf(request),
    ip: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    browser: isFromBrowser(request),
    companion: companionOf(request),
    files,
    operatorCookie: (name) => operatorCookieOf(request, name),
    deviceCookieFor: (email) => deviceCookieFor(request, email),
    setCookie: (name, value, options) => setCookie(request, reply, name, value, options),
    clearCookie: (name) => clearCookie(request, reply, name),
  }
}

/** Returns the same UUID for requests with the same caller and idempotency key. */
function keyOf(request: FastifyRequest): string {
  const key = request.headers['idempotency-key']
  return typeof key === 'string'
    ? uuidOf(`${request.actor.id}\n${request.routeOptions.url}\n${key}`)
    : randomUUID()
}
