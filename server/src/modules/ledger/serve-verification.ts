import { fail } from '@marquee/contract/errors'
import type { FastifyInstance } from 'fastify'
import { type Check, verifyLedger } from './verify-ledger.ts'

/** The path for `ledger:verify` on a running server. */
export const verificationPath = '/ledger/verify'

/**
 * Serves `ledger:verify` while the server itself has locked the embedded database. Only for requests from
 * this machine and never in production; others get 404.
 */
export function serveVerification(app: FastifyInstance, { isProduction }: { isProduction: boolean }): void {
  if (isProduction) return
  app.get(verificationPath, async (request): Promise<{ checks: Check[] }> => {
    const isForwarded = Object.keys(request.headers).some(
      (name) => name === 'forwarded' || name.startsWith('x-forwarded'),
    )
    if (isForwarded || !isLoopback(request.socket.remoteAddress ?? '')) fail('not_found')
    return { checks: await verifyLedger() }
  })
}

const isLoopback = (address: string): boolean => address === '::1' || /^(?:::ffff:)?127\./.test(address)
