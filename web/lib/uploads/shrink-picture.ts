/** The longest side of a picture that is made smaller, in pixels. */
export const MAX_SHRUNK_EDGE = 2_560

/** The qualities of the JPEG, tried in this order until one is small enough. */
export const shrunkQualities = [0.9, 0.82, 0.74, 0.66, 0.58, 0.5] as const

const bytesPerMegabyte = 1_048_576

/** Returns the size in which a picture is drawn: its own, or with the longest side at the limit. */
export function shrunkSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, MAX_SHRUNK_EDGE / Math.max(width, height, 1))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Returns the first result, by falling quality, of at most so many bytes; null when none is. */
export async function firstWithin<Encoded extends { size: number }>(
  maxBytes: number,
  encode: (quality: number) => Promise<Encoded | null>,
): Promise<Encoded | null> {
  for (const quality of shrunkQualities) {
    const encoded = await encode(quality)
    if (encoded && encoded.size <= maxBytes) return encoded
  }
  return null
}

/** Says that a picture is too large, with its size rounded up, so that it is never the limit itself. */
export function tooLargeText(bytes: number, maxBytes: number): string {
  const size = Math.ceil((bytes / bytesPerMegabyte) * 10) / 10
  return `This picture is ${size} MB. Choose one up to ${maxBytes / bytesPerMegabyte} MB.`
}

/**
 * Returns a picture as a JPEG of at most so many bytes, under its name and as it was turned. Returns the picture itself when it is small
 * enough, when this browser cannot read it, or when no quality makes it small enough.
 */
export async function shrinkPicture(file: File, maxBytes: number): Promise<File> {
  if (file.size <= maxBytes || typeof createImageBitmap === 'undefined') return file
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const canvas = draw(picture)
    picture.close()
    const encoded = await firstWithin(
      maxBytes,
      (quality) => new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality)),
    )
    return encoded ? new File([encoded], file.name, { type: 'image/jpeg' }) : file
  } catch {
    return file
  }
}

/** Draws a picture on white, because a JPEG shows what is transparent as black. */
function draw(picture: ImageBitmap): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  const { width, height } = shrunkSize(picture.width, picture.height)
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw pictures.')
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.drawImage(picture, 0, 0, width, height)
  return canvas
}
