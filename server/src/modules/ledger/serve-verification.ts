import { fail } from '@marquee/contract/errors'
import type { FastifyInstance } from 'fastify'
import { type Check, verifyLedger } from './verify-ledger.ts'

/** Where a running market answers `ledger:verify`. */
export const verificationPath = '/ledger/verify'

/**
 * Lets `ledger:verify` look into a market whose embedded database is locked by the server itself. Answers to this machine only and
 * never in production; everybody else finds nothing here.
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
