import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { Engine } from '../database/handle.ts'
import { openPostgres } from '../database/postgres.ts'
import { migrationsHash, openPgliteInMemory } from './pglite-in-memory.ts'

/** Key of the advisory lock under which one process makes the template while the others wait. */
const templateLock = 7_281_906

/**
 * Opens a migrated database without data: embedded and in memory, or created on the server of `TEST_DATABASE_URL` and
 * dropped at the end.
 */
export async function openTestDatabase(
  serverUrl: string | undefined,
): Promise<{ engine: Engine; release: () => Promise<void> }> {
  if (!serverUrl) return { engine: await openPgliteInMemory(), release: async () => {} }
  const name = `marquee_test_${randomBytes(6).toString('hex')}`
  await onServer(
    serverUrl,
    `create database ${name} template ${pg.escapeIdentifier(await ensureTemplate(serverUrl))}`,
  )
  // A test database need not survive a crash of PostgreSQL; waiting for the disk is most of a short
  // transaction.
  await onServer(serverUrl, `alter database ${name} set synchronous_commit = off`)
  return {
    engine: openPostgres(urlOf(serverUrl, name), 8),
    release: () => onServer(serverUrl, `drop database if exists ${name} with (force)`),
  }
}

/** Runs one statement on a PostgreSQL server, because databases are created and dropped from outside them. */
export async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/**
 * Returns the name of a migrated database from which others are copied, because a copy takes a tenth of the time of the
 * migrations. The first process of a test run makes it; `checks/on-postgres.ts` drops it.
 */
async function ensureTemplate(serverUrl: string): Promise<string> {
  const template = `${new URL(serverUrl).pathname.slice(1)}_template_${migrationsHash()}`
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [templateLock])
    const known = await client.query('select from pg_database where datname = $1', [template])
    if (known.rowCount === 0) await makeTemplate(client, serverUrl, template)
  } finally {
    await client.end()
  }
  return template
}

/** Makes the template under another name, so that nobody copies one that an interrupted process has left. */
async function makeTemplate(client: pg.Client, serverUrl: string, template: string): Promise<void> {
  const draft = `${template}_draft`
  await client.query(`drop database if exists ${pg.escapeIdentifier(draft)} with (force)`)
  await client.query(`create database ${pg.escapeIdentifier(draft)}`)
  const engine = openPostgres(urlOf(serverUrl, draft), 1)
  await engine.migrate().finally(() => engine.close())
  await client.query(
    `alter database ${pg.escapeIdentifier(draft)} rename to ${pg.escapeIdentifier(template)}`,
  )
}

function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.toString()
}
