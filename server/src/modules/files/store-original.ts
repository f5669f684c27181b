import { stat } from 'node:fs/promises'
import { AppError, type ErrorCode } from '@marquee/contract/errors'
import { currentActor, inTransaction, separateTransaction } from '../../platform/database/database.ts'
import { detectContent } from '../../platform/files/detect-content.ts'
import { hashOf } from '../../platform/files/hash.ts'
import { averageColours, readDimensions, reencodeImage } from '../../platform/files/picture.ts'
import { storage } from '../../platform/files/storage.ts'
import { temporaryPath } from '../../platform/files/temporary.ts'
import { requireClean } from '../../platform/files/virus-scan.ts'
import type { UploadedFile } from '../../platform/handler.ts'
import { errorForStatus } from '../../platform/http/envelope.ts'
import { type FileRow, type NewFile, updateFile } from './files.store.ts'
import { createCountedFile } from './reserve-upload.ts'
import { nameWithExtension, newKey, newPictureKey, storedName } from './storage-key.ts'

/** The longest edge of a preview, in pixels. */
const maxEdgePx = 1_600

/**
 * Stores a completely received file byte for byte in a private folder. Call it from `prepare`. Fails as
 * `createCountedFile` and `finishUpload` do.
 */
export async function storeOriginalOf(
  { name, path, mime, bytes, sha256 }: UploadedFile,
  ownerId: string,
): Promise<FileRow> {
  const received = {
    ownerId,
    folder: 'deliverables' as const,
    name: storedName(name),
    key: newKey('deliverables', 'part'),
    mime,
    bytes,
    status: 'uploading' as const,
  }
  const row = await inTransaction(currentActor(), (now) => createCountedFile(received, now))
  return finishUpload(row, path, sha256).catch((error: unknown) =>
    // Its sender sends the whole file again, so nothing completes this row.
    isVerdict(error) ? Promise.reject(error) : rejectFile(row, error),
  )
}

/** Codes by which a file itself is refused: its kind or its content. */
const verdicts: ReadonlySet<ErrorCode> = new Set(['invalid_file_type', 'file_unsafe'])

/** Returns whether an error says something about the file, and not about the storage, the database or the virus scanner. */
export function isVerdict(error: unknown): boolean {
  return error instanceof AppError && verdicts.has(error.code)
}

/**
 * Stores a received original byte for byte: checked by content, scanned, named by its content, hashed, with a preview of an image. The row
 * is ready only after the bytes are stored. It has their key before they move, so that a process that ends in between is followed by
 * one that finds them. A verdict about the file marks the row as rejected, with its code. Any other error leaves the row as it is,
 * so that the same bytes complete it later. Every error is rethrown. `receivedSha256` is the hash computed while the bytes came, in hex; without
 * it the file is read again.
 */
export async function finishUpload(
  file: FileRow,
  path: string,
  receivedSha256: string | null,
): Promise<FileRow> {
  if (await isStored(file)) return save(file, { status: 'ready' })
  return storeContent(file, path, receivedSha256).catch((error: unknown) =>
    isVerdict(error) ? rejectFile(file, error) : Promise.reject(error),
  )
}

async function rejectFile(file: FileRow, error: unknown): Promise<never> {
  await save(file, { status: 'rejected', fault: errorForStatus(error).code })
  return Promise.reject(error)
}

async function storeContent(file: FileRow, path: string, receivedSha256: string | null): Promise<FileRow> {
  const checked = await save(file, await checkContent(file, path, receivedSha256))
  await storage().put(checked.key, path, checked.mime)
  return save(checked, { status: 'ready' })
}

/** Returns whether the checked bytes of an upload are in the storage, although its row is not ready yet. */
export async function isStored({ status, key, bytes, sha256 }: FileRow): Promise<boolean> {
  return status === 'uploading' && sha256 !== '' && (await storage().size(key)) === bytes
}

async function checkContent(
  file: FileRow,
  path: string,
  receivedSha256: string | null,
): Promise<Partial<NewFile>> {
  const { mime, extension } = await detectContent(path, 'deliverable')
  await requireClean(path)
  const [sha256, { size: bytes }] = await Promise.all([receivedSha256 ?? hashOf(path), stat(path)])
  // A process that ended before the bytes moved has left its preview.
  const preview = mime.startsWith('image/') && !file.previewKey ? await storePreview(path) : {}
  const key = newKey('deliverables', extension)
  return { name: nameWithExtension(file.name, extension), key, mime, bytes, sha256, ...preview }
}

async function storePreview(path: string): Promise<Partial<NewFile>> {
  const size = await readDimensions(path)
  const previewPath = temporaryPath()
  const previewSize = await reencodeImage(path, previewPath, 'webp', maxEdgePx)
  const colours = await averageColours(previewPath)
  const previewKey = newPictureKey('deliverables', 'webp', { ...previewSize, colours })
  await storage().put(previewKey, previewPath, 'image/webp')
  return { previewKey, ...size }
}

async function save(file: FileRow, change: Partial<NewFile>): Promise<FileRow> {
  return (await separateTransaction(() => updateFile(file.id, change))) ?? file
}
