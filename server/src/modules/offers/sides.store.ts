import { and, eq, ne, or } from 'drizzle-orm'
import { compiled } from '../../platform/database/compiled.ts'
import { accounts } from '../identity/identity.tables.ts'
import { offers } from './offers.tables.ts'

/** An offer, and the account whose session is locked until the commit already; null for an agent’s. */
interface SidesOf {
  id: string
  exceptId: string | null
}

const lockStatuses = compiled((on, { id, exceptId }: SidesOf) =>
  on
    .select({ status: accounts.status })
    .from(accounts)
    .where(
      and(
        or(
          eq(accounts.id, on.select({ id: offers.brandId }).from(offers).where(eq(offers.id, id))),
          eq(accounts.id, on.select({ id: offers.talentId }).from(offers).where(eq(offers.id, id))),
        ),
        exceptId ? ne(accounts.id, exceptId) : undefined,
      ),
    )
    .orderBy(accounts.id)
    .for('share'),
)

/**
 * Returns the statuses of the accounts of the sides of this offer, and locks both accounts: a suspension or an erasure is
 * committed before this reads them, or after this transaction. The account that makes the request itself is left out, because
 * a suspension waits for its session while it holds the account.
 */
export async function lockSideStatuses(id: string, exceptId: string | null): Promise<string[]> {
  return (await lockStatuses({ id, exceptId })).map(({ status }) => status)
}

/** Returns whether the account of a side of this offer is suspended, and locks both accounts as `lockSideStatuses` does. */
export async function isSideSuspended(id: string, exceptId: string | null): Promise<boolean> {
  return (await lockSideStatuses(id, exceptId)).includes('suspended')
}
