import { stat } from 'node:fs/promises'
import { currentActor, inTransaction, separateTransaction } from '../../platform/database/database.ts'
import { detectContent } from '../../platform/files/detect-content.ts'
import { hashOf } from '../../platform/files/hash.ts'
import { reencodeImage } from '../../platform/files/picture.ts'
import { storage } from '../../platform/files/storage.ts'
import { temporaryPath } from '../../platform/files/temporary.ts'
import type { UploadedFile } from '../../platform/handler.ts'
import { type FileRow, updateFile } from './files.store.ts'
import { createCountedFile } from './reserve-upload.ts'
import { type Folder, newKey, storedName } from './storage-key.ts'

/** A stored image and the URL that everyone may read. */
export interface StoredPicture {
  row: FileRow
  url: string
}

/** The longest edge of a stored image, in pixels. */
const maxEdgePx = 2_400

/**
 * Re-encodes an image without location and other metadata and stores it in a public folder. Call it from
 * `prepare`, because storage may be remote. Fails as `detectContent`, `reencodeImage` and `createCountedFile` do.
 */
export async function storePicture(
  received: UploadedFile,
  folder: Exclude<Folder, 'deliverables'>,
  ownerId: string,
): Promise<StoredPicture> {
  const { mime, extension } = await detectContent(received.path, 'image')
  const imagePath = temporaryPath()
  const size = await reencodeImage(received.path, imagePath, formatOf(extension), maxEdgePx)
  const key = newKey(folder, extension)
  const [sha256, { size: bytes }] = await Promise.all([hashOf(imagePath), stat(imagePath)])
  const picture = {
    ownerId,
    folder,
    name: storedName(received.name),
    key,
    mime,
    bytes,
    sha256,
    ...size,
    status: 'uploading' as const,
  }
  const counted = await inTransaction(currentActor(), (now) =>
    createCountedFile(picture, now, received.field),
  )
  await storage().put(key, imagePath, mime)
  const row = (await separateTransaction(() => updateFile(counted.id, { status: 'ready' }))) ?? counted
  return { row, url: `/uploads/${key}` }
}

function formatOf(extension: string): 'jpeg' | 'png' | 'webp' {
  return extension === 'png' || extension === 'webp' ? extension : 'jpeg'
}
