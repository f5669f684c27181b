import { fileCalls } from '@marquee/contract/calls/files'
import { assemble } from '../../../platform/house.ts'
import { serveCalls } from '../../../platform/http/serve-calls.ts'
import { sampleSession } from '../../../platform/testing/start-sample-house.ts'
import { startTestHouse, type TestHouse } from '../../../platform/testing/start-test-house.ts'
import { fileRoutes } from '../files.routes.ts'
import { openFiles } from '../open-files.ts'

/** The platform with files alone; tokens are `role:uuid`. */
export function startFilesHouse(): Promise<TestHouse> {
  const modules: Parameters<typeof assemble>[1]['modules'] = async (app, config) => {
    serveCalls(app, fileCalls, fileRoutes)
    await openFiles(app, config)
  }
  return startTestHouse((config, engines) =>
    assemble(config, { resolveSession: sampleSession, modules }, engines),
  )
}
