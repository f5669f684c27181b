import type { SandboxStore } from './store/book.ts'
import type { Row } from './store/kinds.ts'

/** Who asks: the product's server with the secret key, or a browser with the publishable one. */
export interface Context {
  /** Values of the path, `{ id }` for `/v1/charges/:id`. */
  path: Record<string, string>
  caller: 'server' | 'browser'
  publicUrl: string
  appUrl: string
}

/**
 * One call of the API as a row. `path` begins with /v1 and names its ids `:id`, `:child`. The act runs inside one transaction on a book that is
 * already scoped to the `Stripe-Account` asked for; params are validated and coerced by the schema of `<method> <path>`. What it returns is the reply.
 * `browser: true` opens the row to the publishable key; the act then has to check the client secret itself.
 * `params` is declared per act: the schema is what guarantees its shape at run time.
 */
export interface Route {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  browser?: boolean
  /** Parameters that the real API has and the act would pass over in silence; they are refused, since money would go another way there. */
  unserved?: string[]
  act(book: SandboxStore, params: object, context: Context): object
}

/** Something that falls due: struck once at its time, in its own transaction, with the book's clock standing at that time. */
export type Strike = (book: SandboxStore, payload: { key: string; account: string | null }) => void

/** What follows from an event inside the transaction that it happened in. */
export type AfterChange = (book: SandboxStore, object: Row) => void

/** Builds a field that a reply holds only when `expand` names it. */
export type Include = (book: SandboxStore, object: Row) => unknown

/** What pages need to know of the running sandbox. */
export interface PageOptions {
  /** Known once the sandbox listens. */
  publicUrl(): string
  appUrl: string
  publishableKey: string
  secretKey: string
}
