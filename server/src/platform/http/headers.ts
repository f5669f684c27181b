import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** The headers of responses that are no pages, for what answers without Fastify. */
    apiHeaders: Readonly<Record<string, string>>
    /** Adds the headers of a page, for a route with `isRedirect` that shows a page instead. */
    addPageHeaders(request: FastifyRequest, reply: FastifyReply): void
  }
  interface FastifyContextConfig {
    /** The route usually redirects: a redirect has no headers of pages and no line in the log. */
    isRedirect?: true
  }
  interface FastifyRequest {
    /** The nonce that allows this page's own inline scripts and styles; created on first use. */
    nonce: string
  }
}

/** The hosts besides their own that pages use; empty where they are the same. */
export interface PageHosts {
  /** Hosts of calls and of the socket. */
  calls: readonly URL[]
  /** The host of stored files. */
  files: readonly URL[]
  /** Origins of the payment provider’s script and frames and of its requests. */
  payment: readonly string[]
}

const referrers = { 'referrer-policy': 'strict-origin-when-cross-origin' }
const fixed = {
  ...referrers,
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(self), geolocation=(), payment=(self), interest-cohort=()',
  'x-frame-options': 'DENY',
}
const apiPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"
const httpsOnly = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }

/**
 * Adds the security headers to every response: a closed policy for the API, a nonce for pages, HSTS on https
 * and always in production. A redirect shows nothing, so it has only the referrer policy.
 */
export function addHeaders(app: FastifyInstance, hosts: PageHosts, isProduction: boolean): void {
  app.decorate('apiHeaders', {
    ...fixed,
    ...(isProduction && httpsOnly),
    'content-security-policy': apiPolicy,
    'cache-control': 'no-store',
  })
  app.decorate('addPageHeaders', (request, reply) => {
    reply.headers(fixed)
    openPage(request, reply, hosts)
  })
  app.decorateRequest('nonce', '')
  app.addHook('onRequest', (request, reply, done) => {
    if (isProduction || request.protocol === 'https') reply.headers(httpsOnly)
    if (request.routeOptions.config.isRedirect) reply.headers(referrers)
    else if (isApi(request) && !request.url.startsWith('/api/docs')) reply.headers(app.apiHeaders)
    else app.addPageHeaders(request, reply)
    done()
  })
}

/** Writes the headers of a reply before something that knows nothing of Fastify answers the request. */
export function writeHeaders(reply: FastifyReply): void {
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value)
}

const isApi = (request: FastifyRequest): boolean => request.url === '/api' || request.url.startsWith('/api/')

function openPage(request: FastifyRequest, reply: FastifyReply, hosts: PageHosts): void {
  request.nonce = randomBytes(16).toString('base64')
  reply.header('content-security-policy', pagePolicy(request.nonce, hosts))
}

/**
 * Returns the policy of pages. Style attributes are allowed because the component library writes them;
 * scripts and style sheets need the nonce or our own origin.
 */
function pagePolicy(nonce: string, { calls, files, payment }: PageHosts): string {
  const connections = calls.flatMap(({ origin }) => [origin, origin.replace(/^http/, 'ws')])
  const shown = files.map(({ origin }) => origin)
  return [
    "default-src 'self'",
    [`script-src 'self' 'nonce-${nonce}'`, ...payment].join(' '),
    ["frame-src 'self'", ...payment].join(' '),
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...shown].join(' '),
    ["media-src 'self' blob:", ...shown].join(' '),
    "font-src 'self' data:",
    ["connect-src 'self'", ...connections, ...payment].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
