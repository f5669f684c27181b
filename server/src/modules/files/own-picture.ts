import { findFile } from './files.store.ts'
import { publicFolders } from './storage-key.ts'

/**
 * Finds one of the account's public images, for a cover or a logo; null for a missing, foreign or private
 * file.
 */
export async function findOwnPicture(fileId: string, accountId: string): Promise<{ url: string } | null> {
  const file = await findFile(fileId)
  return file && file.ownerId === accountId && file.status === 'ready' && publicFolders.has(file.folder)
    ? { url: `/uploads/${file.key}` }
    : null
}
