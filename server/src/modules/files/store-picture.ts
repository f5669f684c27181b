import { stat } from 'node:fs/promises'
import { type PictureFolder, storedSizeOf } from '@marquee/contract/rules/pictures'
import { currentActor, inTransaction, separateTransaction } from '../../platform/database/database.ts'
import { detectContent } from '../../platform/files/detect-content.ts'
import { hashOf } from '../../platform/files/hash.ts'
import { averageColours, narrowImage, reencodeImage } from '../../platform/files/picture.ts'
import { storage } from '../../platform/files/storage.ts'
import { temporaryPath } from '../../platform/files/temporary.ts'
import { requireClean } from '../../platform/files/virus-scan.ts'
import type { UploadedFile } from '../../platform/handler.ts'
import { type FileRow, updateFile } from './files.store.ts'
import { createCountedFile } from './reserve-upload.ts'
import { nameWithExtension, newPictureKey, storedName } from './storage-key.ts'

/** A stored image and the URL that everyone may read. */
export interface StoredPicture {
  row: FileRow
  url: string
}

/** The longest edge of a stored image, in pixels. */
const maxEdgePx = 2_400

/**
 * Re-encodes an image without location and other metadata and stores it in a public folder. Call it from
 * `prepare`, because storage may be remote. Its smaller versions are stored with it. Fails as `detectContent`, `requireClean`, `reencodeImage` and `createCountedFile` do.
 */
export async function storePicture(
  received: UploadedFile,
  folder: PictureFolder,
  ownerId: string,
): Promise<StoredPicture> {
  const { mime, extension } = await detectContent(received.path, 'image')
  await requireClean(received.path)
  const imagePath = temporaryPath()
  const size = await reencodeImage(received.path, imagePath, formatOf(extension), maxEdgePx)
  const [sha256, { size: bytes }, colours] = await Promise.all([
    hashOf(imagePath),
    stat(imagePath),
    averageColours(imagePath),
  ])
  const key = newPictureKey(folder, extension, { ...size, colours })
  const picture = {
    ownerId,
    folder,
    name: nameWithExtension(storedName(received.name), extension),
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
  await storeVersions(key, imagePath)
  await storage().put(key, imagePath, mime)
  const row = (await separateTransaction(() => updateFile(counted.id, { status: 'ready' }))) ?? counted
  return { row, url: `/uploads/${key}` }
}

/**
 * Stores the smaller versions of the picture at `path`, which is or will be stored as `key`. Call it before the picture itself is stored,
 * so that no page refers to a missing version.
 */
export async function storeVersions(key: string, path: string): Promise<void> {
  for (const { url: version, width } of storedSizeOf(key)?.sources ?? []) {
    if (version === key) continue
    const versionPath = temporaryPath()
    await narrowImage(path, versionPath, width)
    await storage().put(version, versionPath, 'image/webp')
  }
}

function formatOf(extension: string): 'jpeg' | 'png' | 'webp' {
  return extension === 'png' || extension === 'webp' ? extension : 'jpeg'
}
