import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { Engine } from './handle.ts'
import { migrationsFolder } from './migrate.ts'

/** Opens the embedded database in `folder`, or in memory without one. The caller holds the folder's lock. */
export async function openPglite(folder: string | null): Promise<Engine> {
  const client = await PGlite.create(folder ? { dataDir: folder } : {})
  await client.exec(`set timezone to 'UTC'`)
  const root = drizzle(client, { casing: 'snake_case' })
  return {
    kind: 'pglite',
    root,
    migrate: () => migrate(root, { migrationsFolder }),
    listen: async (channel, heard) => {
      await client.listen(channel, heard)
    },
    close: () => client.close(),
  }
}
