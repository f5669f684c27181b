import { type Actor, systemActor } from '../handler.ts'
import { logError } from '../log.ts'
import { clock } from '../time/clock.ts'
import type { Db, Engine } from './handle.ts'
import { currentScope, type Scope, transactionScope, withScope } from './scope.ts'
import { isWorthRetrying } from './sql-state.ts'

export type { Db } from './handle.ts'

const maxTries = 3
let engine: Engine | null = null

/** Sets the engine that `db()` uses: once at start, and once per test file. */
export function setEngine(opened: Engine | null): void {
  engine = opened
}

export function currentEngine(): Engine {
  if (!engine) throw new Error('The database is not open')
  return engine
}

/** Returns the transaction of this request, or the database itself outside one. */
export function db(): Db {
  return currentScope()?.tx ?? currentEngine().root
}

/** Returns the actor of the current request or job. */
export function currentActor(): Actor {
  return currentScope()?.actor ?? systemActor
}

/**
 * Runs `work` in one transaction and passes it the database's time. A deadlock or serialisation failure runs
 * it again, three times in all. Callbacks of `runAfterTransaction` run once it has ended, on success and on
 * failure; those of `onCommit` only after a commit.
 */
export async function inTransaction<T>(actor: Actor, work: (now: Date) => Promise<T>): Promise<T> {
  const outer = currentScope()
  if (outer?.tx) throw new Error('A transaction is already open here')
  for (let tries = 1; ; tries++) {
    const collected: Collected = { afterwards: [], onCommit: [] }
    try {
      const result = await begin(actor, outer?.requestId ?? '', collected, work)
      for (const notice of collected.onCommit) notice()
      await runAfterwards(collected.afterwards)
      return result
    } catch (error) {
      if (tries < maxTries && isWorthRetrying(error)) continue
      await runAfterwards(collected.afterwards)
      throw error
    }
  }
}

/**
 * Runs work without a transaction of its own: a read. Callbacks of `runAfterTransaction` still run when it
 * has ended.
 */
export async function withoutTransaction<T>(
  actor: Actor,
  requestId: string,
  work: (now: Date) => Promise<T>,
): Promise<T> {
  const scope: Scope = { actor, now: clock.now(), requestId, tx: null, afterwards: [], onCommit: [] }
  return withScope(scope, () => work(scope.now)).finally(() => runAfterwards(scope.afterwards))
}

/**
 * Runs a short transaction whose writes survive a rollback of the request, such as an attempt at a code or a
 * rate limit. Throws when a transaction is open, because a second connection inside it would wait for itself.
 */
export function separateTransaction<T>(work: () => Promise<T>): Promise<T> {
  return inTransaction(currentActor(), work)
}

/**
 * Runs `work` in a short transaction after this request's transaction has committed or rolled back. Errors in
 * it are logged.
 */
export function runAfterTransaction(work: () => Promise<void>): void {
  const scope = currentScope()
  if (!scope) throw new Error('runAfterTransaction() needs a request')
  scope.afterwards.push(work)
}

/**
 * Runs a callback when this transaction has committed; at once outside one. Only for wake-ups, because a
 * crash loses it.
 */
export function onCommit(notice: () => void): void {
  const scope = currentScope()
  if (scope?.tx) scope.onCommit.push(notice)
  else notice()
}

/** Returns whether a transaction is open, so that data read for it must still be valid when it commits. */
export function isInTransaction(): boolean {
  return Boolean(currentScope()?.tx)
}

/** Returns the scope of the open transaction; throws without one. `what` names the caller in the error. */
export const openTransaction = transactionScope

type Collected = Pick<Scope, 'afterwards' | 'onCommit'>

function begin<T>(
  actor: Actor,
  requestId: string,
  collected: Collected,
  work: (now: Date) => Promise<T>,
): Promise<T> {
  return currentEngine().transaction(actor.id || actor.kind, (tx, at) => {
    const now = clock.fromDatabase(new Date(at))
    return withScope({ actor, now, requestId, tx, ...collected }, () => work(now))
  })
}

async function runAfterwards(list: (() => Promise<void>)[]): Promise<void> {
  for (const work of list.splice(0))
    await inTransaction(currentActor(), work).catch((error) => logError('work after the transaction', error))
}
