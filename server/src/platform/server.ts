import { setImmediate, setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { setEngine } from './database/database.ts'
import type { Engine } from './database/handle.ts'
import { openEngine } from './database/open.ts'
import { devOutboxTransport } from './email/send-emails.ts'
import { smtpTransport } from './email/smtp-transport.ts'
import { resetEventHandlers } from './events/events.ts'
import { openStorage } from './files/open-storage.ts'
import { buildHttp } from './http/build-http.ts'
import type { ResolveDelegation, ResolveSession } from './http/call-context.ts'
import { setPublicUrl } from './http/public-url.ts'
import { clearActorCache } from './http/session-cache.ts'
import { startAllJobs } from './jobs/all-jobs.ts'
import { log, requestLog } from './log.ts'
import { openGateway } from './provider/gateway.ts'
import { type OpenProvider, openProvider } from './provider/open-provider.ts'
import { resetProviderObjects } from './provider/sync-queue.ts'
import { serveWebhooks } from './provider/webhooks.ts'
import { startSockets } from './realtime/start-sockets.ts'
import { resetTimerHandlers } from './timers/timers.ts'

/** Between `/ready` saying no and the door closing: what is already on its way in is still served. */
const drainDelayMs = 250

/** What `app.ts` tells the platform about the modules. */
export interface Wiring {
  resolveSession: ResolveSession
  /** In whose name a call is made; the caller's own, where nothing is said. */
  resolveDelegation?: ResolveDelegation
  /** Registers calls, reactions and clocks. */
  modules(app: FastifyInstance, config: Config): void | Promise<void>
}

/** A database that is open, and what to do when it has been closed. */
export interface OpenDatabase {
  engine: Engine
  release: () => Promise<void>
}

/** Engines that are open already: tests bring their own. */
export interface OpenEngines {
  database?: OpenDatabase
  provider?: OpenProvider
}

/** A server that stands. */
export interface AppServer {
  app: FastifyInstance
  engine: Engine
  /** What whoever starts the server should know, a sentence each. */
  notices: readonly string[]
  /** Opens the door: real time, jobs, and the port. Gives the address. */
  start(): Promise<string>
  /** Stops taking requests, lets the running ones end, then closes everything in the order of dependence. */
  stop(): Promise<void>
}

/** Opens the engines, migrates, and puts platform and modules together. Nothing listens yet. */
export async function assembleServer(
  config: Config,
  wiring: Wiring,
  engines: OpenEngines = {},
): Promise<AppServer> {
  log.level = config.LOG_LEVEL
  requestLog.level = config.LOG_LEVEL
  const { engine, release } = engines.database ?? (await openEngine(config))
  setEngine(engine)
  await engine.migrate()
  setPublicUrl(config.publicUrl)
  await openStorage(config)
  const provider = engines.provider ?? (await openProvider(config))
  openGateway(provider.settings)
  const standing = { isStopping: false }
  const app = await buildHttp(
    config,
    { resolveDelegation: async (_name, _call, actor) => actor, ...wiring },
    () => standing.isStopping,
  )
  resetEventHandlers()
  resetTimerHandlers()
  resetProviderObjects()
  clearActorCache()
  await serveWebhooks(app)
  await wiring.modules(app, config)
  const closing: (() => Promise<unknown>)[] = []
  return {
    app,
    engine,
    notices: provider.notice ? [provider.notice] : [],
    start: async () => {
      closing.push(await startSockets(app, engine, config.REDIS_URL))
      const jobs = startAllJobs(
        config.SMTP_URL ? smtpTransport(config.SMTP_URL, config.MAIL_FROM) : devOutboxTransport,
      )
      closing.push(jobs.stop)
      return app.listen({ port: config.PORT, host: config.HOST, backlog: BACKLOG })
    },
    stop: async () => {
      if (standing.isStopping) return
      standing.isStopping = true
      if (closing.length > 0) await takeWhatIsOnItsWay()
      for (const close of closing) await close()
      await closeDoor(app)
      await engine.close()
      setEngine(null)
      await release()
      await provider.close()
    },
  }
}

/**
 * How many new connections may wait to be accepted. When another node dies, everybody of it comes at once; with Node's own 511 the rest
 * is dropped and tries again only after one second, then three, so that a node in front believes this one to be dead as well.
 */
const BACKLOG = 4_096

/** Time passes before input is read in each turn of Node's loop, so a busy process gets a few turns more to read what has arrived. */
async function takeWhatIsOnItsWay(): Promise<void> {
  await setTimeout(drainDelayMs)
  for (let turn = 0; turn < 5; turn++) await setImmediate()
}

/** Takes no more requests and waits for the running ones; connections that clients keep open in between are closed as they fall idle. */
async function closeDoor(app: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), 250)
  await app.close().finally(() => clearInterval(sweep))
}
