/**
 * Statements and waits of the most used calls on PostgreSQL: `npm run bench:trips`. A wait is one time that a call waits for an answer;
 * statements that are sent together are one wait.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tripLimits } from '../server/src/invariants/round-trips/limits.ts'
import { measureCalls } from '../server/src/invariants/round-trips/measure-calls.ts'
import { openBenchServer } from './bench-server.ts'

const databaseUrl = process.env.TEST_DATABASE_URL
if (!databaseUrl) throw new Error('Run this through `npm run bench:trips`: it needs a PostgreSQL.')
const folder = await mkdtemp(join(tmpdir(), 'marquee-trips-'))
const server = await openBenchServer(databaseUrl, folder)
try {
  const measured = await measureCalls(server)
  console.log('call                  statements  waits  limit')
  for (const { call, limit } of tripLimits) {
    const { statements, waits } = measured.get(call) ?? { statements: 0, waits: 0 }
    const columns = [String(statements).padStart(10), String(waits).padStart(5), String(limit).padStart(5)]
    console.log(`${call.padEnd(20)}  ${columns.join('  ')}${waits > limit ? '  over' : ''}`)
  }
} finally {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}
process.exit(0)
