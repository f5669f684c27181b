import { Placeholder } from 'drizzle-orm'
import type { UnitOfWork } from '../transactions/unit-of-work.ts'
import { db } from './database.ts'
import type { Db } from './handle.ts'
import { currentScope, transactionScope } from './scope.ts'

/** The part of a Drizzle query used here. */
interface Query<Result> {
  prepare(name: string): Prepared<Result>
}
interface Prepared<Result> {
  execute(values?: Record<string, unknown>): Promise<Result>
  getQuery(): { sql: string }
}

/** What every raw statement, `db().execute(sql)`, can do. */
interface RawQuery<Result> {
  execute(): Promise<Result>
  getQuery(): { sql: string }
}

/** Checks the result of a write and throws when the write must fail. */
type Check<Result> = (result: Result) => void | Promise<void>

/** Maximum number of cached shapes per statement and database. The one that was not used for longest is dropped. */
const MAX_SHAPES = 60

/**
 * Returns a function that runs a statement built once per connection and shape instead of once per request,
 * because building costs more than PostgreSQL's work. The shape is which fields of the input are present,
 * absent or null; `build` may only depend on that, since a present field is a placeholder until the statement
 * runs. Turning a field into a number or text while building throws.
 */
export function compiled<Input extends object, Result>(
  build: (on: Db, input: Input) => Query<Result>,
): (input: Input) => Promise<Result> {
  const prepare = compile(build)
  return (input) => prepare(input).execute(input as Record<string, unknown>)
}

/**
 * Returns a function like `compiled` for a write whose result is not needed: inside a transaction it is
 * queued and the call returns at once; outside one it is executed and awaited. `check` runs before the
 * transaction commits.
 */
export function queuedWrite<Input extends object, Result>(
  build: (on: Db, input: Input) => Query<Result>,
): (input: Input, check?: Check<Result>) => Promise<void> {
  const prepare = compile(build)
  return (input, check) => {
    const prepared = prepare(input)
    return queueOrSend(
      prepared.getQuery().sql,
      () => prepared.execute(input as Record<string, unknown>),
      check,
    )
  }
}

/**
 * Returns a function that queues a row of a write of many: all rows of a transaction that are not sent yet go into one
 * statement, in the order of the calls, at the place of the first in the queue. `gather` makes the input of the statement from
 * them. The function throws without an open transaction.
 */
export function gatheredWrite<Row extends object, Input extends object>(
  gather: (rows: readonly Row[]) => Input,
  build: (on: Db, input: Input) => Query<unknown>,
): (row: Row) => Promise<void> {
  const prepare = compile(build)
  const unsent = new WeakMap<UnitOfWork, Row[]>()
  return async (row) => {
    const { unitOfWork } = transactionScope('A gathered write')
    const waiting = unsent.get(unitOfWork)
    if (waiting) {
      waiting.push(row)
      return
    }
    const rows = [row]
    unsent.set(unitOfWork, rows)
    const prepared = prepare(gather(rows))
    unitOfWork.queue({
      sql: prepared.getQuery().sql,
      send: () => {
        unsent.delete(unitOfWork)
        return prepared.execute(gather(rows) as Record<string, unknown>)
      },
    })
  }
}

/**
 * Returns a function like `compiled` for a read whose result is not needed before the commit, such as the
 * accounts to notify: inside a transaction it is queued like a write. The inner function returns the rows; it
 * may be called from `onCommit`, and throws while there are none.
 */
export function queuedRead<Input extends object, Result>(
  build: (on: Db, input: Input) => Query<Result>,
): (input: Input) => Promise<() => Result> {
  const prepare = compile(build)
  return async (input) => {
    const prepared = prepare(input)
    let received: { result: Result } | null = null
    const receive = (result: Result): void => {
      received = { result }
    }
    const send = () => prepared.execute(input as Record<string, unknown>)
    const unitOfWork = currentScope()?.unitOfWork
    if (!unitOfWork) receive(await send())
    else
      unitOfWork.queue({
        sql: prepared.getQuery().sql,
        send,
        receive: (result) => receive(result as Result),
      })
    return () => {
      if (!received) throw new Error('The result of a queued read is not there yet')
      return received.result
    }
  }
}

/** Queues one write that is built on the spot, such as `db().delete(...)` or `db().execute(sql)`; see `queuedWrite`. */
export function queueWrite<Result>(
  query: Query<Result> | RawQuery<Result>,
  check?: Check<Result>,
): Promise<void> {
  const statement = 'prepare' in query ? query.prepare('') : query
  return queueOrSend(statement.getQuery().sql, () => statement.execute(), check)
}

async function queueOrSend<Result>(
  sql: string,
  send: () => Promise<Result>,
  check?: Check<Result>,
): Promise<void> {
  const unitOfWork = currentScope()?.unitOfWork
  if (!unitOfWork) {
    const result = await send()
    await check?.(result)
    return
  }
  unitOfWork.queue({ sql, send, check: check && ((result) => check(result as Result)) })
}

function compile<Input extends object, Result>(
  build: (on: Db, input: Input) => Query<Result>,
): (input: Input) => Prepared<Result> {
  const built = new WeakMap<Db, Map<string, Prepared<Result>>>()
  return (input) => {
    const on = db()
    const shapes = built.get(on) ?? new Map<string, Prepared<Result>>()
    if (shapes.size === 0) built.set(on, shapes)
    const shape = shapeOf(input)
    const prepared = shapes.get(shape) ?? build(on, slotsOf(input)).prepare('')
    if (shapes.size > 1 || !shapes.has(shape)) keepNewest(shapes, shape, prepared)
    return prepared
  }
}

/** Puts a shape behind the others, and drops the first one when there are too many. */
function keepNewest<Value>(shapes: Map<string, Value>, shape: string, value: Value): void {
  shapes.delete(shape)
  const oldest = shapes.size < MAX_SHAPES ? undefined : shapes.keys().next().value
  if (oldest !== undefined) shapes.delete(oldest)
  shapes.set(shape, value)
}

function shapeOf(input: object): string {
  let shape = ''
  for (const [key, value] of Object.entries(input))
    if (value !== undefined) shape += value === null ? `${key}- ` : `${key} `
  return shape
}

/** Returns the same fields as placeholders; null fields stay null. */
function slotsOf<Input extends object>(input: Input): Input {
  const present = Object.entries(input).filter(([, value]) => value !== undefined)
  return Object.fromEntries(
    present.map(([key, value]) => [key, value === null ? null : new Slot(key)]),
  ) as Input
}

class Slot extends Placeholder {
  [Symbol.toPrimitive](): never {
    throw new Error(`${this.name} has no value while its statement is being built`)
  }
}
