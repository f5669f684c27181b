import { MAX_REPLICA_LAG_MS } from '@marquee/contract/rules/constants'
import { type Actor, systemActor } from '../handler.ts'
import { logError } from '../log.ts'
import { runtimeState } from '../runtime.ts'
import { clock } from '../time/clock.ts'
import { DatabaseUsage } from '../transactions/database-usage.ts'
import type { ReferenceCache } from '../transactions/reference-cache.ts'
import { UnitOfWork } from '../transactions/unit-of-work.ts'
import type { Db, Engine } from './handle.ts'
import { currentScope, type Scope, transactionScope, withScope } from './scope.ts'
import { isWorthRetrying } from './sql-state.ts'

export type { Db } from './handle.ts'

const maxTries = 3
const state = runtimeState<{ engine: Engine | null }>(() => ({ engine: null }))

/** Sets the engine that `db()` uses: once at start, and once per test file. */
export function setEngine(opened: Engine | null): void {
  state().engine = opened
}

export function currentEngine(): Engine {
  const { engine } = state()
  if (!engine) throw new Error('The database is not open')
  return engine
}

/** Returns the transaction of this request, or outside one the database itself: a replica inside `readFromReplica`. */
export function db(): Db {
  const scope = currentScope()
  return scope?.tx ?? scope?.replica ?? currentEngine().root
}

/** Returns the actor of the current request or job. */
export function currentActor(): Actor {
  return currentScope()?.actor ?? systemActor
}

/**
 * One transaction around `work`, which receives the database's time. Writes that it queues are sent with the next statement it waits
 * for, at the latest with the commit. A deadlock or serialisation failure runs it again, three times in all. What `afterwards`
 * collected runs once it has ended, whichever way; what `onCommit` collected only if it stood.
 */
export function inTransaction<T>(actor: Actor, work: (now: Date) => Promise<T>): Promise<T> {
  return inOpenedTransaction(
    actor,
    async () => {},
    (now) => work(now),
  )
}

/**
 * As `inTransaction`, with `open` before `work`: its first statements are sent together with the statement that opens the
 * transaction. While it runs, `openTransaction().now` is this process's estimate of the database's time.
 */
export async function inOpenedTransaction<T, Opened>(
  actor: Actor,
  open: () => Promise<Opened>,
  work: (now: Date, opened: Opened) => Promise<T>,
): Promise<T> {
  const outer = currentScope()
  if (outer?.tx) throw new Error('A transaction is already open here')
  for (let tries = 1; ; tries++) {
    const collected: Collected = { afterwards: [], onCommit: [] }
    try {
      const result = await begin(actor, outer, collected, open, work)
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

/** Work without a transaction of its own: a read. `afterwards` still runs when it has ended. Statements are counted in `usage`. */
export async function withoutTransaction<T>(
  actor: Actor,
  requestId: string,
  work: (now: Date) => Promise<T>,
  usage: DatabaseUsage = new DatabaseUsage(),
): Promise<T> {
  const scope: Scope = {
    actor,
    now: clock.now(),
    requestId,
    tx: null,
    replica: null,
    unitOfWork: null,
    usage,
    referenceContents: new Map(),
    afterwards: [],
    onCommit: [],
  }
  return withScope(scope, () => work(scope.now)).finally(() => runAfterwards(scope.afterwards))
}

/**
 * Runs a read on the replica if that has everything committed more than `MAX_REPLICA_LAG_MS` ago, and else on the primary.
 * Whatever fails on the replica is read again from the primary, so a replica that is away or behind is no error, and an
 * object that it does not have yet is not missing. Transactions inside `work` are on the primary.
 */
export async function readFromReplica<T>(work: () => Promise<T>): Promise<T> {
  const scope = currentScope()
  const { replica } = currentEngine()
  if (!scope || scope.tx || !replica?.hasAllOlderThan(MAX_REPLICA_LAG_MS)) return work()
  const reading: Scope = { ...scope, replica: replica.root, afterwards: [], onCommit: [] }
  try {
    const result = await withScope(reading, work)
    scope.afterwards.push(...reading.afterwards)
    return result
  } catch (error) {
    replica.reportFailure(error)
    return work()
  }
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
 * Runs a callback when this transaction has committed, or at once outside one. Only for wake-ups, because a
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

/** Returns this process's cache of rarely changed rows of the open database. */
export function referenceCache(): ReferenceCache {
  return currentEngine().referenceCache
}

/** Stores the content of reference data for the rest of this request; null deletes it. */
export function keepReferenceContent(name: string, content: string | null): void {
  const contents = currentScope()?.referenceContents
  if (content === null) contents?.delete(name)
  else contents?.set(name, content)
}

/** The content that was read together with the session; undefined without one. */
export function referenceContent(name: string): string | undefined {
  return currentScope()?.referenceContents.get(name)
}

/** Returns the scope of the open transaction; throws without one. `what` names the caller in the error. */
export const openTransaction = transactionScope

type Collected = Pick<Scope, 'afterwards' | 'onCommit'>

function begin<T, Opened>(
  actor: Actor,
  outer: Scope | undefined,
  collected: Collected,
  open: () => Promise<Opened>,
  work: (now: Date, opened: Opened) => Promise<T>,
): Promise<T> {
  const unitOfWork = new UnitOfWork(outer?.usage)
  const running = currentEngine().transaction(actor.id || actor.kind, unitOfWork, (tx, opened) => {
    const scope: Scope = {
      actor,
      now: clock.now(),
      requestId: outer?.requestId ?? '',
      tx,
      replica: null,
      unitOfWork,
      usage: unitOfWork.usage,
      referenceContents: new Map(),
      ...collected,
    }
    return withScope(scope, async () => {
      const first = open()
      first.catch(() => {})
      scope.now = clock.fromDatabase(new Date(await opened))
      const result = await work(scope.now, await first)
      await unitOfWork.settleChecks()
      return result
    })
  })
  return running
    .catch((error: unknown) => {
      throw unitOfWork.causeOf(error)
    })
    .finally(() => unitOfWork.close())
}

async function runAfterwards(list: (() => Promise<void>)[]): Promise<void> {
  for (const work of list.splice(0))
    await inTransaction(currentActor(), work).catch((error) => logError('work after the transaction', error))
}
