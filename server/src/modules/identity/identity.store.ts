import { and, desc, eq, gt, inArray, like, lt, ne, or, sql } from 'drizzle-orm'
import { compiled, queueWrite } from '../../platform/database/compiled.ts'
import { type Db, db } from '../../platform/database/database.ts'
import type { AgingRows } from '../../platform/retention/retention.store.ts'
import { clock } from '../../platform/time/clock.ts'
import { settingsContent } from '../settings/settings.store.ts'
import { findReservation } from './email-changes.store.ts'
import { accounts, oneTimeSecrets, sessions } from './identity.tables.ts'
import { secondFactors } from './security.tables.ts'

export type Account = typeof accounts.$inferSelect
export type Session = typeof sessions.$inferSelect
export type Purpose = (typeof oneTimeSecrets.$inferSelect)['purpose']

export async function findAccountByEmail(email: string): Promise<Account | undefined> {
  const [row] = await db().select().from(accounts).where(eq(accounts.email, email))
  return row
}

export async function loadAccount(id: string): Promise<Account | undefined> {
  const [row] = await db().select().from(accounts).where(eq(accounts.id, id))
  return row
}

/** Loads an account and locks it, so that its sessions are opened one after the other. */
export async function lockAccount(id: string): Promise<Account | undefined> {
  const [row] = await db().select().from(accounts).where(eq(accounts.id, id)).for('no key update')
  return row
}

const lockStatus = compiled((on, { id }: { id: string }) =>
  on.select({ status: accounts.status }).from(accounts).where(eq(accounts.id, id)).for('share'),
)

/**
 * Locks an account, if there is one, against a suspension: it is committed before the next statement, or after this
 * transaction. Returns its status.
 */
export async function lockStatusOf(id: string): Promise<Account['status'] | undefined> {
  return (await lockStatus({ id }))[0]?.status
}

/**
 * Creates the account; undefined when its address is taken, or was until its owner changed it and may still
 * undo that. This is read after the row was created, because the change may have been committed while the
 * statement waited for it.
 */
export async function createAccount(values: typeof accounts.$inferInsert): Promise<Account | undefined> {
  const [row] = await db()
    .insert(accounts)
    .values(values)
    .onConflictDoNothing({ target: accounts.email })
    .returning()
  if (!row || !(await findReservation(row.email, clock.now()))) return row
  await db().delete(accounts).where(eq(accounts.id, row.id))
  return undefined
}

export async function updateAccount(
  id: string,
  changes: Partial<typeof accounts.$inferInsert>,
): Promise<void> {
  await queueWrite(db().update(accounts).set(changes).where(eq(accounts.id, id)))
}

export async function createSession(values: typeof sessions.$inferInsert): Promise<void> {
  await queueWrite(db().insert(sessions).values(values))
}

const sessionColumns = {
  id: sessions.id,
  companionHash: sessions.companionHash,
  createdAt: sessions.createdAt,
  lastSeenAt: sessions.lastSeenAt,
  confirmedAt: sessions.confirmedAt,
  secondConfirmedAt: sessions.secondConfirmedAt,
  factorOf: secondFactors.accountId,
  accountId: accounts.id,
  role: accounts.role,
  status: accounts.status,
  settings: settingsContent,
}

const findByToken = compiled((on, { tokenHash }: { tokenHash: string }) => byToken(on, tokenHash))
const lockByToken = compiled((on, { tokenHash }: { tokenHash: string }) =>
  byToken(on, tokenHash).for('key share', { of: sessions }),
)

/**
 * Finds the session of a token with its account. With `isLocked` it is locked, so that it cannot be ended
 * before this transaction commits.
 */
export async function findSession(tokenHash: string, isLocked = false) {
  const [row] = await (isLocked ? lockByToken : findByToken)({ tokenHash })
  return row
}

export async function touchSession(id: string, at: Date): Promise<void> {
  await queueWrite(
    db()
      .update(sessions)
      .set({ lastSeenAt: at })
      .where(and(eq(sessions.id, id), lt(sessions.lastSeenAt, at))),
  )
}

/** Records that the password was confirmed in this session, with the second factor or without. */
export async function confirmSession(
  id: string,
  at: Date,
  { isSecondConfirmed }: { isSecondConfirmed: boolean },
): Promise<void> {
  const confirmed = isSecondConfirmed ? { confirmedAt: at, secondConfirmedAt: at } : { confirmedAt: at }
  await queueWrite(db().update(sessions).set(confirmed).where(eq(sessions.id, id)))
}

