import { onRetention } from '../../platform/retention/retention.ts'
import type { Erasure } from '../identity/identity.ports.ts'
import { agingSharedLists, deleteSharedListsOf } from './shared-lists.store.ts'
import { deleteVotesAbout } from './votes.store.ts'

/** Deletes the shared lists of an erased brand, and what guests said about an erased talent. */
export const sharedListErasure: Erasure = {
  eraseFor: async (accountId) => {
    await deleteSharedListsOf(accountId)
    await deleteVotesAbout(accountId)
  },
}

/** Registers the deletion of old shared lists. */
export function registerSharedLists(): void {
  onRetention('shared_lists', { rows: agingSharedLists })
}
