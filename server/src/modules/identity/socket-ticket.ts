import { createHmac, timingSafeEqual } from 'node:crypto'
import { runtimeState } from '../../platform/runtime.ts'

/** How long a ticket is valid, in milliseconds. */
export const SOCKET_TICKET_MS = 60_000

const state = runtimeState(() => ({ key: '' }))

/** Sets the signing key from the server's secret; once at start. */
export function setSocketTicketSecret(secret: string): void {
  state().key = createHmac('sha256', secret).update('socket ticket').digest('base64url')
}

/**
 * Returns a ticket for this session. Beside the token it replaces the companion cookie on a socket host that
 * the cookie does not reach.
 */
export function socketTicketFor(sessionId: string, now: Date): string {
  const ends = now.getTime() + SOCKET_TICKET_MS
  return `${ends}.${signatureOf(sessionId, ends)}`
}

/** Returns whether a ticket was made for this session less than a minute ago. */
export function isSocketTicketFor(sessionId: string, ticket: string, now: Date): boolean {
  const [ends = '', signature = ''] = ticket.split('.', 2)
  if (!/^\d{1,15}$/.test(ends) || Number(ends) <= now.getTime()) return false
  const expected = Buffer.from(signatureOf(sessionId, Number(ends)))
  const received = Buffer.from(signature)
  return expected.length === received.length && timingSafeEqual(expected, received)
}

const signatureOf = (sessionId: string, ends: number): string =>
  createHmac('sha256', state().key).update(`${sessionId}.${ends}`).digest('base64url')
