import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { Engine } from '../database/handle.ts'
import { openPostgres } from '../database/postgres.ts'
import { openPgliteInMemory } from './pglite-in-memory.ts'

/**
 * Opens an empty database: embedded and in memory, or created on the server of `TEST_DATABASE_URL` and
 * dropped at the end.
 */
export async function openTestDatabase(
  serverUrl: string | undefined,
): Promise<{ engine: Engine; release: () => Promise<void> }> {
  if (!serverUrl) return { engine: await openPgliteInMemory(), release: async () => {} }
  const name = `marquee_test_${randomBytes(6).toString('hex')}`
  await onServer(serverUrl, `create database ${name}`)
  // A test database need not survive a crash of PostgreSQL; waiting for the disk is most of a short
  // transaction.
  await onServer(serverUrl, `alter database ${name} set synchronous_commit = off`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return {
    engine: openPostgres(url.toString(), 8),
    release: () => onServer(serverUrl, `drop database if exists ${name} with (force)`),
  }
}

/** Runs one statement on a PostgreSQL server, because databases are created and dropped from outside them. */
export async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
