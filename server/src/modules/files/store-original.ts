import { separateTransaction } from '../../platform/database/database.ts'
import type { UploadedFile } from '../../platform/handler.ts'
import { createFile, type FileRow } from './files.store.ts'
import { finishUpload } from './finish-upload.ts'
import { newKey, storedName } from './storage-key.ts'

/**
 * Stores a completely received file byte for byte in a private folder. Call it from `prepare`. Fails as
 * `finishUpload` does.
 */
export async function storeOriginalOf(
  { name, path, mime, bytes, sha256 }: UploadedFile,
  ownerId: string,
): Promise<FileRow> {
  const row = await separateTransaction(() =>
    createFile({
      ownerId,
      folder: 'deliverables',
      name: storedName(name),
      key: newKey('deliverables', 'part'),
      mime,
      bytes,
      status: 'uploading',
    }),
  )
  return finishUpload(row, path, sha256)
}
