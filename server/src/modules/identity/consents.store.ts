import type { Confirmation } from '@marquee/contract/legal/confirmations'
import { desc, eq } from 'drizzle-orm'
import { queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import { consents } from './identity.tables.ts'

export type Consent = typeof consents.$inferSelect

/** Queues what a user has confirmed; a version that was confirmed before keeps its row. */
export async function createConsents(
  accountId: string,
  confirmations: readonly Confirmation[],
  how: Pick<Consent, 'acceptedAt' | 'way' | 'ip'>,
): Promise<void> {
  await queueWrite(
    db()
      .insert(consents)
      .values(confirmations.map(({ document, version }) => ({ accountId, document, version, ...how })))
      .onConflictDoNothing(),
  )
}

/** Lists what a user has confirmed, newest first; at most the latest 100. */
export async function listConsents(accountId: string): Promise<Consent[]> {
  return db()
    .select()
    .from(consents)
    .where(eq(consents.accountId, accountId))
    .orderBy(desc(consents.acceptedAt), consents.document)
    .limit(100)
}

/** Removes the addresses from the consents of an erased account. */
export async function removeConsentAddresses(accountId: string): Promise<void> {
  await queueWrite(db().update(consents).set({ ip: null }).where(eq(consents.accountId, accountId)))
}
