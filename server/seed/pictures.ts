import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { storedSizeOf } from '@marquee/contract/rules/pictures'
import sharp from 'sharp'
import { createFile } from '../src/modules/files/files.store.ts'
import { type Folder, newKey, newPictureKey } from '../src/modules/files/storage-key.ts'
import { separateTransaction } from '../src/platform/database/database.ts'
import { storage } from '../src/platform/files/storage.ts'
import { temporaryPath } from '../src/platform/files/temporary.ts'
import type { Looks } from './art/portrait.ts'
import { type Motif, scene } from './art/scene.ts'

/** The folders of what people upload. */
type SeededFolder = Exclude<Folder, 'content'>

interface Order {
  folder: SeededFolder
  ownerId: string
  motif: Motif
  name?: string
  /** Which picture of the motif: the same text always gives the same one. */
  of: string
  /** Whom a portrait shows. */
  looks?: Looks
}

/** In pixels. */
const sizes: Record<SeededFolder, { width: number; height: number }> = {
  avatars: { width: 400, height: 400 },
  logos: { width: 240, height: 240 },
  covers: { width: 1_200, height: 750 },
  deliverables: { width: 720, height: 900 },
}

/** So many pictures of a motif are drawn; accounts share them, so that the first start is quick. */
const MAX_DRAWN = 4

/** The pictures that are drawn so far; `forgetPictures` empties it when the demo is complete. */
const drawn = new Map<string, Promise<Buffer>>()

export const forgetPictures = (): void => drawn.clear()

/** Stores a picture with its narrower versions, like an upload, and returns its id and public address. Each is drawn only once. */
export async function drawPicture({
  folder,
  ownerId,
  of,
  motif,
  looks,
  name = `${of}.webp`,
}: Order): Promise<{ id: string; url: string }> {
  const size = sizes[folder]
  const isOwn = motif === 'portrait' || motif === 'mark'
  const seed = isOwn ? of : String(Math.floor(randomOf(of)() * MAX_DRAWN))
  const subject = `${motif} ${seed} ${folder}`
  const whole = await once(subject, () => draw(scene(motif, randomOf(`${motif} ${seed}`), size, looks)))
  const key = folder === 'deliverables' ? newKey(folder, 'webp') : newPictureKey(folder, 'webp', size)
  for (const { url, width } of storedSizeOf(key)?.sources ?? [])
    if (url !== key) await keep(url, await once(`${subject} ${width}`, () => narrowed(whole, width)))
  await keep(key, whole)
  const file = {
    ownerId,
    folder,
    name,
    key,
    mime: 'image/webp',
    bytes: whole.length,
    sha256: createHash('sha256').update(whole).digest('hex'),
    ...size,
    previewKey: folder === 'deliverables' ? key : null,
    status: 'ready' as const,
  }
  const row = await separateTransaction(() => createFile(file))
  return { id: row.id, url: `/uploads/${key}` }
}

function once(subject: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const made = drawn.get(subject) ?? make()
  drawn.set(subject, made)
  return made
}

const draw = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).webp({ quality: 84, effort: 1 }).toBuffer()

const narrowed = (whole: Buffer, width: number): Promise<Buffer> =>
  sharp(whole).resize({ width }).webp({ quality: 84, effort: 1 }).toBuffer()

async function keep(key: string, bytes: Buffer, mime = 'image/webp'): Promise<void> {
  const path = temporaryPath()
  await writeFile(path, bytes)
  await storage().put(key, path, mime)
}

/** Stores a short video whose poster is a drawn picture, and returns its id. */
export async function drawFilm(order: Omit<Order, 'folder'>): Promise<{ id: string }> {
  const size = sizes.deliverables
  const seed = String(Math.floor(randomOf(order.of)() * MAX_DRAWN))
  const poster = await once(`${order.motif} ${seed} deliverables`, () =>
    draw(scene(order.motif, randomOf(`${order.motif} ${seed}`), size)),
  )
  const film = await once('film', () => readFile(new URL('art/clip.webm', import.meta.url)))
  const [key, posterKey] = [newKey('deliverables', 'webm'), newKey('deliverables', 'webp')]
  await keep(posterKey, poster)
  await keep(key, film, 'video/webm')
  return separateTransaction(() =>
    createFile({
      ownerId: order.ownerId,
      folder: 'deliverables',
      name: order.name ?? `${order.of}.webm`,
      key,
      mime: 'video/webm',
      bytes: film.length,
      sha256: createHash('sha256').update(film).digest('hex'),
      width: 216,
      height: 384,
      durationMs: 3_000,
      posterKey,
      status: 'ready',
    }),
  )
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
