import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import { db } from '../database.ts'
import { mails } from '../mail.tables.ts'

export type MailRow = typeof mails.$inferSelect

/** Takes up to `most` unsent mails for a minute; two nodes never take the same. */
export async function takeDueMails(most: number): Promise<MailRow[]> {
  // Kept to the millisecond and rounded up, a moment may still lie just ahead of the clock that wrote it.
  const isDue = and(isNull(mails.sentAt), lte(mails.notBefore, sql`now() + interval '1 millisecond'`))
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

export async function markSent(id: string): Promise<void> {
  await db().update(mails).set({ sentAt: sql`now()`, fault: null }).where(eq(mails.id, id))
}

/** Tries again after 10, 20, 40 seconds and so on, an hour at most. */
export async function putMailOff(mail: MailRow, fault: string): Promise<void> {
  const pause = Math.min(3_600, 5 * 2 ** mail.attempts)
  await db()
    .update(mails)
    .set({ notBefore: sql`now() + ${pause}::int * interval '1 second'`, fault: fault.slice(0, 500) })
    .where(eq(mails.id, mail.id))
}

/** The newest mails, for the outbox page. */
export function newestMails(most: number): Promise<MailRow[]> {
  return db().select().from(mails).orderBy(sql`${mails.createdAt} desc, ${mails.id} desc`).limit(most)
}

export async function findMail(id: string): Promise<MailRow | null> {
  const [row] = await db().select().from(mails).where(eq(mails.id, id))
  return row ?? null
}

/** Empties what was sent more than a week ago: links and codes in it are long dead. */
export async function emptyOldMails(): Promise<void> {
  await db()
    .update(mails)
    .set({ text: '', html: null })
    .where(and(lte(mails.sentAt, sql`now() - interval '7 days'`), sql`${mails.text} <> ''`))
}
