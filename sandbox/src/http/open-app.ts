import fastify, { type FastifyInstance } from 'fastify'
import { parse } from 'qs'
import { errorResponse } from './perform-call.ts'

const nesting = { depth: 20, arrayLimit: 1000, parameterLimit: 5000 } as const

/**
 * Creates the HTTP app: bracketed form bodies, Stripe's response to unknown paths, and CORS for the app's
 * pages.
 */
export function openApp(appUrl: string): FastifyInstance {
  const app = fastify({
    logger: false,
    bodyLimit: 1_000_000,
    forceCloseConnections: true,
    routerOptions: { querystringParser: (text) => ({ ...parse(text, nesting) }), maxParamLength: 500 },
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, { ...parse(String(body), nesting) })
    },
  )
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? {} : JSON.parse(String(body)))
    } catch {
      done(null, {})
    }
  })
  allowBrowsers(app, appUrl)
  app.setNotFoundHandler((request, reply) => {
    const message = `Unrecognized request URL (${request.method}: ${request.url.split('?')[0]}).`
    reply.code(404).send({ error: { type: 'invalid_request_error', message } })
  })
  app.setErrorHandler((thrown, _request, reply) => {
    const response = errorResponse(thrown)
    reply.code(response.status).header('content-type', 'application/json').send(response.body)
  })
  return app
}

function allowBrowsers(app: FastifyInstance, appUrl: string): void {
  const allowed = new Set([
    appUrl,
    appUrl.replace('127.0.0.1', 'localhost'),
    appUrl.replace('localhost', '127.0.0.1'),
  ])
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers
    if (origin && allowed.has(origin)) {
      reply.header('access-control-allow-origin', origin).header('vary', 'origin')
      reply.header(
        'access-control-allow-headers',
        'authorization, content-type, stripe-version, idempotency-key, stripe-account',
      )
      reply
        .header('access-control-allow-methods', 'GET, POST')
        .header('access-control-expose-headers', 'request-id')
    }
    if (request.method === 'OPTIONS') reply.code(204).send()
    else done()
  })
}
