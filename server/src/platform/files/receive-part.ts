import { createHash, type Hash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { addAbortSignal, type Readable, type Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { fail, failField } from '@marquee/contract/errors'

/** Bytes that wait for the disk before no more are read from the connection. */
const MAX_WAITING_BYTES = 1_048_576
/** Unfinished uploads whose hash is kept. The file of any other one is read again at its end. */
const MAX_HASHES = 256

/** The hash of the first bytes of an upload, by its id, the longest unused first. */
const hashes = new Map<string, { hash: Hash; bytes: number }>()

interface Part {
  id: string
  path: string
  /** The length of the whole file. */
  bytes: number
  /** Where the part begins, as its sender says. */
  offset: number
}

/**
 * Writes a part of an upload to its file as it comes, hashes it meanwhile, and returns how many bytes the file has then. Bytes that came
 * before a connection ended are kept. Fails with `upload_conflict` when the part does not begin at the end of the file, when its
 * connection ends early and when `signal` ends it, with `not_found` without a file, and with `invalid_input` when the part is longer
 * than what is missing.
 */
export async function receivePart(part: Part, body: Readable, signal: AbortSignal): Promise<number> {
  const file = await open(part.path, 'r+').catch((error: NodeJS.ErrnoException) =>
    error.code === 'ENOENT' ? fail('not_found') : Promise.reject(error),
  )
  const { size } = await file.stat()
  if (size !== part.offset) {
    await file.close()
    fail('upload_conflict')
  }
  const writer = file.createWriteStream({ start: size, highWaterMark: MAX_WAITING_BYTES })
  try {
    return await copy(part, addAbortSignal(signal, body), writer)
  } finally {
    writer.end()
    await finished(writer)
  }
}

/** Returns the new length of the file, after everything that came was given to the writer. */
async function copy({ id, bytes, offset }: Part, body: Readable, writer: Writable): Promise<number> {
  const known = hashes.get(id)
  hashes.delete(id)
  const hash = known?.bytes === offset ? known.hash : offset === 0 ? createHash('sha256') : null
  const copied = Promise.withResolvers<void>()
  let end = offset
  let isTooLong = false
  const writeChunk = (chunk: Buffer): void => {
    isTooLong ||= end + chunk.length > bytes
    if (isTooLong) {
      copied.resolve()
      return
    }
    end += chunk.length
    hash?.update(chunk)
    if (!writer.write(chunk, () => freeChunk(chunk))) body.pause()
  }
  const resume = (): void => void body.resume()
  finished(body).then(copied.resolve, copied.reject)
  writer.on('drain', resume).on('error', copied.reject)
  body.on('data', writeChunk)
  try {
    await copied.promise
  } catch (error) {
    return body.errored ? fail('upload_conflict') : Promise.reject(error)
  } finally {
    writer.off('drain', resume)
    body.off('data', writeChunk).pause()
    if (hash) keep(id, hash, end)
  }
  return isTooLong ? failField('content-length', 'This is more than what is missing.') : end
}

/** Frees the memory of a chunk that has been written. Otherwise about 40 MB of chunks stay in memory until the garbage collector runs. */
function freeChunk({ buffer, byteLength }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0)
}

function keep(id: string, hash: Hash, bytes: number): void {
  hashes.set(id, { hash, bytes })
  const [longestUnused] = hashes.keys()
  if (hashes.size > MAX_HASHES && longestUnused) hashes.delete(longestUnused)
}

/** Returns the SHA-256 in hex of an upload that this process has received from its first to its last byte, otherwise null, and forgets it. */
export function takeReceivedHash(id: string, bytes: number): string | null {
  const known = hashes.get(id)
  hashes.delete(id)
  return known?.bytes === bytes ? known.hash.digest('hex') : null
}
