import { createServer, type Server } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { multipart } from '../../platform/testing/multipart.ts'
import type { TestServer } from '../../platform/testing/start-test-server.ts'
import { startFilesServer } from './testing/start-files-server.ts'

const token = 'talent:11111111-1111-4111-8111-111111111111'
const infected = 'this part of the file is the virus'
let server: TestServer
let scanner: Server
/** What the scanner replies next instead of a verdict. */
let broken: string | null = null
let scanned = 0

/** A scanner that understands the protocol of clamd and knows one virus. */
beforeAll(async () => {
  scanner = createServer((socket) => {
    let received = Buffer.alloc(0)
    socket.on('error', () => {})
    socket.on('data', (bytes: Buffer) => {
      received = Buffer.concat([received, bytes])
      const file = fileIn(received)
      if (!file) return
      scanned += 1
      socket.end(`${broken ?? (file.includes(infected) ? 'stream: Test.Virus FOUND' : 'stream: OK')}\0`)
    })
  })
  await new Promise<void>((resolve) => scanner.listen(0, '127.0.0.1', resolve))
  const address = scanner.address()
  const port = typeof address === 'object' ? address?.port : 0
  server = await startFilesServer({ CLAMD_URL: `tcp://127.0.0.1:${port}` })
})
afterAll(async () => {
  await server?.stop()
  scanner.close()
})

/** Returns the bytes between the command and the closing length of zero; null while they are incomplete. */
function fileIn(received: Buffer): Buffer | null {
  const command = 'zINSTREAM\0'
  if (received.length < command.length) return null
  expect(received.subarray(0, command.length).toString()).toBe(command)
  const parts: Buffer[] = []
  let at = command.length
  while (at + 4 <= received.length) {
    const length = received.readUInt32BE(at)
    if (length === 0) return Buffer.concat(parts)
    parts.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}

async function send(comment: string) {
  const picture = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#a36' } })
    .jpeg()
    .toBuffer()
  const form = await multipart({
    file: { name: 'me.jpg', bytes: Buffer.concat([picture, Buffer.from(comment)]) },
  })
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/upload',
    payload: form.payload,
    headers: { ...form.headers, 'x-access-token': token },
  })
  return { status: answer.statusCode, code: answer.json().code }
}

test('a file in which the scanner finds a virus is refused, another one is stored', async () => {
  expect(await send(infected)).toEqual({ status: 415, code: 'file_unsafe' })
  expect((await send('harmless')).status).toBe(200)
  expect(scanned).toBe(2)
})

test('no file is stored while the scanner gives no verdict', async () => {
  broken = 'INSTREAM size limit exceeded. ERROR'
  expect(await send('harmless')).toEqual({ status: 503, code: 'unavailable' })
  broken = null
  await new Promise((resolve) => scanner.close(resolve))
  expect(await send('harmless')).toEqual({ status: 503, code: 'unavailable' })
})
