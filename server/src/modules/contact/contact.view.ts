import type { ContactMessage } from '@marquee/contract/calls/contact'
import type { findContactMessage } from './contact.store.ts'

type StoredMessage = NonNullable<Awaited<ReturnType<typeof findContactMessage>>>

/** Returns the number under which people name a message: the first part of its id. */
export function contactNumber(id: string): string {
  return id.slice(0, 8).toUpperCase()
}

export function contactMessageView(row: StoredMessage): ContactMessage {
  const { id, name, email, subject, message, createdAt, accountEmail } = row
  return {
    id,
    number: contactNumber(id),
    name,
    email,
    subject,
    message,
    sentAt: createdAt.toISOString(),
    isOwnAddress: email === accountEmail,
  }
}
