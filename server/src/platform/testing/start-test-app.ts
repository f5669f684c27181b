import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../../app.ts'
import { readConfig } from '../../config.ts'
import { clock } from '../clock.ts'
import { strikeDue } from '../clocks.ts'
import type { House } from '../house.ts'
import { type Answered, type Asked, inject } from './inject.ts'
import { openTestDatabase } from './open-test-database.ts'
import { type Letter, sentMails } from './sent-mails.ts'

/** The whole product on an empty database, driven through HTTP. */
export interface TestApp extends House {
  /** One call by its path: `call('/brand/signin', { email, password })`. POST with a body, unless `method` says otherwise. */
  call(path: string, body?: object, options?: Asked): Promise<Answered>
  /** Mails written so far, oldest first. */
  mails(): Promise<Letter[]>
  /** Moves time by this many milliseconds from the real one and strikes what has become due; tells how many struck. */
  passTime(ms: number): Promise<number>
}

/** Starts the product for tests: PGlite in memory, or a fresh PostgreSQL database when `TEST_DATABASE_URL` is set. `env` overrides settings. */
export async function startTestApp(env: Record<string, string> = {}): Promise<TestApp> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-test-'))
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: folder, PORT: '0', DEMO: 'off', LOG_LEVEL: 'silent', RATE_LIMITS: 'off', ...env })
  const house = await buildApp(config, await openTestDatabase(process.env.TEST_DATABASE_URL))
  return {
    ...house,
    call: (path, body, options) => inject(house.app, path, body, options),
    mails: sentMails,
    passTime: (ms) => {
      clock.offset(ms)
      return strikeDue()
    },
    stop: async () => {
      clock.offset(0)
      await house.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
