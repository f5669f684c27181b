import { AsyncLocalStorage } from 'node:async_hooks'
import type { Actor } from '../handler.ts'
import type { DatabaseUsage } from '../transactions/database-usage.ts'
import type { UnitOfWork } from '../transactions/unit-of-work.ts'
import type { Db } from './handle.ts'

/** Context of one request or job, carried by AsyncLocalStorage. */
export interface Scope {
  actor: Actor
  now: Date
  requestId: string
  /** Null while the request has no transaction: reads, and before one opens. */
  tx: Db | null
  /** The replica that statements outside a transaction are sent to; null where they go to the primary. */
  replica: Db | null
  /** The queued writes of that transaction; null with it. */
  unitOfWork: UnitOfWork | null
  /** The database usage of this request so far, in all its transactions. */
  usage: DatabaseUsage
  /** Contents of reference data as read with the session, by name. */
  referenceContents: Map<string, string>
  afterwards: (() => Promise<void>)[]
  onCommit: (() => void)[]
}

const scopes = new AsyncLocalStorage<Scope>()

export function currentScope(): Scope | undefined {
  return scopes.getStore()
}

/** A scope with an open transaction. */
export type TransactionScope = Scope & { tx: Db; unitOfWork: UnitOfWork }

/**
 * Returns the scope of an open transaction. Throws without one, because the caller must not write outside a
 * transaction.
 */
export function transactionScope(what: string): TransactionScope {
  const scope = scopes.getStore()
  if (!scope?.tx || !scope.unitOfWork) throw new Error(`${what} needs an open transaction`)
  return { ...scope, tx: scope.tx, unitOfWork: scope.unitOfWork }
}

/** Runs `work` outside every request and transaction. */
export function withoutScope<T>(work: () => Promise<T>): Promise<T> {
  return scopes.exit(work)
}

export function withScope<T>(scope: Scope, work: () => Promise<T>): Promise<T> {
  return scopes.run(scope, work)
}
