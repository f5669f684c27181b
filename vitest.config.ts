import { defineConfig } from 'vitest/config'
import { withoutGuard } from './server/src/proofs/guards/without-guard.ts'

/** Embedded databases take about a third of a gigabyte each, so few files run at once. */
const workers = Number(process.env.TEST_WORKERS ?? 2)
const server = { root: 'server', environment: 'node', testTimeout: 60_000, hookTimeout: 120_000 }

export default defineConfig({
  test: {
    maxWorkers: workers,
    projects: [
      { test: { name: 'contract', root: 'contract', environment: 'node', include: ['src/**/*.test.ts'] } },
      { test: { ...server, name: 'server', include: ['{src,seed}/**/*.test.ts'], exclude: ['src/proofs/**'] } },
      { plugins: [withoutGuard()], test: { ...server, name: 'proofs', include: ['src/proofs/*.test.ts'], testTimeout: 900_000 } },
      { test: { name: 'sandbox', root: 'sandbox', environment: 'node', include: ['{src,schema}/**/*.test.ts'], testTimeout: 30_000 } },
      { test: { name: 'web', root: 'web', environment: 'jsdom', include: ['{app,features,lib,ui}/**/*.test.{ts,tsx}'] } },
    ],
  },
})
