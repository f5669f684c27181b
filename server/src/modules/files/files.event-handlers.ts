import { afterCommit } from '../../platform/events/events.ts'
import { storage } from '../../platform/files/storage.ts'
import { deleteFile, listPicturesOf } from './files.store.ts'
import { keysWithVersions } from './storage-key.ts'

/**
 * Registers the deletion of an erased account's public images: the bytes first, so that a retry after a crash
 * still finds them.
 */
export function registerFiles(): void {
  afterCommit('account.erased', 'pictures', async ({ accountId }) => {
    for (const { id, key } of await listPicturesOf(accountId)) {
      for (const each of keysWithVersions(key)) await storage().remove(each)
      await deleteFile(id)
    }
  })
}
