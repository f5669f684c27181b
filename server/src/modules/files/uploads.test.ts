import { readdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { crc32 } from 'node:zlib'
import { storedColoursOf, storedSizeOf } from '@marquee/contract/rules/pictures'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryPath } from '../../platform/files/temporary.ts'
import { multipart } from '../../platform/testing/multipart.ts'
import type { TestServer } from '../../platform/testing/start-test-server.ts'
import { startFilesServer } from './testing/start-files-server.ts'

let server: TestServer
let jpeg: Buffer
const token = 'talent:11111111-1111-4111-8111-111111111111'
const other = 'brand:22222222-2222-4222-8222-222222222222'
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })

async function send(bytes: Uint8Array, name = 'me.jpg', fields: Record<string, string> = {}) {
  const { payload, headers } = await multipart({ ...fields, file: { name, bytes } })
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/upload',
    payload,
    headers: { ...headers, 'x-access-token': token },
  })
  return { status: response.statusCode, ...response.json() }
}

beforeAll(async () => {
  server = await startFilesServer()
  jpeg = await noise(300, 200)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'someone' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .toBuffer()
})
afterAll(() => server?.stop())

test('an image is re-encoded to the right size without its location, at a public URL', async () => {
  const answer = await send(jpeg, '../../etc/pass\u202ewd.jpg', { folder: 'avatars' })
  expect(answer).toMatchObject({
    status: 200,
    data: { name: 'passwd.jpg', mime: 'image/jpeg', width: 300, height: 200 },
  })
  expect(answer.data.url).toMatch(/^\/uploads\/avatars\/[\w-]{22}-300x200-[0-9a-f]{9}\.jpg$/)
  const served = await server.app.inject({ url: answer.data.url })
  expect(served.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(served.rawPayload.length).toBe(answer.data.bytes)
  expect((await sharp(served.rawPayload).metadata()).exif).toBeUndefined()
})

test('a picture is also stored as narrower WebP versions, never as a wider one', async () => {
  const large = await noise(700, 500).jpeg().toBuffer()
  const { url } = (await send(large, 'a.jpg', { folder: 'covers' })).data
  const size = storedSizeOf(url)
  expect(size).toMatchObject({ width: 700, height: 500 })
  expect(size?.sources.map((source) => source.width)).toEqual([320, 640, 700])
  for (const source of size?.sources.slice(0, -1) ?? []) {
    const served = await server.app.inject({ url: source.url })
    expect(served.headers['content-type']).toBe('image/webp')
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'webp', width: source.width })
  }
  const wider = size?.sources[1]?.url.replace('-640.', '-1280.') ?? ''
  expect((await server.app.inject({ url: wider })).statusCode).toBe(404)
  const small = (await send(jpeg, 'b.jpg', { folder: 'avatars' })).data
  expect(storedSizeOf(small.url)?.sources.map((source) => source.width)).toEqual([96, 192, 300])
})

/** Returns the colours that the address of the uploaded picture names, whose file is served there. */
async function coloursOfUploaded(bytes: Uint8Array): Promise<string[] | null> {
  const { url } = (await send(bytes, 'a', { folder: 'logos' })).data
  expect((await server.app.inject({ url })).statusCode).toBe(200)
  return storedColoursOf(url)
}
const opaque = { create: { width: 300, height: 300, channels: 3 as const, background: '#c8783c' } }

test.each(['jpeg', 'png', 'webp'] as const)(
  'the address of a %s names the average colours of its thirds, a digit for each part',
  async (format) => {
    const band = { create: { width: 150, height: 100, channels: 3 as const, background: '#0c1428' } }
    const picture = await sharp(opaque)
      .composite([{ input: await sharp(band).png().toBuffer(), left: 0, top: 200 }])
      .toFormat(format)
      .toBuffer()
    const colours = (await coloursOfUploaded(picture)) ?? []
    // The upper two thirds are 200, 120 and 60; half of the lower one is 12, 20 and 40.
    const drawn = [0xc, 0x7, 0x4, 0xc, 0x7, 0x4, 0x6, 0x4, 0x3]
    const named = Array.from(colours.join('').replaceAll('#', ''), (digit) => Number.parseInt(digit, 16))
    expect(named).toHaveLength(9)
    for (const [no, part] of drawn.entries())
      expect(Math.abs((named[no] ?? 99) - part), colours.join()).toBeLessThanOrEqual(1)
  },
)

test('a grey picture and an opaque one with an alpha channel name their colours', async () => {
  const grey = await sharp(opaque).toColourspace('b-w').png().toBuffer()
  expect(new Set((await coloursOfUploaded(grey))?.flatMap((colour) => [...colour.slice(1)])).size).toBe(1)
  const withAlpha = await sharp(opaque).ensureAlpha().png().toBuffer()
  expect(await coloursOfUploaded(withAlpha)).toEqual(['#c74', '#c74', '#c74'])
})

