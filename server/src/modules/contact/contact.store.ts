import { eq, getTableColumns } from 'drizzle-orm'
import { queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import type { AgingRows } from '../../platform/retention/retention.store.ts'
import { accounts } from '../identity/identity.tables.ts'
import { contactMessages } from './contact.tables.ts'

export async function createContactMessage(values: typeof contactMessages.$inferInsert): Promise<void> {
  await queueWrite(db().insert(contactMessages).values(values))
}

/** Finds a message with the email address of the account that sent it; null without an account. */
export async function findContactMessage(id: string) {
  const [row] = await db()
    .select({ ...getTableColumns(contactMessages), accountEmail: accounts.email })
    .from(contactMessages)
    .leftJoin(accounts, eq(accounts.id, contactMessages.accountId))
    .where(eq(contactMessages.id, id))
  return row
}

/** Deletes the messages of an erased account. */
export async function deleteContactMessagesOf(accountId: string): Promise<void> {
  await queueWrite(db().delete(contactMessages).where(eq(contactMessages.accountId, accountId)))
}

/** Messages by the contact form. */
export const agingContactMessages: AgingRows = { table: contactMessages, from: contactMessages.createdAt }
