import { randomUUID } from 'node:crypto'
import fastifyCookie from '@fastify/cookie'
import fastifyCors from '@fastify/cors'
import fastifyMultipart from '@fastify/multipart'
import { type FastifyInstance, fastify, LogController } from 'fastify'
import type { Config } from '../../config.ts'
import { serveDevOutbox } from '../email/dev-outbox.ts'
import { anonymousActor } from '../handler.ts'
import { log } from '../log.ts'
import { printInterface } from '../openapi/print-interface.ts'
import { gatewaySettings } from '../provider/gateway.ts'
import { serveDevClock } from '../time/dev-clock.ts'
import { DatabaseUsage } from '../transactions/database-usage.ts'
import type {
  IsKnownNetwork,
  RecordImpersonatedWrite,
  ResolveDelegation,
  ResolveSession,
} from './call-context.ts'
import { sendFailure } from './envelope.ts'
import { addHeaders, type PageHosts } from './headers.ts'
import { addHealth } from './health.ts'
import { replyNotFound } from './not-found.ts'
import { separateOperatorHost } from './operator-host.ts'
import { logRequests } from './request-log.ts'
import { requirePolicy } from './require-policy.ts'
import { logSecurityEvents } from './security-log.ts'
import { httpTimeouts } from './timeouts.ts'

/** How long a browser remembers that it may call us from another host. */
const PREFLIGHT_SECONDS = 7_200

/** Builds the HTTP server with everything that all calls share; modules add their calls to it. */
export async function buildHttp(
  config: Config,
  who: {
    resolveSession: ResolveSession
    resolveDelegation: ResolveDelegation
    isKnownNetwork: IsKnownNetwork
    recordImpersonatedWrite: RecordImpersonatedWrite
    previewPaths: readonly string[]
  },
  isStopping: () => boolean,
): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < config.TRUST_PROXY,
    genReqId: () => randomUUID(),
    bodyLimit: 1_048_576,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    forceCloseConnections: 'idle',
    keepAliveTimeout: httpTimeouts.keepAlive,
    connectionTimeout: httpTimeouts.silence,
    http: { headersTimeout: httpTimeouts.headers },
    return503OnClosing: true,
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: (error, request, reply) => void sendFailure(request, reply, error),
  })
  app.decorate('calls', [])
  app.decorate('calling', {
    ...who,
    origins: [config.publicUrl, ...(config.ADMIN_HOST ? [config.ADMIN_HOST] : [])].map(
      (url) => new URL(url).origin,
    ),
    operatorOrigin: config.ADMIN_HOST ? new URL(config.ADMIN_HOST).origin : null,
    loopbackOrigins: !config.isProduction,
    limitRates: config.RATE_LIMITS === 'on',
    secret: config.secret,
  })
  const hosts = {
    calls: urlsOf(config.API_BASE, config.SOCKET_HOST),
    files: urlsOf(config.FILES_HOST),
    payment: gatewaySettings().pageOrigins,
  }
  await addShared(app, hosts, config.isProduction)
  if (hosts.calls.length > 0) await allowOurPages(app)
  addHealth(app, isStopping)
  if (!config.isProduction) {
    serveDevOutbox(app)
    serveDevClock(app)
  }
  printInterface(app)
  return app
}

/** Returns those settings that name another host. */
function urlsOf(...settings: (string | undefined)[]): URL[] {
  return settings.flatMap((url) => (url?.startsWith('http') ? [new URL(url)] : []))
}

/** Lets our own pages, and no others, call this server on another host of their site. */
async function allowOurPages(app: FastifyInstance): Promise<void> {
  await app.register(fastifyCors, {
    origin: [...app.calling.origins],
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
    // Resumable uploads read their progress from these.
    exposedHeaders: ['location', 'upload-offset', 'upload-length', 'tus-resumable'],
    maxAge: PREFLIGHT_SECONDS,
  })
}

/** Adds what every route shares: session, body parsing, responses and logging. */
async function addShared(app: FastifyInstance, hosts: PageHosts, isProduction: boolean): Promise<void> {
  app.decorateRequest('errorCode', null)
  app.decorateRequest('actedAs', null)
  app.decorateRequest('actor')
  app.decorateRequest('databaseUsage')
  app.addHook('onRequest', (request, _reply, done) => {
    request.actor = anonymousActor
    request.databaseUsage = new DatabaseUsage()
    done()
  })
  requirePolicy(app)
  separateOperatorHost(app)
  addHeaders(app, hosts, isProduction)
  logRequests(app)
  logSecurityEvents(app)
  app.removeContentTypeParser('text/plain')
  await app.register(fastifyCookie)
  await app.register(fastifyMultipart)
  app.setErrorHandler((error, request, reply) => sendFailure(request, reply, error))
  replyNotFound(app)
}
