import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { withoutLine } from './server/src/invariants/mutations/without-line.ts'

/** Each embedded database takes about a third of a gigabyte, so few test files run at once. */
const workers = Number(process.env.TEST_WORKERS ?? 2)
/**
 * Timeouts only end tests that hang; they measure nothing. A machine with other work may be ten times slower, and a test
 * that waits for a condition must still pass.
 */
const longTimeouts = { testTimeout: 240_000, hookTimeout: 600_000, expect: { poll: { timeout: 30_000 } } }
/**
 * Server test files share a process, so that the database, the provider's schemas and the product are compiled once
 * instead of eighty times, which is half of the cost. Each file starts and stops a server with a runtime of its own.
 */
const shared = { environment: 'node', isolate: false, ...longTimeouts }
const server = { ...shared, root: 'server' }

/**
 * Starts the longest files of each project first, so that the workers finish at about the same time. Projects stay together:
 * a worker that changes to another project and back loads everything again.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) =>
      longest.findIndex((name) => moduleId.includes(name)) + 1 || longest.length + 1
    const byProject = Map.groupBy(await super.sort(files), ({ project }) => project.name)
    return [...byProject.values()].flatMap((own) => own.toSorted((one, other) => rank(one) - rank(other)))
  }
}
const longest = [
  'money-kills',
  'permissions.test',
  'models.test',
  'money-races',
  'durability',
  'backup/backup.test',
  'seed-market',
]

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    maxWorkers: workers,
    projects: [
      { test: { ...shared, name: 'contract', root: 'contract', include: ['src/**/*.test.ts'] } },
      {
        plugins: [withoutLine()],
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
          include: ['src/invariants/*.test.ts'],
          testTimeout: 900_000,
        },
      },
      { test: { ...shared, name: 'sandbox', root: 'sandbox', include: ['{src,schema}/**/*.test.ts'] } },
      // Only files whose first line is `// @vitest-environment jsdom` get a browser environment. Each file has globals and
      // modules of its own, in a process that loads jsdom once: loading it for each file was half of the cost.
      {
        test: {
          ...longTimeouts,
          name: 'web',
          root: 'web',
          environment: 'node',
          pool: 'vmForks',
          vmMemoryLimit: '1GB',
          include: ['{app,features,lib,ui}/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
})
