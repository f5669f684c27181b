import { and, eq, exists, gt, inArray, isNull, ne, sql } from 'drizzle-orm'
import { queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import type { AgingRows } from '../../platform/retention/retention.store.ts'
import { asPair, type BroughtPairRow } from './outside-talents.store.ts'
import { outsideInvitations as invitations, knownIdentifiers } from './outside-talents.tables.ts'

/** A social account or a bank account of a talent or payee, as a keyed hash. */
export interface Identifier {
  kind: 'handle' | 'bank'
  hash: string
  ownerId: string
}

/** Saves identifiers at once and returns those that their owner did not have before. */
export async function saveIdentifiers(rows: readonly Identifier[]): Promise<Identifier[]> {
  if (rows.length === 0) return []
  return db()
    .insert(knownIdentifiers)
    .values([...rows])
    .onConflictDoNothing()
    .returning({
      kind: knownIdentifiers.kind,
      hash: knownIdentifiers.hash,
      ownerId: knownIdentifiers.ownerId,
    })
}

/** Locks the pair of a talent that pays no fee now, when someone else has or had one of these identifiers. */
export async function lockPairOfKnown(
  { kind, ownerId }: Pick<Identifier, 'kind' | 'ownerId'>,
  hashes: readonly string[],
  now: Date,
): Promise<BroughtPairRow | undefined> {
  const others = db()
    .select({ hash: knownIdentifiers.hash })
    .from(knownIdentifiers)
    .where(
      and(
        eq(knownIdentifiers.kind, kind),
        inArray(knownIdentifiers.hash, [...hashes]),
        ne(knownIdentifiers.ownerId, ownerId),
      ),
    )
  const [row] = await db()
    .select()
    .from(invitations)
    .where(
      and(
        eq(invitations.talentId, ownerId),
        isNull(invitations.endedAt),
        gt(invitations.noFeeUntil, now),
        exists(others),
      ),
    )
    .for('update')
  return row && asPair(row)
}

/** Queues that the owner of identifiers has deleted the account. */
export async function markErased(ownerId: string, now: Date): Promise<void> {
  await queueWrite(
    db().update(knownIdentifiers).set({ erasedAt: now }).where(eq(knownIdentifiers.ownerId, ownerId)),
  )
}

/** Identifiers of deleted accounts, from the deletion; those of a removed managed profile as well. */
export const agingIdentifiers: AgingRows = {
  table: knownIdentifiers,
  from: sql`coalesce(${knownIdentifiers.erasedAt}, (select t.erased_at from talents t where t.id = ${knownIdentifiers.ownerId}))`,
}
