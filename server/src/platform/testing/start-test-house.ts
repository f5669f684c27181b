import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Config, readConfig } from '../../config.ts'
import { clock } from '../clock.ts'
import { strikeDue } from '../clocks.ts'
import type { House, OpenDatabase } from '../house.ts'
import { forgetBuckets } from '../http/rate.ts'
import { dispatchDue } from '../jobs/dispatch.ts'
import { type Answered, type Asked, inject } from './inject.ts'
import { openTestDatabase } from './open-test-database.ts'
import { type Letter, sentMails } from './sent-mails.ts'

/** A house on an empty database, driven through HTTP. */
export interface TestHouse extends House {
  /** One call by its path: `call('/brand/signin', { email, password })`. POST with a body, unless `method` says otherwise. */
  call(path: string, body?: object, options?: Asked): Promise<Answered>
  /** Mails written so far, oldest first. */
  mails(): Promise<Letter[]>
  /** Does the effects of everything that has happened, as the outbox job would. */
  settle(): Promise<number>
  /** Moves time to this many milliseconds from the real one and strikes what has become due; tells how many struck. */
  passTime(ms: number): Promise<number>
  /** Strikes what is due by now. */
  strikeDue(): Promise<number>
  clock: typeof clock
}

type Build = (config: Config, database: OpenDatabase) => Promise<House>

/**
 * Builds a house for tests: PGlite in memory, or a fresh PostgreSQL database when `TEST_DATABASE_URL` is set. `env` overrides
 * settings. Jobs and sockets run only after `start()`.
 */
export async function startTestHouse(build: Build, env: Record<string, string> = {}): Promise<TestHouse> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-test-'))
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: folder, PORT: '0', DEMO: 'off', LOG_LEVEL: 'silent', RATE_LIMITS: 'off', ...env })
  const house = await build(config, await openTestDatabase(process.env.TEST_DATABASE_URL))
  return {
    ...house,
    clock,
    strikeDue,
    call: (path, body, options) => inject(house.app, path, body, options),
    mails: sentMails,
    settle: dispatchDue,
    passTime: (ms) => {
      clock.offset(ms)
      return strikeDue()
    },
    stop: async () => {
      clock.offset(0)
      forgetBuckets()
      await house.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
