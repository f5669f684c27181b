import { execFileSync } from 'node:child_process'
import { type Program, startProgram } from './program.ts'

interface Options {
  /** Settings beside those of every measured product. */
  settings?: Record<string, string>
  /** Options of Node. */
  node?: readonly string[]
}

/** Builds what is stale, once; the time of a start does not hold it. */
let isBuilt = false

/**
 * Starts the product as it is run, bundled and in a process of its own, with logs and without rate limits, on a filled database.
 */
export function startProduct(
  databaseUrl: string,
  folder: string,
  { settings = {}, node = [] }: Options = {},
): Promise<Program> {
  if (!isBuilt) execFileSync(process.execPath, ['scripts/build.ts', '--if-stale'], { stdio: 'inherit' })
  isBuilt = true
  return startProgram('server/dist/start.js', { ...productSettings(databaseUrl, folder), ...settings }, node)
}

/** Returns the settings of a measured product. */
export const productSettings = (databaseUrl: string, folder: string): Record<string, string> => ({
  NODE_ENV: 'development',
  DATABASE_URL: databaseUrl,
  DATA_DIR: folder,
  PORT: '0',
  DEMO: 'off',
  LOG_LEVEL: 'info',
  RATE_LIMITS: 'off',
})
