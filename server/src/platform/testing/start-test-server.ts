import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Config, readConfig } from '../../config.ts'
import { resetBuckets } from '../http/rate-limit.ts'
import type { AppServer, OpenEngines } from '../server.ts'
import { clock } from '../time/clock.ts'
import { runDueTimers } from '../timers/timers.ts'
import { inject, type TestRequest, type TestResponse } from './inject.ts'
import { openTestDatabase } from './open-test-database.ts'
import { type SentEmail, sentMails } from './sent-emails.ts'
import { type Sandbox, settleWith, startTestProvider } from './test-provider.ts'

/** A server on an empty database, driven through HTTP. */
export interface TestServer extends AppServer {
  /** One call by its path: `call('/brand/signin', { email, password })`. POST with a body, unless `method` says otherwise. */
  call(path: string, body?: object, options?: TestRequest): Promise<TestResponse>
  /** Mails written so far, oldest first. */
  mails(): Promise<SentEmail[]>
  /** Does the effects of everything that has happened, here and at the payment provider, as the jobs would. */
  settle(): Promise<number>
  /** Moves time to this many milliseconds from the real one and strikes what has become due; tells how many struck. */
  passTime(ms: number): Promise<number>
  /** Strikes what is due by now. */
  runDueTimers(): Promise<number>
  clock: typeof clock
  /** The payment provider of this server, with its own book. */
  sandbox: Sandbox
}

type Build = (config: Config, engines: OpenEngines) => Promise<AppServer>

/**
 * Builds a server for tests: PGlite in memory, or a fresh PostgreSQL database when `TEST_DATABASE_URL` is set. `env` overrides
 * settings. Jobs and sockets run only after `start()`.
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
    database: await openTestDatabase(process.env.TEST_DATABASE_URL),
    provider,
  })
  const settle = settleWith(server, sandbox)
  return {
    ...server,
    clock,
    runDueTimers,
    call: (path, body, options) => inject(server.app, path, body, options),
    mails: sentMails,
    sandbox,
    settle,
    passTime: async (ms) => {
      clock.offset(ms)
      await sandbox.clock.set(ms)
      const struck = await runDueTimers()
      await settle()
      return struck
    },
    stop: async () => {
      clock.offset(0)
      resetBuckets()
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
