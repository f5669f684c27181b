import { setImmediate, setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { setEngine } from './database/database.ts'
import type { Engine } from './database/handle.ts'
import { openEngine } from './database/open.ts'
import { devOutboxTransport } from './email/send-emails.ts'
import { smtpTransport } from './email/smtp-transport.ts'
import { openSealKeys } from './events/seal-keys.ts'
import { openStorage } from './files/open-storage.ts'
import { buildHttp } from './http/build-http.ts'
import type {
  IsKnownNetwork,
  RecordImpersonatedWrite,
  ResolveDelegation,
  ResolveSession,
} from './http/call-context.ts'
import { setPublicUrl } from './http/public-url.ts'
import { startAllJobs } from './jobs/all-jobs.ts'
import { finishBackgroundWork } from './jobs/background-work.ts'
import { setLogLevel } from './log.ts'
import { openGateway } from './provider/gateway.ts'
import { type OpenProvider, openProvider } from './provider/open-provider.ts'
import { serveWebhooks } from './provider/webhooks.ts'
import type { RedisSettings } from './realtime/redis.ts'
import { startSockets } from './realtime/start-sockets.ts'
import { type Runtime, setRuntime } from './runtime.ts'

/** Delay between `/ready` failing and closing the listener, so that in-flight requests complete. */
const drainDelayMs = 250

/** What `app.ts` passes to the platform about the modules. */
export interface Wiring {
  /** The owner of this server's registries and caches. */
  runtime: Runtime
  resolveSession: ResolveSession
  /** Resolves on whose behalf a call is made; by default the caller's own. */
  resolveDelegation?: ResolveDelegation
  /** Recognises the networks of an account; by default none. */
  isKnownNetwork?: IsKnownNetwork
  /** Records what operators write as users; by default nobody acts as a user. */
  recordImpersonatedWrite?: RecordImpersonatedWrite
  /** Public pages whose drafts operators see on their own host; by default none. */
  previewPaths?: readonly string[]
  /** Registers calls, event handlers and timers. */
  modules(app: FastifyInstance, config: Config): void | Promise<void>
}

/** An open database, and the release of its lock after closing. */
export interface OpenDatabase {
  engine: Engine
  release: () => Promise<void>
}

/** Engines opened by the caller: tests bring their own. */
export interface OpenEngines {
  database?: OpenDatabase
  provider?: OpenProvider
}

/** A fully assembled server that is not listening yet. */
export interface AppServer {
  app: FastifyInstance
  engine: Engine
  /** Messages for the operator at start, one sentence each. */
  notices: readonly string[]
  /** Starts sockets, jobs and the HTTP listener. Returns the address. */
  start(): Promise<string>
  /**
   * Stops accepting requests, waits for the running ones, then closes everything in the order of dependence.
   */
  stop(): Promise<void>
}

/** Opens the engines, migrates, and assembles platform and modules. Does not listen yet. */
export async function assembleServer(
  config: Config,
  wiring: Wiring,
  engines: OpenEngines = {},
): Promise<AppServer> {
  setRuntime(wiring.runtime)
  setLogLevel(config.LOG_LEVEL, config.isProduction)
  const [{ engine, release }, provider] = await Promise.all([
    engines.database ?? openEngine(config),
    engines.provider ?? openProvider(config),
  ])
  setEngine(engine)
  await engine.migrate()
  setPublicUrl(config.publicUrl)
  openSealKeys(config)
  await openStorage(config)
  openGateway(provider.settings)
  const state = { isStopping: false }
  const app = await buildHttp(
    config,
    {
      resolveDelegation: async (_name, _call, actor) => actor,
      isKnownNetwork: async () => false,
      recordImpersonatedWrite: async () => {},
      previewPaths: [],
      ...wiring,
    },
    () => state.isStopping,
  )
  await serveWebhooks(app)
  await wiring.modules(app, config)
  const closing: (() => Promise<unknown>)[] = []
  return {
    app,
    engine,
    notices: provider.notice ? [provider.notice] : [],
    start: async () => {
      closing.push(await startSockets(app, engine, redisOf(config)))
      const jobs = startAllJobs(
        config.SMTP_URL
          ? smtpTransport(config.SMTP_URL, config.MAIL_FROM, config.SMTP_CA)
          : devOutboxTransport,
      )
      closing.push(jobs.stop)
      return app.listen({ port: config.PORT, host: config.HOST, backlog: BACKLOG })
    },
    stop: async () => {
      if (state.isStopping) return
      state.isStopping = true
      if (closing.length > 0) await drainRequests()
      for (const close of closing) await close()
      await closeListener(app)
      await finishBackgroundWork()
      await engine.close()
      setEngine(null)
      await release()
      await provider.close()
    },
  }
}

/** Returns how to reach Redis; null without it. */
const redisOf = ({ REDIS_URL: url, REDIS_CA: ca }: Config): RedisSettings | null => (url ? { url, ca } : null)

/**
 * Maximum number of connections waiting to be accepted. When another node dies, all of its clients connect at
 * once; with Node's default of 511 the rest would be dropped and retry only after one and then three seconds,
 * so that a load balancer would consider this node dead as well.
 */
const BACKLOG = 4_096

/**
 * Waits for requests in transit. Each turn of Node's loop runs timers before it reads input, so a busy
 * process gets a few more turns.
 */
async function drainRequests(): Promise<void> {
  await setTimeout(drainDelayMs)
  for (let turn = 0; turn < 5; turn++) await setImmediate()
}

/** Stops accepting requests and waits for the running ones; idle keep-alive connections are closed. */
async function closeListener(app: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), 250)
  await app.close().finally(() => clearInterval(sweep))
}
