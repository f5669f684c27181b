import { asc, eq, inArray } from 'drizzle-orm'
import { compiled, queuedWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import { accounts } from '../identity/identity.tables.ts'
import { signatures } from './signatures.tables.ts'

export type Signature = typeof signatures.$inferSelect

const upsert = queuedWrite((on, { subject, subjectId, no, side, ...signed }: Signature) =>
  on
    .insert(signatures)
    .values({ subject, subjectId, no, side, ...signed })
    .onConflictDoUpdate({
      target: [signatures.subject, signatures.subjectId, signatures.no, signatures.side],
      set: signed,
    }),
)

/** Queues a signature; it replaces the one of the same side under the same terms. */
export async function saveSignature(signature: Signature): Promise<void> {
  await upsert(signature)
}

const findOf = compiled((on, { subjectId }: { subjectId: string }) =>
  on.select().from(signatures).where(eq(signatures.subjectId, subjectId)).orderBy(asc(signatures.signedAt)),
)

/** Lists the signatures of an offer or of a change, oldest first. */
export async function listSignatures(subjectId: string): Promise<Signature[]> {
  return findOf({ subjectId })
}

/** Lists the signatures of several offers and changes, oldest first. */
export async function listSignaturesAmong(subjectIds: readonly string[]): Promise<Signature[]> {
  if (subjectIds.length === 0) return []
  return db()
    .select()
    .from(signatures)
    .where(inArray(signatures.subjectId, [...subjectIds]))
    .orderBy(asc(signatures.signedAt))
}

const findName = compiled((on, { id }: { id: string }) =>
  on.select({ name: accounts.name }).from(accounts).where(eq(accounts.id, id)),
)

/** Returns the name of an account; empty without one. */
export async function loadAccountName(id: string): Promise<string> {
  const [row] = await findName({ id })
  return row?.name ?? ''
}
