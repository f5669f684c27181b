import { asc } from 'drizzle-orm'
import { db } from '../database.ts'
import { mails } from '../mail.tables.ts'

export interface Letter {
  to: string
  subject: string
  text: string
}

/** Every mail written so far, oldest first. */
export function sentMails(): Promise<Letter[]> {
  return db()
    .select({ to: mails.to, subject: mails.subject, text: mails.text })
    .from(mails)
    .orderBy(asc(mails.createdAt), asc(mails.id))
}