test('a picture with a transparent ground names no colours, which would be seen behind it', async () => {
  const ground = { create: { width: 500, height: 500, channels: 4 as const, background: '#0000' } }
  const mark = await sharp(opaque).png().toBuffer()
  for (const format of ['png', 'webp'] as const) {
    const logo = await sharp(ground)
      .composite([{ input: mark, left: 100, top: 100 }])
      .toFormat(format)
      .toBuffer()
    expect(await coloursOfUploaded(logo), format).toBeNull()
  }
})

test('png and webp keep their type, and the file name is not trusted', async () => {
  expect((await send(await noise(20, 20).png().toBuffer(), 'a.exe')).data.mime).toBe('image/png')
  expect((await send(await noise(20, 20).webp().toBuffer(), 'a')).data.mime).toBe('image/webp')
})

test('an image of 2,097,152 bytes is accepted, one byte more fails with the fixed message', async () => {
  const png = await noise(10, 10).png().toBuffer()
  const padded = (bytes: number) => Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)])
  expect((await send(png)).status).toBe(200)
  expect((await send(padded(2_097_152))).status).toBe(200)
  expect(await send(padded(2_097_153))).toMatchObject({
    status: 413,
    code: 'image_too_large',
    message: 'Image size must be less than 2 MB',
  })
})

/** Returns a PNG whose header claims to be this many pixels wide and high. */
function enlarged(png: Buffer, side: number): Buffer {
  const copy = Buffer.from(png)
  copy.writeUInt32BE(side, 16)
  copy.writeUInt32BE(side, 20)
  copy.writeUInt32BE(crc32(copy.subarray(12, 29)), 29)
  return copy
}

const zipEnd = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)])
const corpus: [string, () => Promise<Uint8Array> | Uint8Array][] = [
  ['nothing', () => Buffer.alloc(0)],
  ['text', () => Buffer.from('hello')],
  ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
  ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a program', () => Buffer.concat([Buffer.from('MZ\x90\x00', 'latin1'), Buffer.alloc(500)])],
  ['an ELF program', () => Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01', 'latin1'), Buffer.alloc(500)])],
  ['an archive', () => Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), Buffer.alloc(100), zipEnd])],
  ['a GIF', () => noise(20, 20).gif().toBuffer()],
  ['a cut picture', async () => jpeg.subarray(0, jpeg.length / 2)],
  [
    'a picture that is a page too',
    async () => Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]),
  ],
  ['a picture that is an archive too', async () => Buffer.concat([jpeg, zipEnd])],
  [
    'a virus signature',
    () => Buffer.from(`${'X5O!P%@AP[4\\PZX54(P^)7CC)7}$'}${'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!'}$H+H*`),
  ],
  [
    'a virus signature in a picture',
    async () =>
      Buffer.concat([
        jpeg,
        Buffer.from(`${'X5O!P%@AP[4\\PZX54(P^)7CC)7}$'}${'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!'}$H+H*`),
      ]),
  ],
  ['a picture of 900 million pixels', async () => enlarged(await noise(20, 20).png().toBuffer(), 30_000)],
]
test.each(corpus)(
  '%s is rejected and leaves no file',
  async (_name, bytes) => {
    const answer = await send(await bytes(), 'me.png')
    expect(answer.status).toBe(415)
    expect(['Invalid file type', 'This file cannot be accepted.']).toContain(answer.message)
    expect(await readdir(dirname(temporaryPath()))).toEqual([])
  },
  60_000,
)

test('no file, a file in a wrong field and a broken body fail as invalid requests', async () => {
  expect((await server.call('/upload', {}, { token })).data.fields).toEqual({
    file: 'Please choose an image.',
  })
  const wrong = await multipart({ other: { name: 'a.jpg', bytes: jpeg } })
  expect(
    (
      await server.app.inject({
        method: 'POST',
        url: '/api/upload',
        ...wrong,
        headers: { ...wrong.headers, 'x-access-token': token },
      })
    ).json().data.fields,
  ).toEqual({ other: 'This field doesn’t accept a file.' })
  const cut = await multipart({ file: { name: 'a.jpg', bytes: jpeg } })
  const payload = cut.payload.subarray(0, cut.payload.length - 40)
  expect(
    (
      await server.app.inject({
        method: 'POST',
        url: '/api/upload',
        payload,
        headers: { ...cut.headers, 'x-access-token': token },
      })
    ).statusCode,
  ).toBe(400)
  expect(await readdir(dirname(temporaryPath()))).toEqual([])
})

test('missing and foreign files get the same response', async () => {
  for (const path of [
    '/uploads/avatars/..%2f..%2fsecret',
    '/uploads/secret/aaaaaaaaaaaaaaaaaaaaaa.jpg',
    '/uploads/avatars/aaaaaaaaaaaaaaaaaaaaaa.jpg',
    '/uploads/deliverables/aaaaaaaaaaaaaaaaaaaaaa.jpg',
  ]) {
    expect((await server.app.inject({ url: path })).statusCode, path).toBe(404)
  }
  const { data } = await send(jpeg)
  expect((await server.call('/upload/details', { fileId: data.id }, { token })).data.status).toBe('ready')
  expect((await server.call('/upload/details', { fileId: data.id }, { token: other })).status).toBe(404)
})
