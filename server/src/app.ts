import { fileCalls } from '@marquee/contract/calls/files'
import { identityCalls } from '@marquee/contract/calls/identity'
import { settingsCalls } from '@marquee/contract/calls/settings'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { fileRoutes } from './modules/files/files.routes.ts'
import { openFiles } from './modules/files/open-files.ts'
import { identityRoutes } from './modules/identity/identity.routes.ts'
import { resolveSession } from './modules/identity/resolve-session.ts'
import { settingsRoutes } from './modules/settings/settings.routes.ts'
import { assemble, type House, type OpenDatabase } from './platform/house.ts'
import { serveCalls } from './platform/http/serve-calls.ts'
import { serveWeb } from './web-host.ts'

/** Puts the house together: the platform, then every module in the written order, each only reaching to its left. */
export function buildApp(config: Config, database?: OpenDatabase): Promise<House> {
  return assemble(config, { resolveSession, modules }, database)
}

async function modules(app: FastifyInstance, config: Config): Promise<void> {
  serveCalls(app, settingsCalls, settingsRoutes)
  serveCalls(app, fileCalls, fileRoutes)
  await openFiles(app, config)
  serveCalls(app, identityCalls, identityRoutes)
  await serveWeb(app, { nonceOf: (request) => request.nonce })
}
