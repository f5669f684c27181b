import { fail } from '@marquee/contract/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** What operators need on their own host: their pages and calls. */
const operatorPaths = ['/admin', '/api/superAdmin']
/** What every host has: assets, the files of further pages (`/__manifest`), icons, the worker and its page for devices offline, health for load balancers, and the pictures of public pages, which operators see while they edit. */
const sharedPaths = [
  '/assets',
  '/__manifest',
  '/favicon.svg',
  '/apple-touch-icon.png',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-maskable-512.png',
  '/manifest.webmanifest',
  '/service-worker.js',
  '/offline.html',
  '/offline.css',
  '/robots.txt',
  '/uploads/content',
  '/health',
  '/ready',
]

/** Returns whether a request came to the operators’ own host. */
export function isOperatorHost(origin: string | null, host: string | undefined): boolean {
  return origin !== null && new URL(origin).host === host
}

/**
 * Keeps the operators’ host apart: their pages and calls exist only there, and nothing else does, except the previews of
 * public pages. Everything on the wrong host is answered like a missing page. Does nothing without such a host.
 */
export function separateOperatorHost(app: FastifyInstance): void {
  const { operatorOrigin } = app.calling
  if (operatorOrigin === null) return
  app.addHook('onRequest', async (request) => {
    if (isBelow(sharedPaths, request)) return
    const isTheirs = isOperatorHost(operatorOrigin, request.headers.host)
    const isOfOperators = isBelow(operatorPaths, request)
    if (isTheirs && !isOfOperators && !isPreview(request)) fail('not_found')
    if (!isTheirs && isOfOperators) fail('not_found')
    const { origin } = request.headers
    if (origin !== undefined && (origin === operatorOrigin) !== isTheirs) fail('cross_site')
  })
}

/** Returns whether a request is for the preview of a public page, which needs the cookies of the operators’ host. */
function isPreview({ url, method, server }: FastifyRequest): boolean {
  const [path = '', query = ''] = url.split('?', 2)
  return (
    method === 'GET' &&
    server.calling.previewPaths.includes(path) &&
    new URLSearchParams(query).has('preview')
  )
}

/** Compares as the page router does: without percent codes, in lower case. */
function isBelow(paths: readonly string[], { url }: FastifyRequest): boolean {
  const path = readable(url.split('?', 1)[0] ?? '')
  return paths.some((one) => path === one.toLowerCase() || path.startsWith(`${one.toLowerCase()}/`))
}

function readable(path: string): string {
  try {
    return decodeURI(path).toLowerCase()
  } catch {
    return path.toLowerCase()
  }
}
