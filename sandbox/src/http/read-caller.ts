import type { FastifyRequest } from 'fastify'
import type { Route } from '../route.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'
import { StripeError } from '../stripe-error.ts'

export interface Keys {
  secretKey: string
  publishableKey: string
}

/**
 * Returns who calls. Fails with 401 for a missing or unknown key, and with 403 for the publishable key where
 * browsers are not allowed.
 */
export function readCaller(request: FastifyRequest, route: Route, keys: Keys): 'server' | 'browser' {
  const key = readKey(request.headers.authorization)
  if (key === null) {
    throw new StripeError(401, {
      message: 'You did not provide an API key. Send it as a bearer token in the Authorization header.',
    })
  }
  if (key === keys.secretKey) return 'server'
  if (key !== keys.publishableKey)
    throw new StripeError(401, { message: `Invalid API Key provided: ${mask(key)}` })
  if (!route.browser) {
    throw new StripeError(403, {
      code: 'secret_key_required',
      message: 'This API call cannot be made with a publishable API key.',
    })
  }
  return 'browser'
}

/**
 * Returns the account of the call: that of the `Stripe-Account` header, which must exist, else the platform
 * (null).
 */
export function readAccount(request: FastifyRequest, store: SandboxStore): string | null {
  const accountId = request.headers['stripe-account']
  if (typeof accountId !== 'string' || accountId === '') return null
  const account = store.find('account', accountId)
  if (account && account.deleted !== true && account.deauthorized !== true) return accountId
  const message = `The provided key does not have access to account '${accountId}' (or that account does not exist).`
  throw new StripeError(403, { code: 'account_invalid', message })
}

function readKey(header: string | undefined): string | null {
  if (!header) return null
  const [scheme, value = ''] = header.split(' ')
  if (scheme === 'Bearer') return value
  if (scheme === 'Basic') return Buffer.from(value, 'base64').toString().split(':')[0] ?? ''
  return null
}

function mask(key: string): string {
  return `${key.slice(0, 8)}${'*'.repeat(Math.max(0, key.length - 12))}${key.slice(-4)}`
}
