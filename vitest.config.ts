import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { withoutLine } from './server/src/invariants/mutations/without-line.ts'

/** Embedded databases take about a third of a gigabyte each, so few files run at once. */
const workers = Number(process.env.TEST_WORKERS ?? 2)
/**
 * Limits end what hangs; they measure nothing. A machine that does ten other things is ten times slower, and a test that waits for
 * something must still see it come.
 */
const patient = { testTimeout: 240_000, hookTimeout: 600_000, expect: { poll: { timeout: 30_000 } } }
/**
 * Files of the server share a process: the database's code, the provider's schemas and the product itself are compiled once instead of
 * eighty times, which is half of what the tests cost. Each file starts and stops a house of its own; what a module remembers between
 * houses is forgotten when the next one is assembled.
 */
const shared = { environment: 'node', isolate: false, ...patient }
const server = { ...shared, root: 'server' }

/** Begins with what takes longest: two workers then end at about the same time. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) =>
      longest.findIndex((name) => moduleId.includes(name)) + 1 || longest.length + 1
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other))
  }
}
const longest = ['money-kills', 'permissions.test', 'models.test', 'money-races', 'seed-market']

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    maxWorkers: workers,
    projects: [
      { test: { ...shared, name: 'contract', root: 'contract', include: ['src/**/*.test.ts'] } },
      {
        test: {
          ...server,
          name: 'server',
          include: ['{src,seed}/**/*.test.ts'],
          exclude: ['src/invariants/**'],
        },
      },
      {
        plugins: [withoutLine()],
        test: {
          ...server,
          name: 'invariants',
          isolate: true,
          include: ['src/invariants/*.test.ts'],
          testTimeout: 900_000,
        },
      },
      { test: { ...shared, name: 'sandbox', root: 'sandbox', include: ['{src,schema}/**/*.test.ts'] } },
      // A browser is made only for the files that ask for one: their first line is `// @vitest-environment jsdom`.
      {
        test: {
          ...patient,
          name: 'web',
          root: 'web',
          environment: 'node',
          include: ['{app,features,lib,ui}/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
})
