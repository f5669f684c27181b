import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { ReferenceCache } from '../transactions/reference-cache.ts'
import { sendThroughScope } from '../transactions/send-through-scope.ts'
import { withCachedTypeParsers } from './cached-type-parsers.ts'
import type { Db, Engine } from './handle.ts'
import { migrationsFolder } from './migrate.ts'
import { similarity } from './postgres.ts'
import { withRowMapping } from './row-mapping.ts'

/** The extensions of PostgreSQL that the migrations create. */
export const pgliteExtensions = { pg_trgm }

/** Opens the embedded database in `folder`. The caller holds the folder's lock. */
export async function openPglite(folder: string): Promise<Engine> {
  return pgliteEngine(await PGlite.create({ dataDir: folder, extensions: pgliteExtensions }))
}

/** Wraps an opened PGlite as an engine. */
export async function pgliteEngine(client: PGlite): Promise<Engine> {
  await client.exec(`set timezone to 'UTC'; set ${similarity}`)
  const root = sendThroughScope(
    withRowMapping(withCachedTypeParsers(drizzle(client, { casing: 'snake_case' }), client)),
  )
  return {
    kind: 'pglite',
    root,
    replica: null,
    referenceCache: new ReferenceCache(),
    migrate: () => migrate(root, { migrationsFolder }),
    alone: (work) => work(),
    longTransaction: (mode, work) =>
      client.transaction(async (tx) => {
        if (mode === 'read') await tx.exec('set transaction isolation level repeatable read, read only')
        return work(async <Row>(text: string, parameters: readonly unknown[] = []) => {
          const { rows } = await tx.query<Row>(text, [...parameters])
          return rows
        })
      }),
    transaction: (actor, unitOfWork, work) =>
      root.transaction(async (tx) => {
        const opened = unitOfWork.usage.count(() => open(tx, actor))
        opened.catch(() => {})
        const result = await work(sendThroughScope(withRowMapping(withCachedTypeParsers(tx, client))), opened)
        // PGlite commits by itself once this has ended. The two are counted as the one batch that they are on PostgreSQL.
        await unitOfWork.usage.count(() => unitOfWork.flush())
        return result
      }),
    listen: async (channel, onPayload) => {
      await client.listen(channel, onPayload)
    },
    close: () => client.close(),
  }
}

async function open(tx: Pick<Db, 'execute'>, actor: string): Promise<string> {
  const answer = await tx.execute<{ now: string }>(
    sql`select set_config('app.actor', ${actor}, true), now()::text as now`,
  )
  return answer.rows[0]?.now ?? ''
}
