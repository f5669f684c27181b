import { buildApp } from '../../app.ts'
import { saveSetting } from '../../modules/settings/settings.store.ts'
import { systemActor } from '../act.ts'
import { inTransaction } from '../database.ts'
import { startTestHouse, type TestHouse } from './start-test-house.ts'

export type TestApp = TestHouse

/**
 * Starts the whole product for tests; `env` overrides settings. New brands have early access, so that a test about something else
 * needs no subscription; `earlyAccess: false` starts them as the market does.
 */
export async function startTestApp(
  env: Record<string, string> = {},
  { earlyAccess = true } = {},
): Promise<TestApp> {
  const app = await startTestHouse(buildApp, env)
  if (earlyAccess) await inTransaction(systemActor, () => saveSetting('earlyAccess', true))
  return app
}
