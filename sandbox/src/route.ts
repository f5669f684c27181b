import type { Row } from './store/kinds.ts'
import type { SandboxStore } from './store/sandbox-store.ts'

/**
 * The request: path values, caller and public URL. A caller is the product's server with the secret key, or a
 * browser with the publishable one.
 */
export interface Context {
  /** Path values, `{ id }` for `/v1/charges/:id`. */
  path: Record<string, string>
  caller: 'server' | 'browser'
  publicUrl: string
  appUrl: string
}

/**
 * One call of the API as a row. `path` begins with /v1 and names its ids `:id`, `:child`. `act` runs inside
 * one transaction on a store scoped to the account of `Stripe-Account`; params are validated and coerced by
 * the schema of `<method> <path>`. Its return value is the response. `browser: true` allows the publishable
 * key; `act` must then check the client secret itself. `params` is typed per handler: the schema guarantees
 * its shape at run time.
 */
export interface Route {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  browser?: boolean
  /**
   * Parameters of the real API that the handler would ignore; they fail, because money would move differently
   * there.
   */
  unserved?: string[]
  handler(store: SandboxStore, params: object, context: Context): object
}

/** A timer handler: runs once when due, in its own transaction, with the clock fixed at the due time. */
export type TimerHandler = (store: SandboxStore, payload: { key: string; account: string | null }) => void

/** Handles an event inside the transaction in which it happened. */
export type EventHandler = (store: SandboxStore, object: Row) => void

/** Builds a field that a response contains only when `expand` names it. */
export type Include = (store: SandboxStore, object: Row) => unknown

/** What pages need to know about the running sandbox. */
export interface PageOptions {
  /** Known once the sandbox listens. */
  publicUrl(): string
  appUrl: string
  publishableKey: string
  secretKey: string
}
