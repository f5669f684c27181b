import { buildApp } from '../server/src/app.ts'
import { readConfig } from '../server/src/config.ts'
import { saveSetting } from '../server/src/modules/settings/settings.store.ts'
import { inTransaction } from '../server/src/platform/database/database.ts'
import { systemActor } from '../server/src/platform/handler.ts'
import type { AppServer } from '../server/src/platform/server.ts'
import { inject } from '../server/src/platform/testing/inject.ts'
import { sentEmails } from '../server/src/platform/testing/sent-emails.ts'
import { settleWith, startTestProvider } from '../server/src/platform/testing/test-provider.ts'
import type { ServerUnderTest } from '../server/src/testing/person.ts'

/** Starts the product in this process, on the benchmark database, to fill it and to record its statements. */
export async function openBenchServer(
  databaseUrl: string,
  folder: string,
): Promise<ServerUnderTest & AppServer> {
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    PORT: '0',
    DEMO: 'off',
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
  })
  const { sandbox, provider } = await startTestProvider()
  const server = await buildApp(config, { provider })
  await inTransaction(systemActor, () => saveSetting('earlyAccess', true))
  const settle = settleWith(server, sandbox)
  return {
    ...server,
    sandbox,
    settle,
    call: (path, body, options) => inject(server.app, path, body, options),
    emails: sentEmails,
  }
}
