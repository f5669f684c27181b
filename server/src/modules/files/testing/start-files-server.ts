import { fileCalls } from '@marquee/contract/calls/files'
import { serveCalls } from '../../../platform/http/serve-calls.ts'
import { Runtime } from '../../../platform/runtime.ts'
import { assembleServer } from '../../../platform/server.ts'
import { sampleSession } from '../../../platform/testing/start-sample-server.ts'
import { startTestServer, type TestServer } from '../../../platform/testing/start-test-server.ts'
import { fileRoutes } from '../files.routes.ts'
import { openFiles } from '../open-files.ts'

/** Starts the platform with the files module only; tokens are `role:uuid`. `env` overrides settings. */
export function startFilesServer(env: Record<string, string> = {}): Promise<TestServer> {
  const modules: Parameters<typeof assembleServer>[1]['modules'] = async (app, config) => {
    serveCalls(app, fileCalls, fileRoutes)
    await openFiles(app, config)
  }
  return startTestServer(
    (config, engines) =>
      assembleServer(config, { runtime: new Runtime(), resolveSession: sampleSession, modules }, engines),
    env,
  )
}
