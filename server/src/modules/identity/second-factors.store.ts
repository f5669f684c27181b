import { and, count, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import type { AgingRows } from '../../platform/retention/retention.store.ts'
import { sessions } from './identity.tables.ts'
import { challenges, recoveryCodes, secondFactors } from './security.tables.ts'

/** Codes that are judged for one challenge (reliability, section 5 T6). */
const MAX_ATTEMPTS = 5

export type Challenge = typeof challenges.$inferSelect
export type SecondFactor = typeof secondFactors.$inferSelect

export async function createChallenge(values: typeof challenges.$inferInsert): Promise<void> {
  await queueWrite(db().insert(challenges).values(values))
}

/**
 * Counts one attempt at a challenge before the code is checked and returns the challenge; undefined when it
 * is unknown, used, expired, or had five attempts.
 */
export async function consumeChallengeAttempt(tokenHash: string, now: Date): Promise<Challenge | undefined> {
  const [row] = await db()
    .update(challenges)
    .set({ attempts: sql`${challenges.attempts} + 1` })
    .where(
      and(
        eq(challenges.tokenHash, tokenHash),
        lt(challenges.attempts, MAX_ATTEMPTS),
        gt(challenges.expiresAt, now),
        isNull(challenges.usedAt),
      ),
    )
    .returning()
  return row
}

/** Finds a challenge that still has an attempt left. */
export async function findOpenChallenge(tokenHash: string, now: Date): Promise<Challenge | undefined> {
  const [row] = await db()
    .select()
    .from(challenges)
    .where(
      and(
        eq(challenges.tokenHash, tokenHash),
        lt(challenges.attempts, MAX_ATTEMPTS),
        gt(challenges.expiresAt, now),
        isNull(challenges.usedAt),
      ),
    )
  return row
}

/** Marks a challenge as used; false when another request was faster. */
export async function consumeChallenge(id: string, now: Date): Promise<boolean> {
  const rows = await db()
    .update(challenges)
    .set({ usedAt: now })
    .where(and(eq(challenges.id, id), isNull(challenges.usedAt)))
    .returning({ id: challenges.id })
  return rows.length > 0
}

/** Saves the key an account enrols with, and resets the attempts; false when another request was faster. */
export async function saveEnrolmentKey(id: string, sealedKey: string, expiresAt: Date): Promise<boolean> {
  const rows = await db()
    .update(challenges)
    .set({ sealedKey, expiresAt, attempts: 0 })
    .where(and(eq(challenges.id, id), isNull(challenges.usedAt), isNull(challenges.sealedKey)))
    .returning({ id: challenges.id })
  return rows.length > 0
}

/** Saves the only emailed code of a challenge; false when it has one. */
export async function saveChallengeCode(id: string, codeHash: string): Promise<boolean> {
  const rows = await db()
    .update(challenges)
    .set({ codeHash })
    .where(and(eq(challenges.id, id), isNull(challenges.usedAt), isNull(challenges.codeHash)))
    .returning({ id: challenges.id })
  return rows.length > 0
}

/** Sign-ins that wait for a code, from its end. */
export const agingChallenges: AgingRows = { table: challenges, from: challenges.expiresAt }

/** Deletes the challenges of an account, whose password or email address has changed. */
export async function deleteChallengesOf(accountId: string): Promise<void> {
  await queueWrite(db().delete(challenges).where(eq(challenges.accountId, accountId)))
}

export async function loadSecondFactor(accountId: string): Promise<SecondFactor | undefined> {
  const [row] = await db().select().from(secondFactors).where(eq(secondFactors.accountId, accountId))
  return row
}

/** Saves the app of an account that has none; false when there is one already. */
export async function createSecondFactor(values: typeof secondFactors.$inferInsert): Promise<boolean> {
  const rows = await db()
    .insert(secondFactors)
    .values(values)
    .onConflictDoNothing()
    .returning({ accountId: secondFactors.accountId })
  return rows.length > 0
}

/** Accepts the code of a period once; false when a code of this period or a later one was accepted before. */
export async function consumeStep(accountId: string, step: number): Promise<boolean> {
  const rows = await db()
    .update(secondFactors)
    .set({ lastStep: step, attempts: 0 })
    .where(and(eq(secondFactors.accountId, accountId), lt(secondFactors.lastStep, step)))
    .returning({ accountId: secondFactors.accountId })
  return rows.length > 0
}

/**
 * Counts one code of an account before it is checked and returns the app; its attempts count for an hour from
 * the first.
 */
export async function consumeFactorAttempt(
  accountId: string,
  now: Date,
  windowMs: number,
): Promise<SecondFactor | undefined> {
  const isOver = sql`coalesce(${secondFactors.attemptsUntil}, '-infinity') <= ${now.toISOString()}::timestamptz`
  const ends = new Date(now.getTime() + windowMs).toISOString()
  const [row] = await db()
    .update(secondFactors)
    .set({
      attempts: sql`case when ${isOver} then 1 else ${secondFactors.attempts} + 1 end`,
      attemptsUntil: sql`case when ${isOver} then ${ends}::timestamptz else ${secondFactors.attemptsUntil} end`,
    })
    .where(eq(secondFactors.accountId, accountId))
    .returning()
  return row
}

/** Replaces the recovery codes of an account. */
export async function replaceRecoveryCodes(accountId: string, codeHashes: readonly string[]): Promise<void> {
  await queueWrite(db().delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId)))
  await queueWrite(
    db()
      .insert(recoveryCodes)
      .values(codeHashes.map((codeHash) => ({ accountId, codeHash }))),
  )
}

