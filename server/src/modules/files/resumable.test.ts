import { createHash, randomBytes } from 'node:crypto'
import { appendFile, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { storedColoursOf } from '@marquee/contract/rules/pictures'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../platform/database/database.ts'
import { systemActor } from '../../platform/handler.ts'
import { removeExpiredData } from '../../platform/retention/retention.ts'
import { multipart } from '../../platform/testing/multipart.ts'
import type { TestServer } from '../../platform/testing/start-test-server.ts'
import { clock } from '../../platform/time/clock.ts'
import { claimFiles } from './file.ts'
import { updateFile } from './files.store.ts'
import { startFilesServer } from './testing/start-files-server.ts'

let server: TestServer
let folder: string
let base: string
const me = '11111111-1111-4111-8111-111111111111'
const token = `talent:${me}`
const other = 'brand:22222222-2222-4222-8222-222222222222'
const path = '/api/uploads/resumable'
const as = (who: string) => ({ 'x-access-token': who, 'tus-resumable': '1.0.0' })
const word = (text: string) => Buffer.from(text).toString('base64')

async function open(bytes: number, name = 'film.mp4', who = token): Promise<Response> {
  return fetch(base + path, {
    method: 'POST',
    headers: {
      ...as(who),
      'upload-length': String(bytes),
      'upload-metadata': `filename ${word(name)},durationMs ${word('1500')}`,
    },
  })
}
async function part(address: string, bytes: Uint8Array, offset: number, who = token): Promise<Response> {
  return fetch(base + address, {
    method: 'PATCH',
    headers: {
      ...as(who),
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    },
    body: new Uint8Array(bytes),
  })
}
async function sendWhole(bytes: Uint8Array, name?: string) {
  const address = (await open(bytes.length, name)).headers.get('location') ?? ''
  const response = await part(address, bytes, 0)
  return { status: response.status, address, body: JSON.parse(await response.text()) }
}
/** Returns a video container header followed by random bytes. */
const film = (bytes: number) =>
  Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1'), randomBytes(bytes - 24)])

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-resumable-'))
  server = await startFilesServer({ DATA_DIR: folder })
  base = (await server.start()).replace(/\/$/, '')
})
afterAll(async () => {
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
})

