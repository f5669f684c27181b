/**
 * The sending side of `bench/uploads.ts`, in a process of its own, so that its work does not delay the calls that are measured.
 * Sends one film for each token at once, in parts as the web app does, and answers with the checksum and the ids of the files. Without
 * tokens it sends one film as a single request.
 */
import { request } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { newFilm } from '../server/src/invariants/uploads/film.ts'
import {
  chunkBytes,
  createUpload,
  type Sender,
  sendPart,
} from '../server/src/invariants/uploads/send-upload.ts'

const task = z.object({ base: z.string(), tokens: z.array(z.string()), bytes: z.int() })

process.on('message', async (message) => {
  const { base, tokens, bytes } = task.parse(message)
  const film = newFilm(bytes)
  const sha256 = film.sha256()
  const began = performance.now()
  const fileIds = await Promise.all(tokens.map((token) => send({ base, token }, film)))
  if (tokens.length === 0) await sendWhole(base, film)
  process.send?.({ sha256, fileIds, seconds: (performance.now() - began) / 1_000 })
})

async function send(sender: Sender, film: ReturnType<typeof newFilm>): Promise<string> {
  const path = await createUpload(sender, film.bytes)
  let offset = 0
  let sending = Promise.resolve()
  // The next part is made while one is sent, as a browser reads a file ahead.
  for (const bytes of partsOf(film)) {
    await sending
    sending = sendOne(sender, { path, offset, bytes })
    offset += bytes.length
  }
  await sending
  return path.split('/').at(-1) ?? ''
}

async function sendOne(sender: Sender, part: Parameters<typeof sendPart>[1]): Promise<void> {
  const { status } = await sendPart(sender, part)
  if (status !== 200 && status !== 204)
    throw new Error(`A part at ${part.offset} was answered with ${status}`)
}

async function sendWhole(base: string, film: ReturnType<typeof newFilm>): Promise<void> {
  const sending = request(base, { method: 'POST', headers: { 'content-length': film.bytes } })
  const answered = new Promise<void>((resolve, reject) => {
    sending.once('error', reject)
    sending.once('response', (response) => response.resume().once('end', resolve))
  })
  await Promise.all([answered, pipeline(Readable.from(partsOf(film)), sending)])
}

function* partsOf(film: ReturnType<typeof newFilm>): Generator<Buffer> {
  for (let offset = 0; offset < film.bytes; offset += chunkBytes)
    yield film.part(offset, Math.min(film.bytes, offset + chunkBytes))
}
