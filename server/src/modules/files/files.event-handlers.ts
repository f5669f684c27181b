import { afterCommit } from '../../platform/events/events.ts'
import { storage } from '../../platform/files/storage.ts'
import { deleteFile, findPicturesOf } from './files.store.ts'

/** An erased account's public pictures go: the bytes first, so that a crash in between is simply tried again. */
export function registerFiles(): void {
  afterCommit('account.erased', 'pictures', async ({ accountId }) => {
    for (const { id, key } of await findPicturesOf(accountId)) {
      await storage().remove(key)
      await deleteFile(id)
    }
  })
}
