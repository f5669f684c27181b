import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import { db } from '../database.ts'
import { mails, refusedAddresses } from '../mail.tables.ts'

export type MailRow = typeof mails.$inferSelect

/** Writes a mail; the same key again changes nothing. */
export async function addMail(values: typeof mails.$inferInsert): Promise<void> {
  await db().insert(mails).values(values).onConflictDoNothing({ target: mails.key })
}

/** Takes up to `most` unsent mails for a minute; two nodes never take the same. */
export async function takeDueMails(most: number): Promise<MailRow[]> {
  // Kept to the millisecond and rounded up, a moment may still lie just ahead of the clock that wrote it.
  const isDue = and(
    isNull(mails.sentAt),
    isNull(mails.givenUpAt),
    lte(mails.notBefore, sql`now() + interval '1 millisecond'`),
  )
  const due = db()
    .select({ id: mails.id })
    .from(mails)
    .where(isDue)
    .orderBy(asc(mails.createdAt))
    .limit(most)
    .for('update', { skipLocked: true })
  return db()
    .update(mails)
    .set({ notBefore: sql`now() + interval '1 minute'`, attempts: sql`${mails.attempts} + 1` })
    .where(inArray(mails.id, due))
    .returning()
}

/** It has gone out, so its address takes mail, whatever was thought of it. */
export async function markSent({ id, to }: Pick<MailRow, 'id' | 'to'>): Promise<void> {
  await db().update(mails).set({ sentAt: sql`now()`, fault: null }).where(eq(mails.id, id))
  await acceptAddress(to)
}

/** Drops those of these that nobody has tried to send yet. */
export async function dropWaitingMails(keys: string[]): Promise<void> {
  if (keys.length === 0) return
  await db()
    .delete(mails)
    .where(sql`${mails.key} = any(${sql.param(keys)}) and ${mails.attempts} = 0 and ${mails.sentAt} is null`)
}

/** Tries again after 10, 20, 40 seconds and so on, an hour at most. */
export async function putMailOff(mail: MailRow, fault: string): Promise<void> {
  const pause = Math.min(3_600, 5 * 2 ** mail.attempts)
  await db()
    .update(mails)
    .set({ notBefore: sql`now() + ${pause}::int * interval '1 second'`, fault: fault.slice(0, 500) })
    .where(eq(mails.id, mail.id))
}

/** Ends this mail, and all that waits for its address but what secures the account. True when the address was not known as refused. */
export async function refuseAddress({ id, to }: MailRow, fault: string): Promise<boolean> {
  await db()
    .update(mails)
    .set({ givenUpAt: sql`now()`, fault: fault.slice(0, 500) })
    .where(
      sql`${mails.id} = ${id} or (${mails.to} = ${to} and not ${mails.isSecurity} and ${mails.sentAt} is null)`,
    )
  const rows = await db()
    .insert(refusedAddresses)
    .values({ email: to, fault: fault.slice(0, 500) })
    .onConflictDoNothing()
    .returning({ email: refusedAddresses.email })
  return rows.length > 0
}

export async function isRefusedAddress(email: string): Promise<boolean> {
  const rows = await db()
    .select({ email: refusedAddresses.email })
    .from(refusedAddresses)
    .where(eq(refusedAddresses.email, email))
  return rows.length > 0
}

/** Mails may go there again. */
export async function acceptAddress(email: string): Promise<void> {
  await db().delete(refusedAddresses).where(eq(refusedAddresses.email, email))
}

/** The newest mails, for the outbox page. */
export function newestMails(most: number): Promise<MailRow[]> {
  return db().select().from(mails).orderBy(sql`${mails.createdAt} desc, ${mails.id} desc`).limit(most)
}

export async function findMail(id: string): Promise<MailRow | null> {
  const [row] = await db().select().from(mails).where(eq(mails.id, id))
  return row ?? null
}

/** Empties what was sent, or given up, more than a week ago: links and codes in it are long dead. */
export async function emptyOldMails(): Promise<void> {
  await db()
    .update(mails)
    .set({ text: '', html: null, unsubscribeUrl: null })
    .where(
      and(
        lte(sql`coalesce(${mails.sentAt}, ${mails.givenUpAt})`, sql`now() - interval '7 days'`),
        sql`${mails.text} <> ''`,
      ),
    )
}
