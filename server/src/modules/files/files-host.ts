import { fail } from '@marquee/contract/errors'
import type { FastifyInstance } from 'fastify'

/** How long a browser may keep the redirect of a file, in seconds: a signed address is valid for longer. */
const REDIRECT_SECONDS = 3_600

/**
 * Serves stored files on a host of their own, so that nothing a user uploads shares an origin with our pages. Browsers send it
 * no cookie of ours. Every other host redirects `/uploads` there, and the host of files has nothing else.
 */
export function separateFiles(app: FastifyInstance, filesHost: URL): void {
  app.addHook('onRequest', async (request, reply) => {
    const isFile = request.url.startsWith('/uploads/')
    if (request.host === filesHost.host) {
      if (!isFile) fail('not_found')
      return undefined
    }
    if (!isFile) return undefined
    return reply
      .header('cache-control', `private, max-age=${REDIRECT_SECONDS}`)
      .redirect(`${filesHost.origin}${request.url}`, 302)
  })
}
