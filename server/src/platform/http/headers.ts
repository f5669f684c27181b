import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** The one-time word that lets this page's own inline scripts and styles run; made when a page asks for it. */
    nonce: string
  }
}

const fixed = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(self), geolocation=(), payment=(self), interest-cohort=()',
  'x-frame-options': 'DENY',
}
const apiPolicy = "default-src 'none'; frame-ancestors 'none'"

/**
 * Puts the security headers on every answer: closed to the outside for the API, a nonce for pages, HSTS on https alone. Pages may
 * reach `elsewhere` too: the hosts of calls and socket when those are not our own. `payment`: where the payment provider's script and
 * frames come from, and what that script calls.
 */
export function addHeaders(
  app: FastifyInstance,
  elsewhere: readonly string[],
  payment: readonly string[],
): void {
  const origins = elsewhere.flatMap((url) => [
    new URL(url).origin,
    new URL(url).origin.replace(/^http/, 'ws'),
  ])
  app.decorateRequest('nonce', '')
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(fixed)
    if (request.protocol === 'https')
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    if (isApi(request) && !request.url.startsWith('/api/docs'))
      reply.headers({ 'content-security-policy': apiPolicy, 'cache-control': 'no-store' })
    else openPage(request, reply, origins, payment)
  })
}

const isApi = (request: FastifyRequest): boolean => request.url === '/api' || request.url.startsWith('/api/')

function openPage(
  request: FastifyRequest,
  reply: FastifyReply,
  origins: readonly string[],
  payment: readonly string[],
): void {
  request.nonce = randomBytes(16).toString('base64')
  reply.header('content-security-policy', pagePolicy(request.nonce, origins, payment))
}

/** Style attributes are let through because the component library writes them; scripts and style sheets need the nonce or our own address. */
function pagePolicy(nonce: string, origins: readonly string[], payment: readonly string[]): string {
  return [
    "default-src 'self'",
    [`script-src 'self' 'nonce-${nonce}'`, ...payment].join(' '),
    ["frame-src 'self'", ...payment].join(' '),
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    ["connect-src 'self'", ...origins, ...payment].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
