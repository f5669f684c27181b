import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { deviceCookieOf } from './cookies.ts'

/** How long a browser stays a known device after its last sign-in, in seconds: the longest that browsers allow. */
export const DEVICE_COOKIE_SECONDS = 400 * 86_400
/** Accounts that one browser is remembered for; the one that signed in least recently is dropped. */
const MAX_SUBJECTS = 5

/**
 * The cookie of a browser is its random id and, for each email address that has signed in there, a signature over
 * both. It opens nothing: it only gives the browser a budget of its own for that address.
 */
interface DeviceCookie {
  id: string
  signatures: string[]
}

/** Returns the id of a browser in which this email address has signed in before; null for every other request. */
export function knownDeviceOf(request: FastifyRequest, email: string): string | null {
  const device = readCookie(request)
  if (!device) return null
  const expected = Buffer.from(signatureOf(request, device.id, email))
  const isKnown = device.signatures.some((signature) => {
    const received = Buffer.from(signature)
    return received.length === expected.length && timingSafeEqual(received, expected)
  })
  return isKnown ? device.id : null
}

/** Returns the cookie that makes this browser known for an email address, besides those it is known for already. */
export function deviceCookieFor(request: FastifyRequest, email: string): string {
  const { id, signatures } = readCookie(request) ?? {
    id: randomBytes(16).toString('base64url'),
    signatures: [],
  }
  const signature = signatureOf(request, id, email)
  const others = signatures.filter((known) => known !== signature)
  return [id, signature, ...others].slice(0, MAX_SUBJECTS + 1).join('.')
}

function readCookie(request: FastifyRequest): DeviceCookie | null {
  const [id = '', ...signatures] = (deviceCookieOf(request) ?? '').split('.')
  return /^[\w-]{22}$/.test(id) ? { id, signatures: signatures.slice(0, MAX_SUBJECTS) } : null
}

function signatureOf(request: FastifyRequest, id: string, email: string): string {
  return createHmac('sha256', request.server.calling.secret)
    .update(`device\n${id}\n${email}`)
    .digest('base64url')
}
