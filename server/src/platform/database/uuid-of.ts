import { createHash } from 'node:crypto'

/**
 * Returns a version 8 UUID derived from a text: the same text has the same id, which cannot be guessed
 * without the text.
 */
export function uuidOf(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex')
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}
