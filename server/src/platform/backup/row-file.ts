import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

/** What was written or read: how many lines, and the SHA-256 of their text in hex. */
export interface LineSum {
  rows: number
  sha256: string
}

/** Counts and hashes lines as they pass. A line is a JSON string, so it contains no line break. */
class Summed {
  private readonly hash = createHash('sha256')
  private rows = 0

  take(batch: readonly string[]): string {
    const text = batch.map((line) => `${JSON.stringify(line)}\n`).join('')
    this.hash.update(text)
    this.rows += batch.length
    return text
  }

  sum(): LineSum {
    return { rows: this.rows, sha256: this.hash.digest('hex') }
  }
}

/** Writes batches of texts to a compressed file, one JSON string per line. */
export async function writeLines(path: string, batches: AsyncIterable<string[]>): Promise<LineSum> {
  const summed = new Summed()
  const texts = async function* () {
    for await (const batch of batches) yield summed.take(batch)
  }
  await pipeline(Readable.from(texts()), createGzip({ level: 6 }), createWriteStream(path, { flush: true }))
  return summed.sum()
}

/** Returns the sum that `writeLines` would return for these batches, without writing. */
export async function sumLines(batches: AsyncIterable<string[]>): Promise<LineSum> {
  const summed = new Summed()
  for await (const batch of batches) summed.take(batch)
  return summed.sum()
}

/** Yields the texts of a file that `writeLines` has written, in batches. Throws for a file that is cut off or damaged. */
export async function* readLines(path: string, batchSize: number): AsyncGenerator<string[]> {
  const unpacked = createGunzip()
  const reading = pipeline(createReadStream(path), unpacked)
  // The loop below ends with the same error.
  reading.catch(() => {})
  let batch: string[] = []
  let begun = ''
  for await (const chunk of unpacked.setEncoding('utf8')) {
    const lines = `${begun}${chunk}`.split('\n')
    begun = lines.pop() ?? ''
    for (const line of lines) batch.push(String(JSON.parse(line)))
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  await reading
  if (begun !== '') throw new Error(`${path} is cut off`)
  if (batch.length > 0) yield batch
}
