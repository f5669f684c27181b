import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import { queueWrite } from '../database/compiled.ts'
import { db } from '../database/database.ts'
import type { AgingRows } from '../retention/retention.store.ts'
import { bouncedAddresses, emails } from './email.tables.ts'

export type EmailRow = typeof emails.$inferSelect

interface NewEmail {
  key: string
  to: string
  subject: string
  text: string
  html: string
  isSecurity: boolean
  holdsSecret: boolean
  unsubscribeUrl: string | null
  notBefore: Date | null
}

/**
 * Queues an email; an existing key changes nothing. A bounced address only receives account security email.
 */
export async function createEmail(email: NewEmail): Promise<void> {
  const { key, to, subject, text, html, isSecurity, holdsSecret, unsubscribeUrl, notBefore } = email
  const columns = sql`key, "to", subject, text, html, is_security, holds_secret, unsubscribe_url, not_before`
  await queueWrite(
    db().execute(sql`
      insert into emails (${columns})
      select ${key}::text, ${to}::text, ${subject}::text, ${text}::text, ${html}::text, ${isSecurity}::boolean, ${holdsSecret}::boolean,
        ${unsubscribeUrl}::text, coalesce(${notBefore?.toISOString() ?? null}::timestamptz, now())
      where ${isSecurity}::boolean or not exists (select from bounced_addresses where email = ${to}::text)
      on conflict (key) do nothing`),
  )
}

/** Claims up to `limit` unsent emails for a minute; two nodes never claim the same one. */
export async function claimDueEmails(limit: number): Promise<EmailRow[]> {
  // Stored times are rounded to the millisecond and may be slightly ahead of the clock that wrote them.
  const isDue = and(
    isNull(emails.sentAt),
    isNull(emails.givenUpAt),
    lte(emails.notBefore, sql`now() + interval '1 millisecond'`),
  )
  const due = db()
    .select({ id: emails.id })
    .from(emails)
    .where(isDue)
    .orderBy(asc(emails.createdAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  return db()
    .update(emails)
    .set({ notBefore: sql`now() + interval '1 minute'`, attempts: sql`${emails.attempts} + 1` })
    .where(inArray(emails.id, due))
    .returning()
}

/** Marks an email as sent. Its address accepts email, so any recorded bounce is cleared. */
export async function markSent({ id, to }: Pick<EmailRow, 'id' | 'to'>): Promise<void> {
  await queueWrite(db().update(emails).set({ sentAt: sql`now()`, lastError: null }).where(eq(emails.id, id)))
  await clearBounce(to)
}

/** Deletes the text of a sent email and the code in its subject. Recipient and time stay. */
export async function blankSecret(id: string): Promise<void> {
  await queueWrite(
    db()
      .update(emails)
      .set({ subject: sql`regexp_replace(${emails.subject}, '[0-9]{6}', '••••••')`, text: '', html: null })
      .where(eq(emails.id, id)),
  )
}

/** Deletes those of these emails that have not been tried yet. */
export async function cancelPendingEmails(keys: string[]): Promise<void> {
  if (keys.length === 0) return
  await queueWrite(
    db()
      .delete(emails)
      .where(
        sql`${emails.key} = any(${sql.param(keys)}) and ${emails.attempts} = 0 and ${emails.sentAt} is null`,
      ),
  )
}

/** Reschedules an email after 10, 20, 40 seconds and so on, one hour at most. */
export async function rescheduleEmail(email: EmailRow, lastError: string): Promise<void> {
  const backoffSeconds = Math.min(3_600, 5 * 2 ** email.attempts)
  await queueWrite(
    db()
      .update(emails)
      .set({
        notBefore: sql`now() + ${backoffSeconds}::int * interval '1 second'`,
        lastError: lastError.slice(0, 500),
      })
      .where(eq(emails.id, email.id)),
  )
}

/**
 * Gives up this email and all pending email to its address except account security. Returns true when the
 * address was not known as bounced.
 */
export async function recordBounce(
  { id, to }: Pick<EmailRow, 'id' | 'to'>,
  lastError: string,
): Promise<boolean> {
  await queueWrite(
    db()
      .update(emails)
      .set({ givenUpAt: sql`now()`, lastError: lastError.slice(0, 500) })
      .where(
        sql`${emails.id} = ${id} or (${emails.to} = ${to} and not ${emails.isSecurity} and ${emails.sentAt} is null)`,
      ),
  )
  const rows = await db()
    .insert(bouncedAddresses)
    .values({ email: to, lastError: lastError.slice(0, 500) })
    .onConflictDoNothing()
    .returning({ email: bouncedAddresses.email })
  return rows.length > 0
}

/** Returns whether email to this address bounced. */
export async function isBounced(email: string): Promise<boolean> {
  const rows = await db()
    .select({ email: bouncedAddresses.email })
    .from(bouncedAddresses)
    .where(eq(bouncedAddresses.email, email))
  return rows.length > 0
}

/** Clears the bounce of an address, so that email is sent to it again. */
export async function clearBounce(email: string): Promise<void> {
  await queueWrite(db().delete(bouncedAddresses).where(eq(bouncedAddresses.email, email)))
}

/** Lists the newest emails, for the outbox page. */
export function listNewestEmails(limit: number): Promise<EmailRow[]> {
  return db().select().from(emails).orderBy(sql`${emails.createdAt} desc, ${emails.id} desc`).limit(limit)
}

/** Finds an email by its id; null without one. */
export async function findEmail(id: string): Promise<EmailRow | null> {
  const [row] = await db().select().from(emails).where(eq(emails.id, id))
  return row ?? null
}

const sentOrGivenUp = sql`coalesce(${emails.sentAt}, ${emails.givenUpAt})`

/** Emails that were sent or given up. */
export const agingEmails: AgingRows = { table: emails, from: sentOrGivenUp }

/** Emails whose text is still there: its links and codes expire within a week. */
export const agingEmailTexts: AgingRows = {
  table: emails,
  from: sentOrGivenUp,
  where: sql`${emails.text} <> ''`,
  blank: sql`text = '', html = null, unsubscribe_url = null`,
}
