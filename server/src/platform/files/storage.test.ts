import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { diskStorage } from './disk-storage.ts'
import { s3Storage } from './s3-storage.ts'
import type { Storage } from './storage.ts'

let folder: string
let bucket: Server
let endpoint: string
const objects = new Map<string, Buffer>()

/** Starts an S3 server with the operations we use: PUT, HEAD, GET with a range, the list of a bucket, DELETE. */
function openBucket(): Server {
  return createServer(async (request, response) => {
    const key = new URL(request.url ?? '', 'http://s3').pathname
    if (request.method === 'GET' && request.url?.includes('list-type=2')) {
      const keys = [...objects.keys()].map(
        (each) => `<Contents><Key>${each.replace('/b/', '')}</Key></Contents>`,
      )
      response.setHeader('content-type', 'application/xml')
      return response.end(
        `<ListBucketResult><IsTruncated>false</IsTruncated>${keys.join('')}</ListBucketResult>`,
      )
    }
    const known = objects.get(key)
    if (request.method === 'PUT') objects.set(key, await buffer(request))
    if (request.method === 'DELETE') objects.delete(key)
    if (request.method === 'PUT' || request.method === 'DELETE') return response.writeHead(200).end()
    if (!known) return response.writeHead(404).end()
    const [, from, to] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? []
    const part = from ? known.subarray(Number(from), Number(to) + 1) : known
    response.writeHead(from ? 206 : 200, { 'content-length': part.length })
    return response.end(request.method === 'HEAD' ? undefined : part)
  })
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-storage-'))
  bucket = openBucket()
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve))
  endpoint = `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`
})
afterAll(async () => {
  bucket.close()
  await rm(folder, { recursive: true, force: true })
})

const storages: [string, () => Promise<Storage>][] = [
  ['a folder', async () => diskStorage(join(folder, 'files'))],
  [
    'a bucket',
    () => s3Storage({ bucket: 'b', region: 'eu-west-2', endpoint, accessKeyId: 'a', secretAccessKey: 's' }),
  ],
]

test.each(storages)(
  '%s stores a file, lists it, returns it in full and in part, and deletes it',
  async (_name, open) => {
    const storage = await open()
    const path = join(folder, 'received')
    await writeFile(path, 'hello world')
    await storage.put('covers/abc.png', path, 'image/png')
    expect(await readdir(folder), 'the received file was taken over').not.toContain('received')
    expect(await storage.size('covers/abc.png')).toBe(11)
    expect(await storage.size('covers/none.png')).toBeNull()
    expect((await buffer(await storage.stream('covers/abc.png'))).toString()).toBe('hello world')
    expect((await buffer(await storage.stream('covers/abc.png', { from: 6, to: 8 }))).toString()).toBe('wor')
    expect(await Array.fromAsync(storage.list())).toEqual(['covers/abc.png'])
    await storage.remove('covers/abc.png')
    await storage.remove('covers/abc.png')
    expect(await storage.size('covers/abc.png')).toBeNull()
  },
)

test.each(['../secret', 'covers/../../x', 'covers/a/b', '/etc/passwd', 'covers/..'])(
  'disk storage rejects the key %s',
  async (key) => {
    await expect(async () => diskStorage(folder).size(key)).rejects.toThrow('folder/name')
  },
)
