import { fail } from '@marquee/contract/errors'
import type { Sharp } from 'sharp'
import { loadedOnce } from '../lazy.ts'

/** Images with more pixels are not decoded: a small file can hold an enormous image. */
export const MAX_PIXELS = 50_000_000

/** The image library, loaded for the first picture. */
const loaded = loadedOnce(async () => {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
})

export interface EncodedImage {
  width: number
  height: number
}

/**
 * Re-encodes an image to `to`: upright, at most `longest` pixels per side, without metadata. Fails with
 * `file_unsafe` when it cannot be read completely.
 */
export async function reencodeImage(
  from: string,
  to: string,
  format: 'jpeg' | 'png' | 'webp',
  longest: number,
): Promise<EncodedImage> {
  const picture = await opened(from)
  const drawn = await encode(
    picture.autoOrient().resize(longest, longest, { fit: 'inside', withoutEnlargement: true }),
    format,
  )
    .toFile(to)
    .catch(() => fail('file_unsafe'))
  return { width: drawn.width, height: drawn.height }
}

/** Writes a WebP version with this width, in pixels. Fails with `file_unsafe` when the image cannot be read completely. */
export async function narrowImage(from: string, to: string, width: number): Promise<void> {
  const picture = await opened(from)
  await picture
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 80 })
    .toFile(to)
    .catch(() => fail('file_unsafe'))
}

/**
 * Returns width and height after rotation. Fails with `file_unsafe` for an unreadable image or one with too
 * many pixels.
 */
export async function readDimensions(path: string): Promise<EncodedImage> {
  const picture = await opened(path)
  const { autoOrient, width, height } = await picture.metadata().catch(() => fail('file_unsafe'))
  if (width * height > MAX_PIXELS) fail('file_unsafe')
  return autoOrient
}

async function opened(path: string): Promise<Sharp> {
  const sharp = await loaded()
  return sharp(path, { failOn: 'error', limitInputPixels: MAX_PIXELS, sequentialRead: true })
}

function encode(picture: Sharp, format: 'jpeg' | 'png' | 'webp'): Sharp {
  if (format === 'png') return picture.png({ compressionLevel: 9 })
  return format === 'webp' ? picture.webp({ quality: 84 }) : picture.jpeg({ quality: 86, mozjpeg: true })
}

/** Returns an image cut to this size, in pixels, as JPEG. Fails with `file_unsafe` when it cannot be read completely. */
export async function pictureFor(image: Buffer, size: { width: number; height: number }): Promise<Buffer> {
  const sharp = await loaded()
  return sharp(image, { failOn: 'error', limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({ ...size, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .toBuffer()
    .catch(() => fail('file_unsafe'))
}