/** Uses a recovery code once; false when it is unknown or used. */
export async function consumeRecoveryCode(accountId: string, codeHash: string, now: Date): Promise<boolean> {
  const rows = await db()
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.accountId, accountId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id })
  return rows.length > 0
}

/** Returns how many recovery codes of an account are left. */
export async function countRecoveryCodes(accountId: string): Promise<number> {
  const [row] = await db()
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.accountId, accountId), isNull(recoveryCodes.usedAt)))
  return row?.left ?? 0
}

/** Removes the app and the recovery codes of an account, which then has no confirmation with them either. */
export async function deleteSecondFactor(accountId: string): Promise<void> {
  await queueWrite(db().delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId)))
  await queueWrite(db().delete(secondFactors).where(eq(secondFactors.accountId, accountId)))
  await queueWrite(
    db().update(sessions).set({ secondConfirmedAt: null }).where(eq(sessions.accountId, accountId)),
  )
}

/**
 * Plans the removal of an app unless it is planned already. Returns its time and whether it is new; undefined
 * without an app.
 */
export async function planRemoval(
  accountId: string,
  { removesAt, cancelHash }: { removesAt: Date; cancelHash: string },
): Promise<{ removesAt: Date; isNew: boolean } | undefined> {
  const [planned] = await db()
    .update(secondFactors)
    .set({ removesAt, cancelHash })
    .where(and(eq(secondFactors.accountId, accountId), isNull(secondFactors.removesAt)))
    .returning({ accountId: secondFactors.accountId })
  if (planned) return { removesAt, isNew: true }
  const earlier = (await loadSecondFactor(accountId))?.removesAt
  return earlier ? { removesAt: earlier, isNew: false } : undefined
}

/** Returns the account whose planned removal a link cancels; undefined without one. */
export async function findPlannedRemoval(cancelHash: string): Promise<string | undefined> {
  const [row] = await db()
    .select({ accountId: secondFactors.accountId })
    .from(secondFactors)
    .where(and(eq(secondFactors.cancelHash, cancelHash), isNotNull(secondFactors.removesAt)))
  return row?.accountId
}

/** Cancels the planned removal of a locked account; false when none was planned. */
export async function cancelPlannedRemoval(accountId: string): Promise<boolean> {
  const rows = await db()
    .update(secondFactors)
    .set({ removesAt: null, cancelHash: null })
    .where(and(eq(secondFactors.accountId, accountId), isNotNull(secondFactors.removesAt)))
    .returning({ accountId: secondFactors.accountId })
  return rows.length > 0
}
