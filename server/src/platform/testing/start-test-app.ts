import { buildApp } from '../../app.ts'
import { saveSetting } from '../../modules/settings/settings.store.ts'
import { inTransaction } from '../database/database.ts'
import { systemActor } from '../handler.ts'
import { startTestServer, type TestServer } from './start-test-server.ts'

export type TestApp = TestServer

/**
 * Starts the whole product for tests; `env` overrides settings. New brands have early access, so that tests
 * about something else need no subscription; `earlyAccess: false` starts without it, like production.
 */
export async function startTestApp(
  env: Record<string, string> = {},
  { earlyAccess = true } = {},
): Promise<TestApp> {
  const app = await startTestServer(buildApp, env)
  if (earlyAccess) await inTransaction(systemActor, () => saveSetting('earlyAccess', true))
  return app
}
