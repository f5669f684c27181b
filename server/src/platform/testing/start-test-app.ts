import { buildApp } from '../../app.ts'
import { startTestHouse, type TestHouse } from './start-test-house.ts'

export type TestApp = TestHouse

/** Starts the whole product for tests; `env` overrides settings. */
export function startTestApp(env: Record<string, string> = {}): Promise<TestApp> {
  return startTestHouse(buildApp, env)
}
