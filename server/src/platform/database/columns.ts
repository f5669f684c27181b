import { type StateRow, statesOf } from '@marquee/contract/lifecycles/lifecycle'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  type CheckBuilder,
  check,
  customType,
  integer,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

type Machine<State extends string> = { noun: string; states: Record<State, StateRow> }

export const id = () => uuid('id').primaryKey().default(sql`gen_random_uuid()`)

/** Declares an instant in UTC with milliseconds, so that a cursor made from it finds its row again. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

export const createdAt = () => moment('created_at').notNull().defaultNow()
export const updatedAt = () =>
  moment('updated_at')
    .notNull()
    .defaultNow()
    .$onUpdate(() => sql`now()`)

/** Words with their positions and weights, as PostgreSQL’s full-text search reads them. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Sets of days, as PostgreSQL compares them. */
export const datemultirange = customType<{ data: string }>({ dataType: () => 'datemultirange' })

/** Sets of periods, as PostgreSQL compares them. */
export const tstzmultirange = customType<{ data: string }>({ dataType: () => 'tstzmultirange' })

/** Declares the count of a row's transitions; `transition` only saves over the version it has read. */
export const version = () => integer('version').notNull().default(1)

/** Declares the status column of a lifecycle; pair it with `statusCheck`. */
export const status = <State extends string>(machine: Machine<State>) =>
  text('status', { enum: statesOf(machine) }).notNull()

/**
 * Creates the database CHECK of a status column from the lifecycle's states, so that the two cannot differ.
 */
export function statusCheck<State extends string>(
  machine: Machine<State>,
  column: AnyPgColumn,
): CheckBuilder {
  const states = statesOf(machine).map((state) => `'${state.replaceAll("'", "''")}'`)
  return check(`${machine.noun}_status`, sql`${column} in (${sql.raw(states.join(', '))})`)
}
