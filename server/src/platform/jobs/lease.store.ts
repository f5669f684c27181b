import { randomUUID } from 'node:crypto'
import { lt, or, sql } from 'drizzle-orm'
import { db, openTransaction } from '../database/database.ts'
import { leases } from './jobs.tables.ts'

const holder = randomUUID()

/**
 * Takes or keeps the lease of a job that one node at a time may run; false while another node holds it. Inside a transaction its row
 * stays locked until the end, so that a node which was paused cannot write after its lease went to another.
 */
export async function acquireLease(name: string, seconds: number): Promise<boolean> {
  openTransaction('holdLease()')
  const until = sql`now() + ${seconds}::int * interval '1 second'`
  const rows = await db()
    .insert(leases)
    .values({ name, holder, until })
    .onConflictDoUpdate({
      target: leases.name,
      set: {
        holder,
        until,
        fence: sql`${leases.fence} + case when ${leases.holder} = ${holder} then 0 else 1 end`,
      },
      setWhere: or(sql`${leases.holder} = ${holder}`, lt(leases.until, sql`now()`)),
    })
    .returning({ holder: leases.holder })
  return rows.length > 0
}
