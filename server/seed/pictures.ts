import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import sharp from 'sharp'
import { createFile } from '../src/modules/files/files.store.ts'
import { type Folder, newKey } from '../src/modules/files/storage-key.ts'
import { separateTransaction } from '../src/platform/database/database.ts'
import { hashOf } from '../src/platform/files/hash.ts'
import { storage } from '../src/platform/files/storage.ts'
import { temporaryPath } from '../src/platform/files/temporary.ts'
import { type Motif, scene } from './scene.ts'

interface Order {
  folder: Folder
  ownerId: string
  /** The seed of the picture: the same text always draws the same picture. */
  of: string
  motif: Motif
  width: number
  height: number
  name?: string
}

/** Draws a picture, stores it like an upload and returns its id and public address. */
export async function drawPicture({
  folder,
  ownerId,
  of,
  motif,
  width,
  height,
  name,
}: Order): Promise<{ id: string; url: string }> {
  const path = temporaryPath()
  await sharp(Buffer.from(scene(motif, randomOf(of), width, height)))
    .webp({ quality: 82 })
    .toFile(path)
  const key = newKey(folder, 'webp')
  const [sha256, { size: bytes }] = await Promise.all([hashOf(path), stat(path)])
  await storage().put(key, path, 'image/webp')
  const previewKey = folder === 'deliverables' ? key : null
  const file = {
    ownerId,
    folder,
    name: name ?? `${of}.webp`,
    key,
    mime: 'image/webp',
    bytes,
    sha256,
    width,
    height,
    previewKey,
    status: 'ready' as const,
  }
  const row = await separateTransaction(() => createFile(file))
  return { id: row.id, url: `/uploads/${key}` }
}

/** Returns a generator of numbers from 0 to 1 that depends only on `word`. */
export function randomOf(word: string): () => number {
  let bytes = createHash('sha256').update(word).digest()
  let at = 0
  return () => {
    if (at + 4 > bytes.length) {
      bytes = createHash('sha256').update(bytes).digest()
      at = 0
    }
    const value = bytes.readUInt32BE(at) / 0xffffffff
    at += 4
    return value
  }
}
