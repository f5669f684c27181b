import { stat } from 'node:fs/promises'
import { fail } from '@marquee/contract/errors'
import { separateTransaction } from '../../platform/database/database.ts'
import { detectContent } from '../../platform/files/detect-content.ts'
import { hashOf } from '../../platform/files/hash.ts'
import { readDimensions, reencodeImage } from '../../platform/files/picture.ts'
import { storage } from '../../platform/files/storage.ts'
import { temporaryPath } from '../../platform/files/temporary.ts'
import { errorForStatus } from '../../platform/http/envelope.ts'
import { type FileRow, type NewFile, updateFile } from './files.store.ts'
import { newKey } from './storage-key.ts'

const previewLongest = 1_600

/**
 * Stores a received original byte for byte: checked by content, hashed, with a preview of an image. The row
 * is ready only after the bytes are stored. Any error marks the row as rejected, with its code, and is
 * rethrown.
 */
export async function finishUpload(
  file: FileRow,
  path: string,
  expectedSha256: string | null,
): Promise<FileRow> {
  const change = await storeOriginal(path, expectedSha256).catch(async (error: unknown) => {
    await save(file, { status: 'rejected', fault: errorForStatus(error).code })
    return Promise.reject(error)
  })
  return save(file, { ...change, status: 'ready' })
}

async function storeOriginal(path: string, expectedSha256: string | null): Promise<Partial<NewFile>> {
  const { mime, extension } = await detectContent(path, 'deliverable')
  const [sha256, { size: bytes }] = await Promise.all([hashOf(path), stat(path)])
  if (expectedSha256 && expectedSha256 !== sha256) fail('upload_conflict')
  const picture = mime.startsWith('image/') ? await drawPreview(path) : {}
  const key = newKey('deliverables', extension)
  await storage().put(key, path, mime)
  return { key, mime, bytes, sha256, ...picture }
}

async function drawPreview(path: string): Promise<Partial<NewFile>> {
  const size = await readDimensions(path)
  const drawn = temporaryPath()
  await reencodeImage(path, drawn, 'webp', previewLongest)
  const previewKey = newKey('deliverables', 'webp')
  await storage().put(previewKey, drawn, 'image/webp')
  return { previewKey, ...size }
}

async function save(file: FileRow, change: Partial<NewFile>): Promise<FileRow> {
  return (await separateTransaction(() => updateFile(file.id, change))) ?? file
}
