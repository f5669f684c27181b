import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Config, readConfig } from '../../config.ts'
import { openEngine } from '../database/open.ts'
import type { AppServer, OpenEngines } from '../server.ts'
import { clock } from '../time/clock.ts'
import { runDueTimers } from '../timers/timers.ts'
import { inject, type TestRequest, type TestResponse } from './inject.ts'
import { openTestDatabase } from './open-test-database.ts'
import { type SentEmail, sentEmails } from './sent-emails.ts'
import { type Sandbox, settleWith, startTestProvider } from './test-provider.ts'

/** A server on an empty database, called through HTTP. */
export interface TestServer extends AppServer {
  /**
   * Makes one call by its path: `call('/brand/signin', { email, password })`. POST with a body, unless
   * `method` says otherwise.
   */
  call(path: string, body?: object, options?: TestRequest): Promise<TestResponse>
  /** Returns emails written so far, oldest first. */
  emails(): Promise<SentEmail[]>
  /** Runs all pending after-commit handlers and provider work, as the jobs would. */
  settle(): Promise<number>
  /** Sets the clock to this many milliseconds from real time and runs due timers; returns how many. */
  passTime(ms: number): Promise<number>
  /** Runs the timers that are due. */
  runDueTimers(): Promise<number>
  clock: typeof clock
  /** The payment sandbox of this server, with its own store. */
  sandbox: Sandbox
}

type Build = (config: Config, engines: OpenEngines) => Promise<AppServer>

/**
 * Builds a server for tests: PGlite in memory, a new PostgreSQL database when `TEST_DATABASE_URL` is set, or the one of
 * `DATABASE_URL` in `env`. `env` overrides settings. Jobs and sockets run only after `start()`.
 */
export async function startTestServer(build: Build, env: Record<string, string> = {}): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-test-'))
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: folder,
    PORT: '0',
    DEMO: 'off',
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    ...env,
  })
  const { sandbox, provider } = await startTestProvider()
  const server = await build(config, {
    database: config.DATABASE_URL
      ? await openEngine(config)
      : await openTestDatabase(process.env.TEST_DATABASE_URL),
    provider,
  })
  const settle = settleWith(server, sandbox)
  return {
    ...server,
    clock,
    runDueTimers,
    call: (path, body, options) => inject(server.app, path, body, options),
    emails: sentEmails,
    sandbox,
    settle,
    passTime: async (ms) => {
      clock.offset(ms)
      await sandbox.clock.set(ms)
      const fired = await runDueTimers()
      await settle()
      return fired
    },
    stop: async () => {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
