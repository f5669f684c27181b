import type { FileHandle } from 'node:fs/promises'

/**
 * The harmless test signature that every scanner detects, in two parts so that this file is not detected
 * itself.
 */
const testVirus = Buffer.from('X5O!P%@AP[4\\PZX54(P^)7CC)7}$' + 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!')
const markup = /<(?:script|html|svg|iframe|object|embed|!doctype html|\?php)[\s>/]/i
/** Names of actions, up to the character that ends a name (ISO 32000-1, 7.2.2). */
const pdfActions = /\/(?:JavaScript|JS|Launch|EmbeddedFile|OpenAction|AA|RichMedia)[\s\0/<>()[\]{}%]/
/** Any character of a name may be written as its code (ISO 32000-1, 7.3.5). */
const pdfEscape = /#([0-9a-f]{2})/gi
const chunkBytes = 1_048_576
/** Overlap of two chunks, so that a signature across their border is found. */
const overlapBytes = 256
/** An archive lists its contents at its end, at most this far from it. */
const archiveTailBytes = 65_557

/**
 * Returns true when a file could be read as something else: a virus signature, page markup in media, a script
 * in a PDF, an archive appended to an image.
 */
export async function hasActiveContent(file: FileHandle, mime: string): Promise<boolean> {
  const { size } = await file.stat()
  if (mime.startsWith('image/') && (await endsAsArchive(file, size))) return true
  const isScanned = scannerFor(mime)
  const buffer = Buffer.alloc(chunkBytes + overlapBytes)
  for (let at = 0; at < size; at += chunkBytes) {
    const { bytesRead } = await file.read(buffer, 0, buffer.length, at)
    if (isScanned(buffer.subarray(0, bytesRead), at)) return true
  }
  return false
}

function scannerFor(mime: string): (chunk: Buffer, at: number) => boolean {
  const isMedia = /^(image|audio|video)\//.test(mime)
  const isPdf = mime === 'application/pdf'
  return (chunk, at) => {
    if (chunk.includes(testVirus)) return true
    if (isPdf) return pdfActions.test(withoutEscapes(chunk.toString('latin1')))
    // Video and audio are long and compressed, so page markup only counts at the very start.
    return isMedia && (mime.startsWith('image/') || at === 0) && markup.test(chunk.toString('latin1'))
  }
}

function withoutEscapes(text: string): string {
  return text.replace(pdfEscape, (_escape, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

async function endsAsArchive(file: FileHandle, size: number): Promise<boolean> {
  const length = Math.min(size, archiveTailBytes)
  const tail = Buffer.alloc(length)
  await file.read(tail, 0, length, size - length)
  return (
    tail.includes('PK\x05\x06', 'latin1') ||
    tail.includes('Rar!\x1a\x07', 'latin1') ||
    tail.includes("7z\xbc\xaf'\x1c", 'latin1')
  )
}
