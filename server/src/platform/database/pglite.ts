import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { withCachedTypeParsers } from './cached-type-parsers.ts'
import type { Engine } from './handle.ts'
import { migrationsFolder } from './migrate.ts'
import { withRowMapping } from './row-mapping.ts'

/** Opens the embedded database in `folder`. The caller holds the folder's lock. */
export async function openPglite(folder: string): Promise<Engine> {
  return pgliteEngine(await PGlite.create({ dataDir: folder }))
}

/** Wraps an opened PGlite as an engine. */
export async function pgliteEngine(client: PGlite): Promise<Engine> {
  await client.exec(`set timezone to 'UTC'`)
  const root = withRowMapping(withCachedTypeParsers(drizzle(client, { casing: 'snake_case' }), client))
  return {
    kind: 'pglite',
    root,
    migrate: () => migrate(root, { migrationsFolder }),
    alone: (work) => work(),
    transaction: (actor, work) =>
      root.transaction(async (tx) => {
        const quick = withRowMapping(withCachedTypeParsers(tx, client))
        const answer = await quick.execute<{ now: string }>(
          sql`select set_config('app.actor', ${actor}, true), now()::text as now`,
        )
        return work(quick, answer.rows[0]?.now ?? '')
      }),
    listen: async (channel, heard) => {
      await client.listen(channel, heard)
    },
    close: () => client.close(),
  }
}
