import { randomUUID } from 'node:crypto'
import fastifyCookie from '@fastify/cookie'
import fastifyMultipart from '@fastify/multipart'
import { Refusal } from '@marquee/contract/refusals'
import { fastify, type FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import { anonymousActor } from '../act.ts'
import { log } from '../log.ts'
import type { ResolveSession } from './calling.ts'
import { sendFailure } from './envelope.ts'

/** The web server with everything that all calls share; modules add their calls to it. */
export async function buildHttp(config: Config, resolveSession: ResolveSession): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    disableRequestLogging: true,
    trustProxy: (_address, hop) => hop < config.TRUST_PROXY,
    genReqId: () => randomUUID(),
    requestTimeout: 0,
    connectionTimeout: 0,
    bodyLimit: 1_048_576,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    forceCloseConnections: 'idle',
  })
  app.decorate('calls', [])
  app.decorate('calling', {
    resolveSession,
    origins: [new URL(config.publicUrl).origin],
    loopbackOrigins: !config.isProduction,
    limitRates: config.RATE_LIMITS === 'on',
    secret: config.secret,
  })
  app.decorateRequest('refusalCode', null)
  app.decorateRequest('actor')
  app.addHook('onRequest', async (request) => {
    request.actor = anonymousActor
  })
  app.removeContentTypeParser('text/plain')
  await app.register(fastifyCookie)
  await app.register(fastifyMultipart)
  app.setErrorHandler((error, request, reply) => sendFailure(request, reply, error))
  app.setNotFoundHandler((request, reply) => sendFailure(request, reply, new Refusal('not_found')))
  return app
}
