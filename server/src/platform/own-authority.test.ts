import { createServer as createHttps } from 'node:https'
import type { AddressInfo, Server } from 'node:net'
import { createServer as createTls, type TLSSocket } from 'node:tls'
import { generate } from 'selfsigned'
import { SMTPServer } from 'smtp-server'
import { Server as SocketServer } from 'socket.io'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { smtpTransport } from './email/smtp-transport.ts'
import { s3Storage } from './files/s3-storage.ts'
import { connectRedisPubSub } from './realtime/redis.ts'

/** A certificate of this machine that no public authority has signed, and the same from someone else. */
const own = await certificate()
const foreign = await certificate()
const open: Server[] = []

function certificate() {
  return generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  })
}

async function listen(server: Server): Promise<number> {
  open.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

/** Answers every command of a Redis client with OK; each begins with `*`. */
function redisServer(): Server {
  return createTls({ key: own.private, cert: own.cert }, (socket: TLSSocket) => {
    socket.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.split('\r\n')) if (line.startsWith('*')) socket.write('+OK\r\n')
    })
  })
}

let ports: { mail: number; redis: number; bucket: number }
beforeAll(async () => {
  const mail = new SMTPServer({
    secure: true,
    key: own.private,
    cert: own.cert,
    disabledCommands: ['AUTH'],
    onData: (stream, _session, done) => void stream.resume().on('end', done),
  })
  // A client that does not trust us ends its connection.
  mail.on('error', () => {})
  const bucket = createHttps({ key: own.private, cert: own.cert }, (_request, response) => {
    response.writeHead(200, { 'content-length': 5 }).end()
  })
  ports = {
    mail: await listen(mail.server),
    redis: await listen(redisServer()),
    bucket: await listen(bucket),
  }
})
afterAll(() => {
  for (const server of open) server.close()
})

const email = {
  key: 'k',
  to: 'anna@marquee.example',
  subject: 'S',
  text: 'T',
  html: null,
  unsubscribeUrl: null,
}
const send = (ca?: string) =>
  smtpTransport(`smtps://localhost:${ports.mail}`, 'Marquee <no-reply@marquee.example>', ca)(email)
const sizeInBucket = async (ca?: string) => {
  const endpoint = `https://localhost:${ports.bucket}`
  const storage = await s3Storage({
    bucket: 'b',
    region: 'eu-west-2',
    endpoint,
    accessKeyId: 'a',
    secretAccessKey: 's',
    ca,
  })
  return storage.size('covers/a.png')
}

test('the mail server is trusted by the named authority only', async () => {
  await expect(send(own.cert)).resolves.toBeUndefined()
  await expect(send(foreign.cert)).rejects.toThrow(/self-signed/)
  await expect(send()).rejects.toThrow(/self-signed/)
})

test('the storage is trusted by the named authority only', async () => {
  await expect(sizeInBucket(own.cert)).resolves.toBe(5)
  await expect(sizeInBucket(foreign.cert)).rejects.toThrow(/self-signed/)
  await expect(sizeInBucket()).rejects.toThrow(/self-signed/)
})

test('Redis is trusted by the named authority', async () => {
  const url = `rediss://localhost:${ports.redis}`
  const redis = await connectRedisPubSub(new SocketServer(), { url, ca: own.cert }, () => {})
  expect(redis.isOpen()).toBe(true)
  await redis.leave()
})
