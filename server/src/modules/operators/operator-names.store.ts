import { and, eq } from 'drizzle-orm'
import { db } from '../../platform/database/database.ts'
import { accounts } from '../identity/identity.tables.ts'

/** Loads the names of all operators, former ones included, by id. */
export async function loadOperatorNames(): Promise<ReadonlyMap<string, string>> {
  const rows = await db()
    .select({ id: accounts.id, name: accounts.name })
    .from(accounts)
    .where(eq(accounts.role, 'adminProMax'))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Lists operators who may sign in, with their names and email addresses. */
export async function listOperatorContacts(): Promise<{ id: string; name: string; email: string }[]> {
  return db()
    .select({ id: accounts.id, name: accounts.name, email: accounts.email })
    .from(accounts)
    .where(and(eq(accounts.role, 'adminProMax'), eq(accounts.status, 'active')))
}
