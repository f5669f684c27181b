import { join } from 'node:path'
import type { Engine } from './handle.ts'
import { lockDataDir } from './lock.ts'
import { openPostgres } from './postgres.ts'

interface Settings {
  DATABASE_URL?: string | undefined
  DATABASE_READ_URL?: string | undefined
  DATABASE_POOL: number
  DATA_DIR: string
}

/**
 * Opens PostgreSQL when a URL is configured, else the embedded database under its lock. `release` frees the
 * lock and must be called last.
 */
export async function openEngine(
  settings: Settings,
): Promise<{ engine: Engine; release: () => Promise<void> }> {
  const { DATABASE_URL, DATABASE_READ_URL, DATABASE_POOL } = settings
  if (DATABASE_URL)
    return {
      engine: openPostgres(DATABASE_URL, DATABASE_POOL, DATABASE_READ_URL),
      release: async () => {},
    }
  const release = await lockDataDir(settings.DATA_DIR)
  const { openPglite } = await import('./pglite.ts')
  const engine = await openPglite(join(settings.DATA_DIR, 'database'))
  return { engine, release }
}
