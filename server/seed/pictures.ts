import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { pictureWidths, storedSizeOf } from '@marquee/contract/rules/pictures'
import sharp from 'sharp'
import { createFile } from '../src/modules/files/files.store.ts'
import { type Folder, newKey, newPictureKey } from '../src/modules/files/storage-key.ts'
import { separateTransaction } from '../src/platform/database/database.ts'
import { averageColours } from '../src/platform/files/picture.ts'
import { storage } from '../src/platform/files/storage.ts'
import { temporaryPath } from '../src/platform/files/temporary.ts'
import type { PictureSize } from './art/pen.ts'
import { type Motif, type Sitter, scene, scenesWithPerson } from './art/scene.ts'
import { FILM_MS, type Film, fileOfFilm, filmOf, filmSize, looksInFilm } from './films.ts'

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
  deliverables: filmSize,
}

/** So many pictures of a motif are drawn; accounts share them, so that the first start is quick. */
export const MAX_VARIANTS = 5

interface Drawing {
  /** The versions of the picture by their width in pixels. */
  versions: ReadonlyMap<number, Buffer>
  /** As `averageColours` returns them. */
  colours: string | null
}

/** The pictures that are drawn so far; `forgetPictures` empties it when the demo is complete. */
const drawn = new Map<string, Promise<Drawing>>()

export const forgetPictures = (): void => drawn.clear()

/** Starts drawing covers that are needed soon, on the other cores while the database is busy. Later pictures wait behind them. */
export function drawAhead(covers: Iterable<Pick<Order, 'motif' | 'variant' | 'looks'>>): void {
  for (const cover of covers) void drawingOf({ ...cover, folder: 'covers', of: '' })
}

/** Stores a picture with its narrower versions, like an upload, and returns its id and public address. Each is drawn only once. */
export async function drawPicture(order: Order): Promise<{ id: string; url: string }> {
  const { folder, ownerId, of, name = `${of}.webp`, size = sizes[folder] } = order
  const drawing = await drawingOf(order)
  const whole = versionOf(drawing, size.width)
  const key = newPictureKey(folder, 'webp', { ...size, colours: drawing.colours })
  const stored = storedSizeOf(key)?.sources ?? [{ url: key, width: size.width }]
  await Promise.all(stored.map(({ url, width }) => keep(url, versionOf(drawing, width))))
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

function drawingOf(order: Omit<Order, 'ownerId'>): Promise<Drawing> {
  const { folder, motif, looks, size = sizes[folder] } = order
  const skin = scenesWithPerson.has(motif) ? looks?.skin : ''
  const key = `${subjectOf(order)} ${skin} ${folder} ${size.width}x${size.height}`
  const drawing = drawn.get(key) ?? draw(svgOf(order), folder, size.width)
  drawn.set(key, drawing)
  return drawing
}

/** Returns a picture as SVG. */
function svgOf(order: Omit<Order, 'ownerId'>): string {
  const { folder, motif, looks, mark, size = sizes[folder] } = order
  return scene(motif, randomOf(subjectOf(order)), variantIn(order), size, { looks, mark })
}

/** Returns what decides the details of a picture: whose portrait or mark it is, or which picture of its motif. */
function subjectOf(order: Pick<Order, 'motif' | 'variant' | 'of'>): string {
  const isOwn = order.motif === 'portrait' || order.motif === 'mark'
  return `${order.motif} ${isOwn ? order.of : variantIn(order)}`
}

const variantIn = ({ of, variant = variantOf(of) }: Pick<Order, 'variant' | 'of'>): number =>
  variant % MAX_VARIANTS

const variantOf = (word: string): number => Math.floor(randomOf(word)() * MAX_VARIANTS)

function versionOf({ versions }: Drawing, width: number): Buffer {
  const version = versions.get(width)
  if (!version) throw new Error(`A picture of the demo was not drawn ${width} pixels wide`)
  return version
}

async function draw(svg: string, folder: SeededFolder, whole: number): Promise<Drawing> {
  const narrower = folder === 'deliverables' ? [] : pictureWidths[folder].filter((width) => width < whole)
  const { data, info: raw } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true })
  const encode = (width: number) =>
    sharp(data, { raw }).resize({ width }).webp({ quality: 84, effort: 1 }).toBuffer()
  const [encoded, smaller] = await Promise.all([
    encode(whole),
    Promise.all(narrower.map(async (width) => [width, await encode(width)] as const)),
  ])
  return { versions: new Map([...smaller, [whole, encoded]]), colours: await averageColours(encoded) }
}

async function keep(key: string, bytes: Buffer, mime = 'image/webp'): Promise<void> {
  const path = temporaryPath()
  await writeFile(path, bytes)
  await storage().put(key, path, mime)
}

/** Stores the film of a motif, whose poster is its first picture, and returns its id. */
export async function drawFilm(order: Omit<Order, 'folder' | 'size'>): Promise<{ id: string }> {
  const film = filmOf(order.motif, variantIn(order), order.looks)
  const poster = await drawingOf(posterOf(film))
  const bytes = await readFile(fileOfFilm(film))
  const key = newKey('deliverables', 'webm')
  const posterKey = newPictureKey('deliverables', 'webp', { ...filmSize, colours: poster.colours })
  await keep(posterKey, versionOf(poster, filmSize.width))
  await keep(key, bytes, 'video/webm')
  return separateTransaction(() =>
    createFile({
      ownerId: order.ownerId,
      folder: 'deliverables',
      name: order.name ?? `${order.of}.webm`,
      key,
      mime: 'video/webm',
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      ...filmSize,
      durationMs: FILM_MS,
      posterKey,
      status: 'ready',
    }),
  )
}

const posterOf = (film: Film): Omit<Order, 'ownerId'> => ({
  folder: 'deliverables',
  motif: film.motif,
  variant: film.variant,
  looks: looksInFilm(film),
  of: '',
})

/** Returns the drawing of a film as SVG in the size of the film: its poster, and what the camera moves over. */
export const drawingOfFilm = (film: Film): string => svgOf(posterOf(film))

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
