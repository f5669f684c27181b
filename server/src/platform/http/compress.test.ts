import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { compressed, compressedAside } from './compress.ts'

const long = JSON.stringify({ items: Array.from({ length: 200 }, (_, no) => ({ no, name: `Talent ${no}` })) })
const app = fastify()
app.get('/long', async (request, reply) => compressed(request, reply.type('application/json'), long))
app.get('/aside', async (request, reply) => compressedAside(request, reply.type('application/json'), long))
app.get('/short', async (request, reply) => compressed(request, reply.type('application/json'), '{}'))

const get = (url: string, encodings?: string) =>
  app.inject({ url, headers: encodings === undefined ? {} : { 'accept-encoding': encodings } })

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
] as const)('a client that accepts “%s” gets %s', async (accepted, encoding, read) => {
  for (const path of ['/long', '/aside']) {
    const { headers, rawPayload } = await get(path, accepted)
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
    expect(Number(headers['content-length'])).toBe(rawPayload.length)
    expect(rawPayload.length).toBeLessThan(long.length / 5)
    expect(read(rawPayload).toString()).toBe(long)
  }
})

test.each([undefined, '', 'identity', 'br;q=0, gzip;q=0'])(
  'a client that accepts “%s” gets the text itself',
  async (accepted) => {
    const { headers, payload } = await get('/long', accepted)
    expect(headers).not.toHaveProperty('content-encoding')
    // What a cache keeps for this client is not for one that takes it compressed.
    expect(headers.vary).toBe('accept-encoding')
    expect(payload).toBe(long)
  },
)

test('a response of one packet is not compressed', async () => {
  const { headers, payload } = await get('/short', 'br')
  expect(headers).not.toHaveProperty('content-encoding')
  expect(payload).toBe('{}')
})
