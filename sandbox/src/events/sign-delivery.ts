import { createHmac } from 'node:crypto'

/**
 * Returns the signature header of a delivery: HMAC-SHA256 over `<unix seconds>.<body>`, at the machine's own
 * time, because receivers compare it with theirs.
 */
export function signDelivery(
  secret: string,
  body: string,
  at: number = Math.floor(Date.now() / 1000),
): Record<string, string> {
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
  return { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': `t=${at},v1=${signature}` }
}
