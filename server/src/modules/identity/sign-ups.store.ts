import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import type { AgingRows } from '../../platform/retention/retention.store.ts'
import { signUps } from './identity.tables.ts'

export type SignUp = typeof signUps.$inferSelect

/** Attempts for one code (reliability, section 5 T6). */
const MAX_ATTEMPTS = 5
/** Unconfirmed sign-ups that are kept for one address. */
const MAX_PER_ADDRESS = 3

/** Saves a sign-up and removes all but the newest three of its address. */
export async function createSignUp(values: typeof signUps.$inferInsert): Promise<SignUp> {
  const [row] = await db().insert(signUps).values(values).returning()
  const older = db()
    .select({ id: signUps.id })
    .from(signUps)
    .where(eq(signUps.email, values.email))
    .orderBy(desc(signUps.createdAt), desc(signUps.id))
    .offset(MAX_PER_ADDRESS)
  await db().delete(signUps).where(inArray(signUps.id, older))
  if (!row) throw new Error('An inserted sign-up returned no row')
  return row
}

/** Lists the unconfirmed sign-ups of an address, the newest first. */
export async function listSignUps(email: string): Promise<SignUp[]> {
  return db()
    .select()
    .from(signUps)
    .where(eq(signUps.email, email))
    .orderBy(desc(signUps.createdAt), desc(signUps.id))
}

/** Saves a new code, which replaces the last one, and resets the attempts. */
export async function saveCode(id: string, codeHash: string, codeExpiresAt: Date): Promise<void> {
  await queueWrite(
    db().update(signUps).set({ codeHash, codeExpiresAt, attempts: 0 }).where(eq(signUps.id, id)),
  )
}

/**
 * Counts one attempt on each sign-up of an address and account type before the code is checked; returns those
 * that have an attempt left and a valid code.
 */
export async function consumeCodeAttempts(
  email: string,
  role: SignUp['role'],
  now: Date,
): Promise<{ id: string; codeHash: string | null }[]> {
  return db()
    .update(signUps)
    .set({ attempts: sql`${signUps.attempts} + 1` })
    .where(
      and(
        eq(signUps.email, email),
        eq(signUps.role, role),
        lt(signUps.attempts, MAX_ATTEMPTS),
        gt(signUps.codeExpiresAt, now),
      ),
    )
    .returning({ id: signUps.id, codeHash: signUps.codeHash })
}

/**
 * Consumes a sign-up whose code was checked; undefined when another request was faster or the code changed.
 */
export async function consumeSignUp(id: string, codeHash: string): Promise<SignUp | undefined> {
  const [row] = await db()
    .delete(signUps)
    .where(and(eq(signUps.id, id), eq(signUps.codeHash, codeHash)))
    .returning()
  return row
}

/** Deletes every unconfirmed sign-up of an address. */
export async function deleteSignUpsOf(email: string): Promise<void> {
  await queueWrite(db().delete(signUps).where(eq(signUps.email, email)))
}

/** Deletes one unconfirmed sign-up. */
export async function deleteSignUp(id: string): Promise<void> {
  await queueWrite(db().delete(signUps).where(eq(signUps.id, id)))
}

/** Sign-ups that are not confirmed. */
export const agingSignUps: AgingRows = { table: signUps, from: signUps.createdAt }