export async function listSessions(accountId: string): Promise<Session[]> {
  return db()
    .select()
    .from(sessions)
    .where(eq(sessions.accountId, accountId))
    .orderBy(desc(sessions.lastSeenAt))
    .limit(50)
}

/** Deletes sessions of an account and returns them: one by id, all, or all but one. */
export async function deleteSessions(
  accountId: string,
  which: { only?: string; except?: string },
): Promise<string[]> {
  const rows = await db()
    .delete(sessions)
    .where(
      and(
        eq(sessions.accountId, accountId),
        which.only ? eq(sessions.id, which.only) : undefined,
        which.except ? ne(sessions.id, which.except) : undefined,
      ),
    )
    .returning({ id: sessions.id })
  return rows.map((row) => row.id)
}

/**
 * Deletes the session of a companion cookie and the session with this id, of any account, and returns them.
 */
export async function deleteSessionsOfBrowser(
  companionHash: string | null,
  sessionId: string | null,
): Promise<string[]> {
  const rows = await db()
    .delete(sessions)
    .where(
      or(
        companionHash === null ? sql`false` : eq(sessions.companionHash, companionHash),
        sessionId === null ? sql`false` : eq(sessions.id, sessionId),
      ),
    )
    .returning({ id: sessions.id })
  return rows.map((row) => row.id)
}

/** Deletes all sessions of an account but the newest `kept` and returns the deleted ones. */
export async function deleteOldestSessions(accountId: string, kept: number): Promise<string[]> {
  const older = db()
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.accountId, accountId))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .offset(kept)
  const rows = await db().delete(sessions).where(inArray(sessions.id, older)).returning({ id: sessions.id })
  return rows.map((row) => row.id)
}

/** Sessions, from the sign-in. */
export const agingSessions: AgingRows = { table: sessions, from: sessions.createdAt }

/** Sessions, from their last use. */
export const idleSessions: AgingRows = { table: sessions, from: sessions.lastSeenAt }

/** Codes and links, from their end. */
export const agingSecrets: AgingRows = { table: oneTimeSecrets, from: oneTimeSecrets.expiresAt }

/** Saves the only secret of an account for this purpose and resets its attempts. */
export async function upsertSecret(
  accountId: string,
  purpose: Purpose,
  secretHash: string,
  expiresAt: Date,
): Promise<void> {
  const values = { accountId, purpose, secretHash, expiresAt, attempts: 0 }
  await queueWrite(
    db()
      .insert(oneTimeSecrets)
      .values(values)
      .onConflictDoUpdate({
        target: [oneTimeSecrets.accountId, oneTimeSecrets.purpose],
        set: { secretHash, expiresAt, attempts: 0, createdAt: sql`now()` },
      }),
  )
}

/** Consumes the secret of a link and returns its account; undefined when it is unknown, used or expired. */
export async function consumeLinkSecret(
  purpose: Purpose,
  secretHash: string,
  now: Date,
): Promise<string | undefined> {
  const [row] = await db()
    .delete(oneTimeSecrets)
    .where(
      and(
        eq(oneTimeSecrets.purpose, purpose),
        eq(oneTimeSecrets.secretHash, secretHash),
        gt(oneTimeSecrets.expiresAt, now),
      ),
    )
    .returning({ accountId: oneTimeSecrets.accountId })
  return row?.accountId
}

/** Deletes the codes and links of an account. */
export async function deleteSecretsOf(accountId: string): Promise<void> {
  await queueWrite(db().delete(oneTimeSecrets).where(eq(oneTimeSecrets.accountId, accountId)))
}

/** Returns whether there is an account with an email address of this domain. */
export async function hasAccountsIn(domain: string): Promise<boolean> {
  const rows = await db()
    .select({ id: accounts.id })
    .from(accounts)
    .where(like(accounts.email, `%@${domain}`))
    .limit(1)
  return rows.length > 0
}

/** Returns whether there is any account of a user; those of operators do not count. */
export async function hasAccounts(): Promise<boolean> {
  const rows = await db()
    .select({ id: accounts.id })
    .from(accounts)
    .where(ne(accounts.role, 'adminProMax'))
    .limit(1)
  return rows.length > 0
}

function byToken(on: Db, tokenHash: string) {
  return on
    .select(sessionColumns)
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .leftJoin(secondFactors, eq(secondFactors.accountId, sessions.accountId))
    .where(eq(sessions.tokenHash, tokenHash))
}
