import { eq } from 'drizzle-orm'
import { queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import { agencies } from './agencies.tables.ts'

export type Agency = typeof agencies.$inferSelect

/** The columns of an agency's card; stores of later modules select them beside their own columns. */
export const agencyCardColumns = { id: agencies.id, name: agencies.name, logoUrl: agencies.logoUrl }

/** Returns an agency by its id, or undefined. */
export async function loadAgency(id: string): Promise<Agency | undefined> {
  const [row] = await db().select().from(agencies).where(eq(agencies.id, id))
  return row
}

/** Creates an agency; its id is its founder's account id. */
export async function createAgency(values: typeof agencies.$inferInsert): Promise<void> {
  await queueWrite(db().insert(agencies).values(values))
}

/** Updates an agency; undefined columns do not change. */
export async function updateAgencyRow(
  id: string,
  changes: Partial<typeof agencies.$inferInsert>,
): Promise<void> {
  await queueWrite(db().update(agencies).set(changes).where(eq(agencies.id, id)))
}
