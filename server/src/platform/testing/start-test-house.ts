import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Config, readConfig } from '../../config.ts'
import { clock } from '../clock.ts'
import { strikeDue } from '../clocks.ts'
import type { House, OpenEngines } from '../house.ts'
import { forgetBuckets } from '../http/rate.ts'
import { type Answered, type Asked, inject } from './inject.ts'
import { openTestDatabase } from './open-test-database.ts'
import { type Letter, sentMails } from './sent-mails.ts'
import { type Sandbox, settleWith, startTestProvider } from './test-provider.ts'

/** A house on an empty database, driven through HTTP. */
export interface TestHouse extends House {
  /** One call by its path: `call('/brand/signin', { email, password })`. POST with a body, unless `method` says otherwise. */
  call(path: string, body?: object, options?: Asked): Promise<Answered>
  /** Mails written so far, oldest first. */
  mails(): Promise<Letter[]>
  /** Does the effects of everything that has happened, here and at the payment provider, as the jobs would. */
  settle(): Promise<number>
  /** Moves time to this many milliseconds from the real one and strikes what has become due; tells how many struck. */
  passTime(ms: number): Promise<number>
  /** Strikes what is due by now. */
  strikeDue(): Promise<number>
  clock: typeof clock
  /** The payment provider of this house, with its own book. */
  sandbox: Sandbox
}

type Build = (config: Config, engines: OpenEngines) => Promise<House>

/**
 * Builds a house for tests: PGlite in memory, or a fresh PostgreSQL database when `TEST_DATABASE_URL` is set. `env` overrides
 * settings. Jobs and sockets run only after `start()`.
 */
export async function startTestHouse(build: Build, env: Record<string, string> = {}): Promise<TestHouse> {
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
  const house = await build(config, {
    database: await openTestDatabase(process.env.TEST_DATABASE_URL),
    provider,
  })
  const settle = settleWith(house, sandbox)
  return {
    ...house,
    clock,
    strikeDue,
    call: (path, body, options) => inject(house.app, path, body, options),
    mails: sentMails,
    sandbox,
    settle,
    passTime: async (ms) => {
      clock.offset(ms)
      await sandbox.clock.set(ms)
      const struck = await strikeDue()
      await settle()
      return struck
    },
    stop: async () => {
      clock.offset(0)
      forgetBuckets()
      await house.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
