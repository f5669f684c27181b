import { asc } from 'drizzle-orm'
import { db } from '../database/database.ts'
import { emails } from '../email/email.tables.ts'
import { finishBackgroundWork } from '../jobs/background-work.ts'

export interface SentEmail {
  to: string
  subject: string
  text: string
}

/** Returns every email written so far, oldest first. */
export async function sentEmails(): Promise<SentEmail[]> {
  await finishBackgroundWork()
  return db()
    .select({ to: emails.to, subject: emails.subject, text: emails.text })
    .from(emails)
    .orderBy(asc(emails.createdAt), asc(emails.id))
}
