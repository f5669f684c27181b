import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { type ClientRequest, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { receivePart } from '../../platform/files/receive-part.ts'
import type { TestServer } from '../../platform/testing/start-test-server.ts'
import { startFilesServer } from './testing/start-files-server.ts'

let server: TestServer
let folder: string
let base: string
const as = (who: string) => ({ 'x-access-token': who, 'tus-resumable': '1.0.0' })
const token = 'talent:66666666-6666-4666-8666-666666666666'
const stranger = 'talent:77777777-7777-4777-8777-777777777777'
const film = Buffer.concat([
  Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1'),
  randomBytes(800_000),
])

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-parts-'))
  server = await startFilesServer({ DATA_DIR: folder })
  base = (await server.start()).replace(/\/$/, '')
})
afterAll(async () => {
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
})

async function create(): Promise<string> {
  const response = await fetch(`${base}/api/uploads/resumable`, {
    method: 'POST',
    headers: { ...as(token), 'upload-length': String(film.length) },
  })
  return response.headers.get('location') ?? ''
}

/** Begins a request with a part of the film and sends only some of it. */
function begin(path: string, from: number, length: number, sent: number): ClientRequest {
  const sending = request(base + path, {
    method: 'PATCH',
    agent: false,
    headers: {
      ...as(token),
      'upload-offset': String(from),
      'content-type': 'application/offset+octet-stream',
      'content-length': length,
    },
  })
  sending.on('error', () => undefined)
  sending.write(film.subarray(from, from + sent))
  return sending
}

const stored = z.object({ data: z.object({ sha256: z.string() }) })

/** Sends the rest of the film in one part. */
async function sendRest(path: string, from: number) {
  const response = await fetch(base + path, {
    method: 'PATCH',
    headers: { ...as(token), 'upload-offset': String(from) },
    body: film.subarray(from),
  })
  return stored.parse(await response.json()).data
}

const ask = (path: string, who = token) => fetch(base + path, { method: 'HEAD', headers: as(who) })
const offsetOf = async (path: string) => Number((await ask(path)).headers.get('upload-offset'))
const sha256 = createHash('sha256').update(film).digest('hex')

/** Waits until the file of an upload has at least so many bytes. */
async function untilReceived(path: string, bytes: number): Promise<void> {
  const file = join(folder, 'incoming', path.split('/').at(-1) ?? '')
  while ((await stat(file)).size < bytes) await pause(10)
}

test('a part whose connection ends keeps the bytes that came, and the file has the hash of all of them', async () => {
  const path = await create()
  const sending = begin(path, 0, 500_000, 300_000)
  await untilReceived(path, 300_000)
  sending.destroy()
  const kept = await offsetOf(path)
  expect(kept).toBe(300_000)
  expect(await sendRest(path, kept)).toMatchObject({ sha256 })
})

test('a new request ends a part whose connection has gone silent, and no one else can', async () => {
  const path = await create()
  const silent = begin(path, 0, 500_000, 200_000)
  const ended = once(silent, 'close').catch(() => undefined)
  await untilReceived(path, 200_000)
  expect((await ask(path, stranger)).status).toBe(404)
  expect(silent.destroyed, 'a stranger asks').toBe(false)
  expect(await offsetOf(path)).toBe(200_000)
  await ended
  expect(await sendRest(path, 200_000)).toMatchObject({ sha256 })
})

test('of two parts for the same bytes one is kept, and the other is told to ask again', async () => {
  const path = await create()
  const send = () =>
    fetch(base + path, {
      method: 'PATCH',
      headers: { ...as(token), 'upload-offset': '0' },
      body: film.subarray(0, 100_000),
    }).then(
      ({ status }) => status,
      () => 'ended',
    )
  const statuses = await Promise.all([send(), send(), send()])
  expect(statuses.filter((status) => status === 204).length).toBeLessThanOrEqual(1)
  const offset = await offsetOf(path)
  expect(await sendRest(path, offset)).toMatchObject({ sha256 })
})

test('a part that is longer than what is missing is refused and not written', async () => {
  const path = await create()
  const response = await fetch(base + path, {
    method: 'PATCH',
    headers: { ...as(token), 'upload-offset': '0' },
    body: Buffer.concat([film, Buffer.alloc(1)]),
  })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    code: 'invalid_input',
    data: { fields: { 'content-length': expect.any(String) } },
  })
  expect(await sendRest(path, await offsetOf(path))).toMatchObject({ sha256 })
})

test('the memory of received bytes is free once they are written, and that of others is left alone', async () => {
  const path = join(folder, 'one-part')
  await writeFile(path, '')
  const shared = Buffer.from(new ArrayBuffer(200), 50, 100).fill(2)
  const own = Array.from({ length: 40 }, () => Buffer.from(new ArrayBuffer(65_536)).fill(1))
  const expected = Buffer.concat([...own, shared])
  const part = { id: 'one-part', path, bytes: expected.length, offset: 0 }
  await receivePart(part, Readable.from([...own, shared]), new AbortController().signal)
  expect(own.map(({ byteLength }) => byteLength)).toEqual(own.map(() => 0))
  expect(shared.every((byte) => byte === 2)).toBe(true)
  expect(expected.equals(await readFile(path))).toBe(true)
})

// A device of Linux on which every write fails as on a full disk.
test.runIf(process.platform === 'linux')(
  'a full disk ends the part with an error, however much is on its way',
  async () => {
    const chunks = Array.from({ length: 100 }, () => Buffer.from(new ArrayBuffer(65_536)))
    const part = { id: 'full', path: '/dev/full', bytes: 100 * 65_536, offset: 0 }
    const received = receivePart(part, Readable.from(chunks), new AbortController().signal)
    await expect(received).rejects.toMatchObject({ code: 'ENOSPC' })
  },
)

test.each([
  ['POST', '', 'upload-length', undefined],
  ['POST', '', 'upload-length', '-1'],
  ['POST', '', 'upload-length', '1e3'],
  ['PATCH', 'own', 'upload-offset', undefined],
  ['PATCH', 'own', 'upload-offset', 'x'],
])('%s of %s with the header %s: %s is refused at that header', async (method, of, header, value) => {
  const path = of === 'own' ? await create() : '/api/uploads/resumable'
  const response = await fetch(base + path, {
    method,
    headers: { ...as(token), ...(value && { [header]: value }) },
  })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    code: 'invalid_input',
    data: { fields: { [header]: expect.any(String) } },
  })
})
