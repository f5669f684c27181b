import { retentionMs } from '@marquee/contract/rules/retention'
import { and, eq, gt } from 'drizzle-orm'
import { queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import type { AgingRows } from '../../platform/retention/retention.store.ts'
import { clock } from '../../platform/time/clock.ts'
import { accounts, knownNetworks } from './identity.tables.ts'

/** How long a network stays known after the last sign-in from it. */
const KNOWN_MS = retentionMs('known_networks')

/** Returns whether the account of an email address has signed in from a network that is still known. */
export async function isKnownNetwork(email: string, network: string): Promise<boolean> {
  const rows = await db()
    .select({ network: knownNetworks.network })
    .from(knownNetworks)
    .innerJoin(accounts, eq(accounts.id, knownNetworks.accountId))
    .where(
      and(
        eq(accounts.email, email),
        eq(knownNetworks.network, network),
        gt(knownNetworks.signedInAt, expiry()),
      ),
    )
  return rows.length > 0
}

/** Records a sign-in of an account from a network. */
export async function saveKnownNetwork(accountId: string, network: string, signedInAt: Date): Promise<void> {
  await queueWrite(
    db()
      .insert(knownNetworks)
      .values({ accountId, network, signedInAt })
      .onConflictDoUpdate({ target: [knownNetworks.accountId, knownNetworks.network], set: { signedInAt } }),
  )
}

/** Deletes the networks of an account. */
export async function deleteKnownNetworksOf(accountId: string): Promise<void> {
  await queueWrite(db().delete(knownNetworks).where(eq(knownNetworks.accountId, accountId)))
}

/** Networks, from the last sign-in. */
export const agingNetworks: AgingRows = { table: knownNetworks, from: knownNetworks.signedInAt }

const expiry = (): Date => new Date(clock.now().getTime() - KNOWN_MS)
