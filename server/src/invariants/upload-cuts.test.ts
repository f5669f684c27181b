import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { seededRandom } from './money/seeded-random.ts'
import { type Film, newFilm } from './uploads/film.ts'
import { type KilledServer, signUpTalent, startKilledServer } from './uploads/killed-server.ts'
import { chunkBytes, createUpload, offsetOf, type Sender, sendPart } from './uploads/send-upload.ts'

/** How often the server is killed during the upload: 5 times on every change, 20 in the full run. UPLOAD_SEED repeats the offsets. */
const cuts = Number(process.env.UPLOAD_CUTS ?? 5)
const bytes = Number(process.env.UPLOAD_BYTES ?? 40_000_000)
const seed = Number(process.env.UPLOAD_SEED ?? Date.now() % 1_000_000_000)

let server: KilledServer
let sender: Sender
beforeAll(async () => {
  server = await startKilledServer()
  sender = { base: server.base, token: await signUpTalent(server.base) }
})
afterAll(() => server?.stop())

test(`an upload cut at ${cuts} offsets by a killed server arrives whole, and each cut repeats at most one part (seed ${seed})`, async () => {
  const film = newFilm(bytes)
  const random = seededRandom(seed)
  // The last cut comes after the last byte, while the server completes the upload.
  const offsets = Array.from({ length: cuts - 1 }, () => 1 + Math.floor(random() * (bytes - 1)))
  const path = await createUpload(sender, bytes)
  const repeated: number[] = []
  for (const offset of [...offsets.toSorted((one, other) => one - other), bytes])
    repeated.push(await sendUntilCut(film, path, offset, random() * 60))
  while ((await offsetOf(sender, path)) < bytes) await sendNext(film, path)
  console.log(
    `seed ${seed}: ${cuts} kills during ${bytes} bytes, at most ${Math.max(...repeated)} bytes sent again after one, ${repeated.reduce((sum, each) => sum + each, 0)} after all`,
  )
  const expected = film.sha256()
  const file = await detailsOf(path)
  expect(file).toMatchObject({ status: 'ready', bytes, sha256: expected })
  const stored = await fetch(sender.base + file.url)
  const hash = createHash('sha256')
  for await (const piece of stored.body ?? []) hash.update(piece)
  expect(hash.digest('hex')).toBe(expected)
}, 1_800_000)

/**
 * Sends parts until the byte at `cutAt` has left, then kills the server and starts it again. Returns how many bytes that left
 * are asked for again, after it expected them to be at most one part and nothing acknowledged to be lost.
 */
async function sendUntilCut(film: Film, path: string, cutAt: number, delayMs: number): Promise<number> {
  for (;;) {
    const offset = await offsetOf(sender, path)
    if (offset === bytes) return 0
    const isLast = Math.max(offset + 1, cutAt) <= Math.min(bytes, offset + chunkBytes)
    if (!isLast) {
      await sendNext(film, path)
      continue
    }
    const after = Math.max(1, cutAt - offset)
    const run = async (): Promise<void> => {
      if (cutAt === bytes) await pause(delayMs)
      await server.kill()
    }
    const part = film.part(offset, Math.min(bytes, offset + chunkBytes))
    const { sent } = await sendPart(sender, { path, offset, bytes: part, cut: { after, run } })
    await server.start()
    const kept = await offsetOf(sender, path)
    expect(kept, `acknowledged bytes are lost after a cut at ${cutAt}`).toBeGreaterThanOrEqual(offset)
    const again = offset + sent - kept
    expect(again, `a cut at ${cutAt}`).toBeLessThanOrEqual(chunkBytes)
    return again
  }
}

async function sendNext(film: Film, path: string): Promise<void> {
  const offset = await offsetOf(sender, path)
  const part = film.part(offset, Math.min(bytes, offset + chunkBytes))
  const { status } = await sendPart(sender, { path, offset, bytes: part })
  expect([200, 204]).toContain(status)
}

const details = z.object({
  data: z.object({ status: z.string(), bytes: z.int(), sha256: z.string(), url: z.string() }),
})

async function detailsOf(path: string): Promise<z.output<typeof details>['data']> {
  const response = await fetch(`${sender.base}/api/upload/details?fileId=${path.split('/').at(-1)}`, {
    headers: { 'x-access-token': sender.token },
  })
  return details.parse(await response.json()).data
}
