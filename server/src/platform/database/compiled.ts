import { Placeholder } from 'drizzle-orm'
import { db } from './database.ts'
import type { Db } from './handle.ts'

/** What every Drizzle query can do. */
interface Query<Answer> {
  prepare(name: string): Prepared<Answer>
}
interface Prepared<Answer> {
  execute(values?: Record<string, unknown>): Promise<Answer>
}

/** Forms kept of one statement and database; a caller that finds more combinations of fields pays for building them. */
const mostShapes = 60

/**
 * A statement that is built once per connection and form instead of once per request: building costs more than PostgreSQL's work.
 * The form is which fields of `given` are there, absent or null; `build` may look at that alone, since a present field stands for
 * any value until the statement runs. A field turned into a number or a text while building throws.
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

/** The same fields, each standing for a value to come; those that are null stay so. */
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
