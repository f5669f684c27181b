import { AsyncLocalStorage } from 'node:async_hooks'
import type { Actor } from '../handler.ts'
import type { Db } from './handle.ts'

/** Context of one request or job, carried by AsyncLocalStorage. */
export interface Scope {
  actor: Actor
  now: Date
  requestId: string
  /** Null while the request has no transaction: reads, and before one opens. */
  tx: Db | null
  afterwards: (() => Promise<void>)[]
  onCommit: (() => void)[]
}

const scopes = new AsyncLocalStorage<Scope>()

export function currentScope(): Scope | undefined {
  return scopes.getStore()
}

/**
 * Returns the scope of an open transaction. Throws without one, because the caller must not write outside a
 * transaction.
 */
export function transactionScope(what: string): Scope & { tx: Db } {
  const scope = scopes.getStore()
  if (!scope?.tx) throw new Error(`${what} needs an open transaction`)
  return { ...scope, tx: scope.tx }
}

export function withScope<T>(scope: Scope, work: () => Promise<T>): Promise<T> {
  return scopes.run(scope, work)
}
