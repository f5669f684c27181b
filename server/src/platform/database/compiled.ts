import { Placeholder } from 'drizzle-orm'
import { db } from './database.ts'
import type { Db } from './handle.ts'
import { currentScope } from './scope.ts'

/** The part of a Drizzle query used here. */
interface Query<Answer> {
  prepare(name: string): Prepared<Answer>
}
interface Prepared<Answer> {
  execute(values?: Record<string, unknown>): Promise<Answer>
  getQuery(): { sql: string }
}

/** What every raw statement, `db().execute(sql)`, can do. */
interface RawQuery<Answer> {
  execute(): Promise<Answer>
  getQuery(): { sql: string }
}

/** Checks the result of a write and throws when the write must fail. */
type Check<Answer> = (answer: Answer) => void | Promise<void>

/**
 * Maximum number of cached shapes per statement and database; further combinations of fields are built for
 * each call.
 */
const mostShapes = 60

/**
 * Returns a function that runs a statement built once per connection and shape instead of once per request,
 * because building costs more than PostgreSQL's work. The shape is which fields of the input are present,
 * absent or null; `build` may only depend on that, since a present field is a placeholder until the statement
 * runs. Turning a field into a number or text while building throws.
 */
export function compiled<Given extends object, Answer>(
  build: (on: Db, given: Given) => Query<Answer>,
): (given: Given) => Promise<Answer> {
  const prepare = compile(build)
  return (given) => prepare(given).execute(given as Record<string, unknown>)
}

/**
 * Returns a function like `compiled` for a write whose result is not needed: inside a transaction it is
 * queued and the call returns at once; outside one it is executed and awaited. `check` runs before the
 * transaction commits.
 */
export function queuedWrite<Given extends object, Answer>(
  build: (on: Db, given: Given) => Query<Answer>,
): (given: Given, check?: Check<Answer>) => Promise<void> {
  const prepare = compile(build)
  return (given, check) => {
    const prepared = prepare(given)
    return queueOrSend(
      prepared.getQuery().sql,
      () => prepared.execute(given as Record<string, unknown>),
      check,
    )
  }
}

/**
 * Returns a function like `compiled` for a read whose result is not needed before the commit, such as the
 * accounts to notify: inside a transaction it is queued like a write. The inner function returns the rows; it
 * may be called from `onCommit`, and throws while there are none.
 */
export function queuedRead<Given extends object, Answer>(
  build: (on: Db, given: Given) => Query<Answer>,
): (given: Given) => Promise<() => Answer> {
  const prepare = compile(build)
  return async (given) => {
    const prepared = prepare(given)
    let received: { answer: Answer } | null = null
    const receive = (answer: Answer): void => {
      received = { answer }
    }
    const send = () => prepared.execute(given as Record<string, unknown>)
    const unitOfWork = currentScope()?.unitOfWork
    if (!unitOfWork) receive(await send())
    else
      unitOfWork.queue({
        sql: prepared.getQuery().sql,
        send,
        receive: (answer) => receive(answer as Answer),
      })
    return () => {
      if (!received) throw new Error('The answer of a queued read is not there yet')
      return received.answer
    }
  }
}

/** Queues one write that is built on the spot, such as `db().delete(...)` or `db().execute(sql)`; see `queuedWrite`. */
export function queueWrite<Answer>(
  query: Query<Answer> | RawQuery<Answer>,
  check?: Check<Answer>,
): Promise<void> {
  const statement = 'prepare' in query ? query.prepare('') : query
  return queueOrSend(statement.getQuery().sql, () => statement.execute(), check)
}

async function queueOrSend<Answer>(
  sql: string,
  send: () => Promise<Answer>,
  check?: Check<Answer>,
): Promise<void> {
  const unitOfWork = currentScope()?.unitOfWork
  if (!unitOfWork) {
    const answer = await send()
    await check?.(answer)
    return
  }
  unitOfWork.queue({ sql, send, check: check && ((answer) => check(answer as Answer)) })
}

function compile<Given extends object, Answer>(
  build: (on: Db, given: Given) => Query<Answer>,
): (given: Given) => Prepared<Answer> {
  const built = new WeakMap<Db, Map<string, Prepared<Answer>>>()
  return (given) => {
    const on = db()
    const shapes = built.get(on) ?? new Map<string, Prepared<Answer>>()
    if (shapes.size === 0) built.set(on, shapes)
    const shape = shapeOf(given)
    const known = shapes.get(shape)
    const prepared = known ?? build(on, slotsOf(given)).prepare('')
    if (!known && shapes.size < mostShapes) shapes.set(shape, prepared)
    return prepared
  }
}

function shapeOf(given: object): string {
  let shape = ''
  for (const [key, value] of Object.entries(given))
    if (value !== undefined) shape += value === null ? `${key}- ` : `${key} `
  return shape
}

/** Returns the same fields as placeholders; null fields stay null. */
function slotsOf<Given extends object>(given: Given): Given {
  const present = Object.entries(given).filter(([, value]) => value !== undefined)
  return Object.fromEntries(
    present.map(([key, value]) => [key, value === null ? null : new Slot(key)]),
  ) as Given
}

class Slot extends Placeholder {
  [Symbol.toPrimitive](): never {
    throw new Error(`${this.name} has no value while its statement is being built`)
  }
}
