import { and, eq } from 'drizzle-orm'
import { db } from '../../platform/database/database.ts'
import { accounts } from '../identity/identity.tables.ts'
import { secondFactors } from '../identity/security.tables.ts'

/** Loads an active operator with the stored key of the app; the key is null before the enrolment. */
export async function loadOperator(id: string) {
  const [row] = await db()
    .select({
      id: accounts.id,
      email: accounts.email,
      name: accounts.name,
      sealedKey: secondFactors.sealedKey,
    })
    .from(accounts)
    .leftJoin(secondFactors, eq(secondFactors.accountId, accounts.id))
    .where(and(eq(accounts.id, id), eq(accounts.role, 'adminProMax'), eq(accounts.status, 'active')))
  return row
}
export type Operator = NonNullable<Awaited<ReturnType<typeof loadOperator>>>
