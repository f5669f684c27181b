import { onRetention } from '../../platform/retention/retention.ts'
import type { Erasure } from '../identity/identity.ports.ts'
import { agingContactMessages, deleteContactMessagesOf } from './contact.store.ts'

/** Deletes the messages of an erased account. */
export const contactErasure: Erasure = { eraseFor: deleteContactMessagesOf }

/** Registers the deletion of old messages. */
export function registerContact(): void {
  onRetention('contact_messages', { rows: agingContactMessages })
}
