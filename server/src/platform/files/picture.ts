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

/** The picture is reduced to this many pixels per side before its colours are averaged. Its thirds are whole rows of them. */
const samplePx = 12

/**
 * Returns the average colours of the upper, middle and lower third of an image, each as three hex digits: `abd9a9bba`. Null for an image
 * with transparent parts, where colours would show through, and for one that cannot be read: a picture without colours is still a picture.
 */
export async function averageColours(image: string | Buffer): Promise<string | null> {
  const picture = await opened(image)
  const pixels = await picture
    .resize(samplePx, samplePx, { fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer()
    .catch(() => null)
  if (!pixels) return null
  const third = pixels.length / 3
  const thirds = [0, 1, 2].map((no) => averageOf(pixels.subarray(no * third, (no + 1) * third)))
  return thirds.includes(null) ? null : thirds.join('')
}

/** Returns the average of red, green, blue and alpha bytes as three hex digits. Null unless all of them are opaque. */
function averageOf(pixels: Buffer): string | null {
  const sums: [number, number, number] = [0, 0, 0]
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels.readUInt8(at + 3) < 255) return null
    sums[0] += pixels.readUInt8(at)
    sums[1] += pixels.readUInt8(at + 1)
    sums[2] += pixels.readUInt8(at + 2)
  }
  // Digits are steps of 17, so `f` is 255.
  return sums.map((sum) => Math.round(sum / (pixels.length / 4) / 17).toString(16)).join('')
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

async function opened(image: string | Buffer): Promise<Sharp> {
  const sharp = await loaded()
  return sharp(image, { failOn: 'error', limitInputPixels: MAX_PIXELS, sequentialRead: true })
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