test('a video uploads in parts and downloads byte for byte from a URL that expires', async () => {
  const bytes = film(3_000_000)
  const created = await open(bytes.length)
  expect(created.status).toBe(201)
  const address = created.headers.get('location') ?? ''
  expect((await part(address, bytes.subarray(0, 1_000_000), 0)).status).toBe(204)
  const progress = await fetch(base + address, { method: 'HEAD', headers: as(token) })
  expect(progress.headers.get('upload-offset')).toBe('1000000')
  expect((await part(address, bytes.subarray(5), 5)).status, 'a wrong offset').toBe(409)
  const done = await part(address, bytes.subarray(1_000_000), 1_000_000)
  const { data } = JSON.parse(await done.text())
  expect(data).toMatchObject({
    id: address.split('/').at(-1),
    name: 'film.mp4',
    mime: 'video/mp4',
    bytes: 3_000_000,
    durationMs: 1500,
  })
  expect(data.sha256).toBe(createHash('sha256').update(bytes).digest('hex'))
  const lost = await fetch(base + address, { method: 'HEAD', headers: as(token) })
  expect(lost.headers.get('upload-offset'), 'asked again after the last answer was lost').toBe('3000000')

  const served = await fetch(base + data.url)
  expect(Buffer.from(await served.arrayBuffer()).equals(bytes)).toBe(true)
  expect(served.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''film.mp4")
  expect(served.headers.get('content-security-policy')).toContain('sandbox')
  const range = await fetch(base + data.previewUrl, { headers: { range: 'bytes=100-199' } })
  expect([range.status, range.headers.get('content-range')]).toEqual([206, 'bytes 100-199/3000000'])
  expect(Buffer.from(await range.arrayBuffer()).equals(bytes.subarray(100, 200))).toBe(true)
  expect((await fetch(base + data.url, { headers: { range: 'bytes=3000000-' } })).status).toBe(416)
  expect((await fetch(base + data.url.replace('film', 'fi1m'))).status, 'a changed address').toBe(404)
  clock.offset(4 * 3_600_000)
  expect((await fetch(base + data.url)).status, 'after its time').toBe(404)
  clock.offset(0)
})

test('an upload whose process ended after its last byte is completed when its sender asks again', async () => {
  const bytes = film(60_000)
  const address = (await open(bytes.length)).headers.get('location') ?? ''
  expect((await part(address, bytes.subarray(0, 50_000), 0)).status).toBe(204)
  const fileId = address.split('/').at(-1) ?? ''
  const ask = () => fetch(base + address, { method: 'HEAD', headers: as(token) })
  const details = async () => (await server.call('/upload/details', { fileId }, { token })).data
  // The bytes arrived, and the process ended before it completed the upload.
  await appendFile(join(folder, 'incoming', fileId), bytes.subarray(50_000))
  const answers = await Promise.all([ask(), ask()])
  expect(answers.map(({ headers }) => headers.get('upload-offset'))).toEqual(['60000', '60000'])
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  expect(await details()).toMatchObject({ status: 'ready', sha256 })
  // The bytes moved to the storage, and the process ended before its row was ready.
  await inTransaction(systemActor, () => updateFile(fileId, { status: 'uploading' }))
  expect((await ask()).headers.get('upload-offset')).toBe('60000')
  const { status, url } = await details()
  expect(status).toBe('ready')
  expect(Buffer.from(await (await fetch(base + url)).arrayBuffer()).equals(bytes)).toBe(true)
})

test('an outage while an upload completes keeps its bytes, and the next request completes it', async () => {
  const bytes = film(70_000)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const outages = [
    {
      // The storage: a file is where its folder belongs.
      begin: async () => {
        await rename(join(folder, 'files', 'deliverables'), join(folder, 'away'))
        await writeFile(join(folder, 'files', 'deliverables'), '')
      },
      end: async () => {
        await rm(join(folder, 'files', 'deliverables'))
        await rename(join(folder, 'away'), join(folder, 'files', 'deliverables'))
      },
    },
    {
      // The database accepts no change of a file.
      begin: async () => {
        await server.engine.root.execute(
          "create function fail_update() returns trigger language plpgsql as $$ begin raise exception 'down'; end $$",
        )
        await server.engine.root.execute(
          'create trigger outage before update on files for each row execute function fail_update()',
        )
      },
      end: async () => {
        await server.engine.root.execute('drop trigger outage on files')
        await server.engine.root.execute('drop function fail_update()')
      },
    },
  ]
  for (const { begin, end } of outages) {
    const address = (await open(bytes.length)).headers.get('location') ?? ''
    const fileId = address.split('/').at(-1) ?? ''
    const ask = () => fetch(base + address, { method: 'HEAD', headers: as(token) })
    const details = async () => (await server.call('/upload/details', { fileId }, { token })).data
    await begin()
    expect((await part(address, bytes, 0)).status).toBeGreaterThanOrEqual(500)
    expect((await ask()).status, 'asked again during the outage').toBe(503)
    expect(await details()).toMatchObject({ status: 'uploading' })
    await end()
    expect((await ask()).headers.get('upload-offset')).toBe('70000')
    expect(await details()).toMatchObject({ status: 'ready', sha256 })
  }
})

test('an image gets a preview and its original stays unchanged', async () => {
  const bytes = await sharp({ create: { width: 2_000, height: 1_000, channels: 3, background: '#a36' } })
    .jpeg()
    .toBuffer()
  const { body } = await sendWhole(bytes, 'look.jpg')
  expect(body.data).toMatchObject({ mime: 'image/jpeg', width: 2_000, height: 1_000, bytes: bytes.length })
  const preview = Buffer.from(await (await fetch(base + body.data.previewUrl)).arrayBuffer())
  expect(storedColoursOf(body.data.previewUrl)).toHaveLength(3)
  expect(await sharp(preview).metadata()).toMatchObject({ format: 'webp', width: 1_600 })
})

test('uploads are hidden from other accounts, and a session is required', async () => {
  const address = (await open(100)).headers.get('location') ?? ''
  expect((await fetch(base + address, { method: 'HEAD', headers: as(other) })).status).toBe(404)
  expect((await part(address, Buffer.alloc(10), 0, other)).status).toBe(404)
  expect((await fetch(base + address, { method: 'DELETE', headers: as(other) })).status).toBe(404)
  expect((await open(100, 'x', 'nobody')).status).toBe(401)
  expect((await open(524_288_001)).status).toBe(413)
})

test('the upload of another account cannot be named behind one’s own', async () => {
  const theirs = (await open(100, 'theirs.mp4', other)).headers.get('location') ?? ''
  expect((await part(theirs, Buffer.alloc(40), 0, other)).status).toBe(204)
  for (const disguise of [`?x=/${theirs.split('/').at(-1)}`, `?${theirs}`, `?x=1#${theirs}`]) {
    const own = (await open(100)).headers.get('location') ?? ''
    const seen = await fetch(base + own + disguise, { method: 'HEAD', headers: as(token) })
    expect(seen.headers.get('upload-offset'), 'read').toBe('0')
    expect((await part(own + disguise, Buffer.alloc(10), 40)).status, 'appended').toBe(409)
    expect((await fetch(base + own + disguise, { method: 'DELETE', headers: as(token) })).status).toBe(204)
    const kept = await fetch(base + theirs, { method: 'HEAD', headers: as(other) })
    expect([kept.status, kept.headers.get('upload-offset')], 'deleted').toEqual([200, '40'])
  }
})

test.each([
  ['a program', Buffer.concat([Buffer.from('MZ\x90\x00', 'latin1'), Buffer.alloc(300)]), 'invalid_file_type'],
  ['a page', Buffer.from('<!doctype html><p>hello</p>'), 'invalid_file_type'],
  [
    'an archive',
    Buffer.concat([Buffer.from('PK\x03\x04\x14\0\0\0\x08\0', 'latin1'), Buffer.alloc(300)]),
    'invalid_file_type',
  ],
  [
    'a PDF that acts',
    Buffer.from('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj'),
    'file_unsafe',
  ],
  [
    'a PDF whose action has an escaped name',
    Buffer.from('%PDF-1.7\n1 0 obj<</Names 2 0 R/S/J#61vaScrip#74>>endobj'),
    'file_unsafe',
  ],
  [
    'a PDF whose script has an escaped name',
    Buffer.from('%PDF-1.7\n1 0 obj<</#4a#53 2 0 R>>endobj'),
    'file_unsafe',
  ],
])('%s is rejected at the end of the upload, and its row has the reason', async (_name, bytes, code) => {
  const { status, address, body } = await sendWhole(bytes, 'film.mp4')
  expect([status, body.code]).toEqual([415, code])
  const details = await server.call('/upload/details', { fileId: address.split('/').at(-1) }, { token })
  expect(details.data).toMatchObject({ status: 'rejected', fault: code })
})

test('a video gets the poster captured in the browser', async () => {
  const { body } = await sendWhole(film(5_000))
  const still = await sharp({ create: { width: 640, height: 360, channels: 3, background: '#333' } })
    .png()
    .toBuffer()
  const form = await multipart({ fileId: body.data.id, poster: { name: 'still.png', bytes: still } })
  const send = () =>
    server.app.inject({
      method: 'POST',
      url: '/api/upload/poster',
      payload: form.payload,
      headers: { ...form.headers, 'x-access-token': token },
    })
  const answer = await send()
  expect(answer.statusCode).toBe(200)
  const { posterUrl } = answer.json().data
  expect((await fetch(base + posterUrl)).headers.get('content-type')).toBe('image/webp')
  expect(storedColoursOf(posterUrl), 'its address names its colours').toEqual(['#333', '#333', '#333'])
  await inTransaction(systemActor, () => claimFiles([body.data.id], me, 'deliverable:film'))
  expect((await send()).statusCode, 'what is handed in stays as it is').toBe(409)
})

test('only ready files of one’s own can be attached, once', async () => {
  const claim = (ids: string[], who: string, subject: string) =>
    inTransaction(systemActor, () => claimFiles(ids, who, subject))
  const ready = (await sendWhole(film(4_000))).body.data.id
  const half = ((await open(100)).headers.get('location') ?? '').split('/').at(-1) ?? ''
  await expect(claim([ready], other.slice(6), 'deliverable:1')).rejects.toMatchObject({ code: 'not_found' })
  await expect(claim([ready, half], me, 'deliverable:1')).rejects.toMatchObject({ code: 'file_not_ready' })
  expect((await claim([ready], me, 'deliverable:1')).map((file) => file.id)).toEqual([ready])
  await expect(claim([ready], me, 'deliverable:2')).rejects.toMatchObject({ code: 'file_not_ready' })
})

test('partial uploads and unattached files are deleted after a day', async () => {
  const kept = (await sendWhole(film(3_000))).body.data
  const loose = (await sendWhole(film(3_100))).body.data
  const half = ((await open(100)).headers.get('location') ?? '').split('/').at(-1)
  await inTransaction(systemActor, () => claimFiles([kept.id], me, 'deliverable:3'))
  const statusOf = async (fileId: string) =>
    (await server.call('/upload/details', { fileId }, { token })).status
  clock.offset(25 * 3_600_000)
  await removeExpiredData()
  clock.offset(0)
  expect([await statusOf(kept.id), await statusOf(loose.id), await statusOf(half ?? '')]).toEqual([
    200, 404, 404,
  ])
  expect([(await fetch(base + kept.url)).status, (await fetch(base + loose.url)).status]).toEqual([200, 404])
})

test('a file is offered under the extension of its content, whatever its sender named it', async () => {
  const names = {
    'mood.bat': 'mood.bat.mp4',
    'invoice.pdf.exe': 'invoice.pdf.exe.mp4',
    'Clip.MP4': 'Clip.MP4',
  }
  for (const [sent, stored] of Object.entries(names)) {
    const { data } = (await sendWhole(film(3_000), sent)).body
    expect(data.name).toBe(stored)
    const served = await fetch(base + data.url)
    expect(served.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''${stored}`)
    expect(served.headers.get('cache-control'), 'a download is not kept').toBe('no-store')
    const shown = await fetch(base + data.previewUrl)
    expect(shown.headers.get('content-disposition')).toMatch(/^inline; filename="[\w-]+\.mp4"$/)
  }
})

test('responses about resumable uploads carry the security headers', async () => {
  const created = await open(100)
  const refused = await open(0)
  const missing = await fetch(`${base}${path}/nothing`, { method: 'HEAD', headers: as(token) })
  for (const { headers } of [created, refused, missing])
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cache-control': 'no-store',
    })
})

test('a file above the limit is refused with the sentence of the specification, in our envelope', async () => {
  const refused = await open(524_288_001)
  expect(refused.status).toBe(413)
  expect(JSON.parse(await refused.text())).toMatchObject({
    status: 413,
    code: 'file_too_large',
    message: 'File size must be less than 500 MB',
  })
})
