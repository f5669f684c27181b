import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'

/** A request received by the push service. */
export interface PushRequest {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Starts a local push service that records requests and responds as configured. */
export async function startPushService(): Promise<{
  url: string
  requests: PushRequest[]
  respondWith(status: number): void
  stop(): Promise<void>
}> {
  const requests: PushRequest[] = []
  let status = 201
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      requests.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
      response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    requests,
    respondWith: (next) => {
      status = next
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Returns a browser's side of a subscription: its keys, and how it decrypts pushes (RFC 8291, RFC 8188). */
export function aBrowser() {
  const ecdh = createECDH('prime256v1')
  const auth = randomBytes(16)
  const p256dh = ecdh.generateKeys()
  return {
    keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') },
    open(body: Buffer): unknown {
      const [salt, idLength] = [body.subarray(0, 16), body.readUInt8(20)]
      const sender = body.subarray(21, 21 + idLength)
      const about = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, sender])
      const secret = hkdfSync('sha256', ecdh.computeSecret(sender), auth, about, 32)
      const derive = (name: string, length: number) =>
        Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, Buffer.from(name), length))
      const decipher = createDecipheriv(
        'aes-128-gcm',
        derive('Content-Encoding: aes128gcm\0', 16),
        derive('Content-Encoding: nonce\0', 12),
      )
      decipher.setAuthTag(body.subarray(-16))
      const padded = Buffer.concat([decipher.update(body.subarray(21 + idLength, -16)), decipher.final()])
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString())
    },
  }
}

/** Returns the sender's claims when they are signed with the named key (RFC 8292); null otherwise. */
export function signedClaims({ authorization = '' }: IncomingHttpHeaders, publicKey: string): unknown {
  const [, token = '', key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const jwk = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const isValid = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: jwk, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  return key === publicKey && isValid ? JSON.parse(Buffer.from(claims, 'base64url').toString()) : null
}
