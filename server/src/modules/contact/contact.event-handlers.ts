import { inTransaction } from '../../platform/database/database.ts'
import { systemActor } from '../../platform/handler.ts'
import { onCleanUp } from '../../platform/jobs/clean-up.ts'
import type { Erasure } from '../identity/identity.ports.ts'
import { deleteContactMessagesBefore, deleteContactMessagesOf } from './contact.store.ts'

/** How long messages are kept: two years (privacy notice). */
const KEPT_MS = 730 * 86_400_000

/** Deletes the messages of an erased account. */
export const contactErasure: Erasure = { eraseFor: deleteContactMessagesOf }

/** Registers the clean-up of old messages. */
export function registerContact(): void {
  onCleanUp('contact messages', () =>
    inTransaction(systemActor, (now) => deleteContactMessagesBefore(new Date(now.getTime() - KEPT_MS))),
  )
}
