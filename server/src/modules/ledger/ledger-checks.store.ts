import { sql } from 'drizzle-orm'
import { queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import { uuidOf } from '../../platform/database/uuid-of.ts'
import { ledgerChecks } from './ledger.tables.ts'
import type { Check } from './verify-ledger.ts'

/** Queues the results of a verification; `changed_at` moves only where a check begins to hold or to fail. */
export async function saveChecks(checks: readonly Check[], now: Date): Promise<void> {
  if (checks.length === 0) return
  const rows = checks.map((check) => ({
    ...check,
    id: uuidOf(`ledger check ${check.name}`),
    changedAt: now,
    checkedAt: now,
  }))
  await queueWrite(
    db()
      .insert(ledgerChecks)
      .values(rows)
      .onConflictDoUpdate({
        target: ledgerChecks.id,
        set: {
          holds: sql`excluded.holds`,
          detail: sql`excluded.detail`,
          alert: sql`excluded.alert`,
          checkedAt: sql`excluded.checked_at`,
          changedAt: sql`case when ${ledgerChecks.holds} = excluded.holds then ${ledgerChecks.changedAt} else excluded.changed_at end`,
        },
      }),
  )
}
