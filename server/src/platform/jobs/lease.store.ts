import { randomUUID } from 'node:crypto'
import { lt, or, sql } from 'drizzle-orm'
import { db, openTransaction } from '../database/database.ts'
import { leases } from './jobs.tables.ts'

const holder = randomUUID()

/**
 * Acquires or renews the lease of a single-node job; false while another node holds it. Inside a transaction
 * its row stays locked until the end, so that a paused node cannot write after another node has acquired the
 * lease.
 */
export async function acquireLease(name: string, seconds: number): Promise<boolean> {
  openTransaction('acquireLease()')
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
