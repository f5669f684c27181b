import { eq } from 'drizzle-orm'
import { compiled, queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import { settlements } from './deals.tables.ts'

export type SettlementRow = typeof settlements.$inferSelect

const findOfDeal = compiled((on, { dealId }: { dealId: string }) =>
  on.select().from(settlements).where(eq(settlements.dealId, dealId)),
)
const lockOfDeal = compiled((on, { dealId }: { dealId: string }) =>
  on.select().from(settlements).where(eq(settlements.dealId, dealId)).for('update'),
)

/** Queues a new settlement. A second one of the same deal fails. */
export async function createSettlement(row: SettlementRow): Promise<void> {
  await queueWrite(db().insert(settlements).values(row))
}

export async function updateSettlement(id: string, changes: Partial<SettlementRow>): Promise<void> {
  await queueWrite(db().update(settlements).set(changes).where(eq(settlements.id, id)))
}

/** Returns the settlement of a deal. */
export async function findSettlement(dealId: string): Promise<SettlementRow | undefined> {
  return (await findOfDeal({ dealId }))[0]
}

/** Locks and returns the settlement of a deal that is locked already. */
export async function lockSettlement(dealId: string): Promise<SettlementRow | undefined> {
  return (await lockOfDeal({ dealId }))[0]
}

/** Returns a settlement by its id. */
export async function loadSettlement(id: string): Promise<SettlementRow | undefined> {
  const [row] = await db().select().from(settlements).where(eq(settlements.id, id))
  return row
}
