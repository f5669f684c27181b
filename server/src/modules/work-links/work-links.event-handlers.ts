import { onRetention } from '../../platform/retention/retention.ts'
import type { Erasure } from '../identity/identity.ports.ts'
import { agingWorkLinks, deleteWorkLinksOf } from './work-links.store.ts'

/** Deletes the links to work of an erased brand or talent, with what guests wrote. */
export const workLinkErasure: Erasure = { eraseFor: deleteWorkLinksOf }

/** Registers the deletion of old links to work. */
export function registerWorkLinks(): void {
  onRetention('work_links', { rows: agingWorkLinks })
}
