import { fail } from '@marquee/contract/errors'
import sharp, { type Sharp } from 'sharp'

/** More pixels than this are not unpacked: a small file can hold an enormous picture. */
const MAX_PIXELS = 50_000_000
sharp.cache(false)
sharp.concurrency(1)

export interface EncodedImage {
  width: number
  height: number
}

/** Draws a picture anew at `to`: turned upright, at most `longest` pixels a side, without any metadata. Refuses `file_unsafe` when it cannot be read whole. */
export async function reencodeImage(
  from: string,
  to: string,
  format: 'jpeg' | 'png' | 'webp',
  longest: number,
): Promise<EncodedImage> {
  const drawn = await encode(
    opened(from).autoOrient().resize(longest, longest, { fit: 'inside', withoutEnlargement: true }),
    format,
  )
    .toFile(to)
    .catch(() => fail('file_unsafe'))
  return { width: drawn.width, height: drawn.height }
}

/** Width and height as people see them. Refuses `file_unsafe` for what is no readable picture or has too many pixels. */
export async function readDimensions(path: string): Promise<EncodedImage> {
  const { autoOrient, width, height } = await opened(path)
    .metadata()
    .catch(() => fail('file_unsafe'))
  if (width * height > MAX_PIXELS) fail('file_unsafe')
  return autoOrient
}

const opened = (path: string): Sharp =>
  sharp(path, { failOn: 'error', limitInputPixels: MAX_PIXELS, sequentialRead: true })

function encode(picture: Sharp, format: 'jpeg' | 'png' | 'webp'): Sharp {
  if (format === 'png') return picture.png({ compressionLevel: 9 })
  return format === 'webp' ? picture.webp({ quality: 84 }) : picture.jpeg({ quality: 86, mozjpeg: true })
}
