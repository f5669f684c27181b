import { Placeholder } from 'drizzle-orm'
import { db } from './database.ts'
import type { Db } from './handle.ts'

/** The part of a Drizzle query used here. */
interface Query<Answer> {
  prepare(name: string): Prepared<Answer>
}
interface Prepared<Answer> {
  execute(values?: Record<string, unknown>): Promise<Answer>
}

/**
 * Maximum number of cached shapes per statement and database; further combinations of fields are built for
 * each call.
 */
const mostShapes = 60

/**
 * Returns a function that runs a statement built once per connection and shape instead of once per request,
 * because building costs more than PostgreSQL's work. The shape is which fields of the input are present,
 * absent or null; `build` may only look at that, since a present field stands for any value until the
 * statement runs. Turning a field into a number or text while building throws.
 */
export function compiled<Given extends object, Answer>(
  build: (on: Db, given: Given) => Query<Answer>,
): (given: Given) => Promise<Answer> {
  const built = new WeakMap<Db, Map<string, Prepared<Answer>>>()
  return (given) => {
    const on = db()
    const shapes = built.get(on) ?? new Map<string, Prepared<Answer>>()
    if (shapes.size === 0) built.set(on, shapes)
    const shape = shapeOf(given)
    const known = shapes.get(shape)
    const prepared = known ?? build(on, slotsOf(given)).prepare('')
    if (!known && shapes.size < mostShapes) shapes.set(shape, prepared)
    return prepared.execute(given as Record<string, unknown>)
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
