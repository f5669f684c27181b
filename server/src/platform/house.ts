import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { useEngine } from './database.ts'
import type { Engine } from './database/handle.ts'
import { openEngine } from './database/open.ts'
import { openStorage } from './files/open-storage.ts'
import { buildHttp } from './http/build-http.ts'
import type { ResolveSession } from './http/calling.ts'
import { log } from './log.ts'
import { usePublicUrl } from './public-url.ts'

/** What `app.ts` tells the platform about the modules. */
export interface Wiring {
  resolveSession: ResolveSession
  /** Registers calls, reactions and clocks. */
  modules(app: FastifyInstance, config: Config): void | Promise<void>
}

/** A database that is open, and what to do when it has been closed. */
export interface OpenDatabase {
  engine: Engine
  release: () => Promise<void>
}

/** A house that stands. */
export interface House {
  app: FastifyInstance
  engine: Engine
  /** Listens and starts the jobs; gives the address. */
  start(): Promise<string>
  /** Lets running requests end, then closes everything. */
  stop(): Promise<void>
}

/** Opens the engines, migrates, and puts platform and modules together. Nothing listens yet. Tests bring a database of their own. */
export async function assemble(config: Config, wiring: Wiring, database?: OpenDatabase): Promise<House> {
  log.level = config.LOG_LEVEL
  const { engine, release } = database ?? (await openEngine(config))
  useEngine(engine)
  await engine.migrate()
  usePublicUrl(config.publicUrl)
  await openStorage(config)
  const app = await buildHttp(config, wiring.resolveSession)
  await wiring.modules(app, config)
  return {
    app,
    engine,
    start: () => app.listen({ port: config.PORT, host: config.HOST }),
    stop: async () => {
      await app.close()
      await engine.close()
      useEngine(null)
      await release()
    },
  }
}
