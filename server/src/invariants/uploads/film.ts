import { createHash, randomBytes } from 'node:crypto'

const header = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1')
const blockBytes = 1_048_576

/** A video of any length whose bytes are made when they are sent: a container header, then blocks that differ by their number. */
export interface Film {
  bytes: number
  /** Returns the bytes from an offset up to another one. */
  part(from: number, to: number): Buffer
  /** Returns the SHA-256 of all bytes in hex. */
  sha256(): string
}

/** Creates a film of random bytes. */
export function newFilm(bytes: number): Film {
  const random = randomBytes(blockBytes)
  const part = (from: number, to: number): Buffer => {
    const pieces: Buffer[] = []
    for (let at = from; at < to; ) {
      const number = Math.floor(at / blockBytes)
      const start = number * blockBytes
      const block = Buffer.from(random)
      block.writeUInt32BE(number, 0)
      if (number === 0) header.copy(block)
      const end = Math.min(to, start + blockBytes)
      pieces.push(block.subarray(at - start, end - start))
      at = end
    }
    return Buffer.concat(pieces)
  }
  return {
    bytes,
    part,
    sha256: () => {
      const hash = createHash('sha256')
      for (let at = 0; at < bytes; at += blockBytes) hash.update(part(at, Math.min(bytes, at + blockBytes)))
      return hash.digest('hex')
    },
  }
}
