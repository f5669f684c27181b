import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { pictureWidths, storedSizeOf } from '@marquee/contract/rules/pictures'
import sharp from 'sharp'
import { createFile } from '../src/modules/files/files.store.ts'
import { type Folder, newKey, newPictureKey } from '../src/modules/files/storage-key.ts'
import { separateTransaction } from '../src/platform/database/database.ts'
import { storage } from '../src/platform/files/storage.ts'
import { temporaryPath } from '../src/platform/files/temporary.ts'
import type { PictureSize } from './art/pen.ts'
import { type Motif, type Sitter, scene } from './art/scene.ts'

/** The folders of what people upload. */
type SeededFolder = Exclude<Folder, 'content'>

interface Order extends Sitter {
  folder: SeededFolder
  ownerId: string
  motif: Motif
  name?: string
  of: string
  /** Which picture of the motif; by default `of` decides, and the same text always gives the same one. */
  variant?: number
  /** In pixels; by default that of the folder. */
  size?: PictureSize | undefined
}

/** In pixels. */
const sizes: Record<SeededFolder, PictureSize> = {
  avatars: { width: 400, height: 400 },
  logos: { width: 240, height: 240 },
  covers: { width: 1_200, height: 750 },
  deliverables: { width: 720, height: 900 },
}

/** So many pictures of a motif are drawn; accounts share them, so that the first start is quick. */
const MAX_VARIANTS = 5

/** The versions of a picture by their width in pixels. */
type Versions = ReadonlyMap<number, Buffer>

/** The pictures that are drawn so far; `forgetPictures` empties it when the demo is complete. */
const drawn = new Map<string, Promise<Versions>>()

export const forgetPictures = (): void => drawn.clear()

/** Starts drawing covers that are needed later, on the other cores while the database is busy. */
export function drawAhead(covers: Iterable<readonly [motif: Motif, variant: number]>): void {
  for (const [motif, variant] of covers) void versionsOf({ folder: 'covers', motif, variant, of: '' })
}

/** Stores a picture with its narrower versions, like an upload, and returns its id and public address. Each is drawn only once. */
export async function drawPicture(order: Order): Promise<{ id: string; url: string }> {
  const { folder, ownerId, of, name = `${of}.webp`, size = sizes[folder] } = order
  const versions = await versionsOf(order)
  const whole = versionOf(versions, size.width)
  const key = folder === 'deliverables' ? newKey(folder, 'webp') : newPictureKey(folder, 'webp', size)
  const stored = storedSizeOf(key)?.sources ?? [{ url: key, width: size.width }]
  await Promise.all(stored.map(({ url, width }) => keep(url, versionOf(versions, width))))
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

function versionsOf({
  folder,
  motif,
  of,
  variant = variantOf(of),
  looks,
  mark,
  size = sizes[folder],
}: Omit<Order, 'ownerId'>) {
  const isOwn = motif === 'portrait' || motif === 'mark'
  const no = variant % MAX_VARIANTS
  const subject = `${motif} ${isOwn ? of : no}`
  const key = `${subject} ${folder} ${size.width}x${size.height}`
  const versions =
    drawn.get(key) ?? draw(scene(motif, randomOf(subject), no, size, { looks, mark }), folder, size.width)
  drawn.set(key, versions)
  return versions
}

const variantOf = (word: string): number => Math.floor(randomOf(word)() * MAX_VARIANTS)

function versionOf(versions: Versions, width: number): Buffer {
  const version = versions.get(width)
  if (!version) throw new Error(`A picture of the demo was not drawn ${width} pixels wide`)
  return version
}

async function draw(svg: string, folder: SeededFolder, whole: number): Promise<Versions> {
  const narrower = folder === 'deliverables' ? [] : pictureWidths[folder].filter((width) => width < whole)
  const { data, info: raw } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true })
  const versions = [...narrower, whole].map(async (width) => {
    const encoded = await sharp(data, { raw }).resize({ width }).webp({ quality: 84, effort: 1 }).toBuffer()
    return [width, encoded] as const
  })
  return new Map(await Promise.all(versions))
}

async function keep(key: string, bytes: Buffer, mime = 'image/webp'): Promise<void> {
  const path = temporaryPath()
  await writeFile(path, bytes)
  await storage().put(key, path, mime)
}

/** Stores a short video whose poster is a drawn picture, and returns its id. */
export async function drawFilm(order: Omit<Order, 'folder'>): Promise<{ id: string }> {
  const poster = await versionsOf({ ...order, folder: 'deliverables' })
  const film = await readFile(new URL('art/clip.webm', import.meta.url))
  const [key, posterKey] = [newKey('deliverables', 'webm'), newKey('deliverables', 'webp')]
  await keep(posterKey, versionOf(poster, sizes.deliverables.width))
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
