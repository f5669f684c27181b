/**
 * Runs a command with TEST_DATABASE_URL at a fresh database on a real PostgreSQL: `node checks/on-postgres.ts vitest run`.
 * Drops that database at the end, and the template of it that server tests copy. The server is POSTGRES_URL, or the one
 * on this machine. No server is a failure.
 */
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import pg from 'pg'

const server = process.env.POSTGRES_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'
const name = `marquee_test_${randomBytes(6).toString('hex')}`
const [command, ...rest] = process.argv.slice(2)
if (!command) throw new Error('Say which command to run.')

await onServer(`create database ${name} template template0 encoding 'UTF8'`)
const url = new URL(server)
url.pathname = `/${name}`
const { status } = spawnSync(command, rest, {
  stdio: 'inherit',
  env: { ...process.env, TEST_DATABASE_URL: url.href },
})
const made = await onServer(`select datname as name from pg_database where starts_with(datname, '${name}')`)
for (const { name: database } of made) await onServer(`drop database if exists ${database} with (force)`)
process.exitCode = status ?? 1

async function onServer(statement: string): Promise<{ name: string }[]> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  const { rows } = await client.query(statement).finally(() => client.end())
  return rows
}
