import { type Actor, systemActor } from '../handler.ts'
import { logError } from '../log.ts'
import { clock } from '../time/clock.ts'
import type { Db, Engine } from './handle.ts'
import { currentScope, type Scope, transactionScope, withScope } from './scope.ts'
import { isWorthRetrying } from './sql-state.ts'

export type { Db } from './handle.ts'

const maxTries = 3
let engine: Engine | null = null

/** Names the engine that `db()` speaks to; once at start, and once more per test file. */
export function setEngine(opened: Engine | null): void {
  engine = opened
}

export function currentEngine(): Engine {
  if (!engine) throw new Error('The database is not open')
  return engine
}

/** The transaction of this request, or the database itself outside one. */
export function db(): Db {
  return currentScope()?.tx ?? currentEngine().root
}

/** The actor, time and request of the work that is going on. */
export function currentActor(): Actor {
  return currentScope()?.actor ?? systemActor
}

/**
 * One transaction around `work`, which receives the database's time. A deadlock or serialisation failure runs it again, three
 * times in all. What `afterwards` collected runs once it has ended, whichever way; what `onCommit` collected only if it stood.
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

/** Work without a transaction of its own: a read. `afterwards` still runs when it has ended. */
export async function withoutTransaction<T>(
  actor: Actor,
  requestId: string,
  work: (now: Date) => Promise<T>,
): Promise<T> {
  const scope: Scope = { actor, now: clock.now(), requestId, tx: null, afterwards: [], onCommit: [] }
  return withScope(scope, () => work(scope.now)).finally(() => runAfterwards(scope.afterwards))
}

/**
 * A short transaction of its own, for what must hold whatever becomes of the request: a try of a code, a budget.
 * Throws when one is open, because a second connection inside a transaction would wait for itself.
 */
export function separateTransaction<T>(work: () => Promise<T>): Promise<T> {
  return inTransaction(currentActor(), work)
}

/** Runs in a short transaction after this request's transaction has ended, committed or rolled back. A fault in it is logged. */
export function runAfterTransaction(work: () => Promise<void>): void {
  const scope = currentScope()
  if (!scope) throw new Error('afterwards() needs a request')
  scope.afterwards.push(work)
}

/** Runs as soon as this transaction stands; at once outside one. For wake-ups only: it is forgotten in a crash. */
export function onCommit(notice: () => void): void {
  const scope = currentScope()
  if (scope?.tx) scope.onCommit.push(notice)
  else notice()
}

/** Whether a transaction is open here: what is read for it must then still stand when it commits. */
export function isInTransaction(): boolean {
  return Boolean(currentScope()?.tx)
}

/** Asserts an open transaction and gives its scope. `what` names the caller in the error. */
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
    await inTransaction(currentActor(), work).catch((error) => logError('afterwards', error))
}
