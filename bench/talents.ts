/**
 * Creates the tables in the PostgreSQL that `DATABASE_URL` names and adds generated talents until there are BENCH_TALENTS of them (a
 * million unless told), the same ones each time: `DATABASE_URL=postgres://… npm run bench:talents`. The database must be the
 * caller’s own: nothing is removed from it.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openBenchServer } from './bench-server.ts'
import { generateTalents } from './generate-talents.ts'

const url = process.env.DATABASE_URL
if (!url) throw new Error('DATABASE_URL names the PostgreSQL that is filled.')
const talents = Number(process.env.BENCH_TALENTS ?? 1_000_000)
if (!Number.isInteger(talents) || talents < 1) throw new Error('BENCH_TALENTS is a whole number from 1 on.')

const folder = await mkdtemp(join(tmpdir(), 'marquee-talents-'))
const server = await openBenchServer(url, folder)
await server.stop()
const database = new pg.Client({ connectionString: url })
await database.connect()
const started = performance.now()
await generateTalents(database, talents)
await database.end()
await rm(folder, { recursive: true, force: true })
console.log(`${talents} talents after ${Math.round((performance.now() - started) / 1_000)} s`)
