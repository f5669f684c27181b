import { setImmediate, setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { forgetClocks } from './clocks.ts'
import type { Engine } from './database/handle.ts'
import { openEngine } from './database/open.ts'
import { setEngine } from './database.ts'
import { forgetReactions } from './events.ts'
import { openStorage } from './files/open-storage.ts'
import { buildHttp } from './http/build-http.ts'
import type { ResolveSession, StandInFor } from './http/calling.ts'
import { forgetActors } from './http/session-memory.ts'
import { startEveryJob } from './jobs/every-job.ts'
import { keepInOutbox } from './jobs/send-mails.ts'
import { smtpPostman } from './jobs/smtp.ts'
import { log, requestLog } from './log.ts'
import { openGateway } from './provider/gateway.ts'
import { type OpenProvider, openProvider } from './provider/open-provider.ts'
import { forgetProviderObjects } from './provider/provider-hints.ts'
import { serveWebhooks } from './provider/webhooks.ts'
import { setPublicUrl } from './public-url.ts'
import { startSockets } from './sockets/start-sockets.ts'

/** Between `/ready` saying no and the door closing: what is already on its way in is still served. */
const noticeMs = 250

/** What `app.ts` tells the platform about the modules. */
export interface Wiring {
  resolveSession: ResolveSession
  /** In whose name a call is made; the caller's own, where nothing is said. */
  standIn?: StandInFor
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

/** A house that stands. */
export interface House {
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
export async function assemble(config: Config, wiring: Wiring, engines: OpenEngines = {}): Promise<House> {
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
    { standIn: async (_name, _call, actor) => actor, ...wiring },
    () => standing.isStopping,
  )
  forgetReactions()
  forgetClocks()
  forgetProviderObjects()
  forgetActors()
  await serveWebhooks(app)
  await wiring.modules(app, config)
  const closing: (() => Promise<unknown>)[] = []
  return {
    app,
    engine,
    notices: provider.notice ? [provider.notice] : [],
    start: async () => {
      closing.push(await startSockets(app, engine, config.REDIS_URL))
      const jobs = startEveryJob(
        config.SMTP_URL ? smtpPostman(config.SMTP_URL, config.MAIL_FROM) : keepInOutbox,
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
  await setTimeout(noticeMs)
  for (let turn = 0; turn < 5; turn++) await setImmediate()
}

/** Takes no more requests and waits for the running ones; connections that clients keep open in between are closed as they fall idle. */
async function closeDoor(app: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), 250)
  await app.close().finally(() => clearInterval(sweep))
}
