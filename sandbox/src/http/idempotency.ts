import { createHash } from 'node:crypto'
import type { SandboxStore } from '../store/sandbox-store.ts'
import { StripeError } from '../stripe-error.ts'

export interface ApiResponse {
  status: number
  body: string
  replayed?: boolean
}

/** Lifetime of a key, in seconds of the sandbox’s clock; Stripe promises at least a day. */
const keyTtlSeconds = 86_400

const inFlight = new WeakMap<object, Set<string>>()

/** Returns a hash of method, path and parameters, which identifies equal requests. */
export function hashRequest(method: string, path: string, params: unknown): string {
  return createHash('sha256')
    .update(`${method} ${path} ${JSON.stringify(params)}`)
    .digest('base64')
}

/**
 * Returns the response stored under this key, if any. Fails for the key with other parameters (400) and while
 * the first request is in flight (409).
 */
export function findResponse(store: SandboxStore, key: string, requestHash: string): ApiResponse | null {
  if (key.length > 255)
    throw new StripeError(400, { message: 'Idempotency keys have to be 255 characters or less.' })
  if (inFlightKeys(store).has(`${store.account}:${key}`)) {
    const message = `There is currently another in-progress request using this idempotency key: ${key}. Try again later.`
    throw new StripeError(409, { type: 'idempotency_error', code: 'idempotency_key_in_use', message })
  }
  const sql =
    'select fingerprint, status, body from idempotency where key = ? and account = ? and created > ?'
  const row = store.shared.database.row(sql, key, store.account ?? '', store.now() - keyTtlSeconds)
  if (!row) return null
  if (row.fingerprint !== requestHash) {
    const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}'.`
    throw new StripeError(400, { type: 'idempotency_error', message })
  }
  return { status: Number(row.status), body: String(row.body), replayed: true }
}

/** Stores the response under its key, in the transaction of the work itself. */
export function storeResponse(
  store: SandboxStore,
  key: string,
  requestHash: string,
  response: ApiResponse,
): void {
  const sql =
    'insert or replace into idempotency (key, account, fingerprint, status, body, created) values (?, ?, ?, ?, ?, ?)'
  store.shared.database.run(
    sql,
    key,
    store.account ?? '',
    requestHash,
    response.status,
    response.body,
    store.now(),
  )
}

/** Marks a key as in flight; returns a function that ends it. */
export function holdKey(store: SandboxStore, key: string): () => void {
  const name = `${store.account}:${key}`
  inFlightKeys(store).add(name)
  return () => inFlightKeys(store).delete(name)
}

function inFlightKeys(store: SandboxStore): Set<string> {
  const existing = inFlight.get(store.shared)
  if (existing) return existing
  const created = new Set<string>()
  inFlight.set(store.shared, created)
  return created
}
