import { type ErrorCode, fail } from '@marquee/contract/errors'
import {
  type CurrentState,
  type Lifecycle,
  move,
  type Party,
  type TransitionResult,
} from '@marquee/contract/lifecycles/lifecycle'
import { and, eq, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { gatheredWrite, queuedWrite, queueWrite } from '../database/compiled.ts'
import { db, openTransaction } from '../database/database.ts'
import { sqlState } from '../database/sql-state.ts'
import type { transitions } from './transitions.tables.ts'

/** A table of objects with a lifecycle. */
export type LifecycleTable = PgTable & { id: PgColumn; status: PgColumn; version: PgColumn }

interface Options<T extends LifecycleTable> {
  /** The version the caller has seen; another one fails with `stale_version`. */
  expectedVersion?: number
  reason?: string
  /** Further columns saved by the same statement. */
  set?: Partial<T['$inferInsert']>
}

/**
 * Moves a row: applies the lifecycle, saves status and version if the version that was read is unchanged, and
 * records the transition. Both writes are queued. Fails as `move` does. When another transaction has moved
 * the row meanwhile, the next awaited statement or the commit fails with `wrong_state`.
 */
export async function transition<
  Facts,
  State extends string,
  Event extends string,
  Guard extends ErrorCode,
  T extends LifecycleTable,
>(
  machine: Lifecycle<Facts, State, Event, Guard>,
  table: T,
  row: CurrentState<State> & { id: string },
  event: Event,
  by: Party,
  facts: Facts,
  options: Options<T> = {},
): Promise<TransitionResult<State, Event>> {
  const moved = move(machine, row, event, by, facts, options.expectedVersion)
  await saveTransition(machine.noun, table, row, moved, by, options)
  return moved
}

/**
 * Saves a transition that `move` has decided: status, version and the columns of `set` if the version that
 * was read is unchanged, and the record of the transition. Both writes are queued. When another transaction
 * has moved the row meanwhile, the next awaited statement or the commit fails with `wrong_state`.
 */
export async function saveTransition<T extends LifecycleTable>(
  noun: string,
  table: T,
  row: { id: string; version: number },
  moved: TransitionResult<string, string>,
  by: Party,
  options: Pick<Options<T>, 'reason' | 'set'> = {},
): Promise<void> {
  await saveTransitions(noun, table, row, [{ moved, by, reason: options.reason }], options.set)
}

/** One of several transitions that one statement saves. */
export interface DecidedTransition<State extends string = string, Event extends string = string> {
  moved: TransitionResult<State, Event>
  by: Party
  reason?: string | undefined
}

/** As `saveTransition` for transitions that follow each other, the first from the version that was read. */
export async function saveTransitions<T extends LifecycleTable>(
  noun: string,
  table: T,
  row: { id: string; version: number },
  decided: readonly DecidedTransition[],
  set: Partial<T['$inferInsert']> = {},
): Promise<void> {
  openTransaction('saveTransitions()')
  const last = decided.at(-1)?.moved
  if (!last) return
  const columns = { ...set, status: last.to, version: last.version }
  await saveStatementOf(table)({ ...columns, rowId: row.id, rowVersion: row.version }, async (saved) => {
    if (saved.length === 0) await failRace(table, row.id)
  })
  for (const { moved, by, reason } of decided) await recordTransition(noun, row.id, moved, by, reason)
}

/** Drizzle’s own insert names the generated id, which PostgreSQL does not take from a select. */
const addMoves = gatheredWrite(
  (rows: readonly (typeof transitions.$inferInsert)[]) => ({ rows: JSON.stringify(rows) }),
  (on, { rows }) => {
    const added = on.$with('added', { id: sql<number>`id`.as('id') }).as(
      sql`insert into transitions (noun, subject_id, event, "from", "to", version, "by", actor, operator_id, reason, at)
      select noun, "subjectId", event, "from", "to", version, "by", actor, "operatorId", reason, at
      from jsonb_to_recordset(${rows}::jsonb) as row(noun text, "subjectId" uuid, event text, "from" text, "to" text,
        version int, "by" text, actor text, "operatorId" uuid, reason text, at timestamptz) returning id`,
    )
    return on.with(added).select({ id: added.id }).from(added)
  },
)

/** Records a transition that was saved otherwise: the first one, made by the insert itself. */
export async function recordTransition(
  noun: string,
  id: string,
  moved: TransitionResult<string, string>,
  by: Party,
  reason?: string,
): Promise<void> {
  const { actor, now } = openTransaction('recordTransition()')
  await addMoves({
    noun,
    subjectId: id,
    ...moved,
    by,
    actor: actor.id || actor.kind,
    operatorId: actor.impersonation?.operatorId,
    reason,
    at: now,
  })
}

/** Records one transition for many rows that a single statement created. */
export async function recordTransitions(
  noun: string,
  ids: readonly string[],
  moved: TransitionResult<string, string>,
  by: Party,
): Promise<void> {
  if (ids.length === 0) return
  const { tx, actor, now } = openTransaction('recordMoves()')
  const { event, from, to, version } = moved
  const common = sql`${noun}::text, id::uuid, ${event}::text, ${from}::text, ${to}::text, ${version}::int, ${by}::text`
  await queueWrite(
    tx.execute(sql`
      insert into transitions (noun, subject_id, event, "from", "to", version, "by", actor, operator_id, at)
      select ${common}, ${actor.id || actor.kind}::text, ${actor.impersonation?.operatorId ?? null}::uuid, ${now.toISOString()}::timestamptz
      from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as made(id)`),
  )
}

interface Save {
  rowId: string
  rowVersion: number
}
type Saver = (input: Save, check: (saved: unknown[]) => Promise<void>) => Promise<void>
const saveStatements = new Map<LifecycleTable, Saver>()

/** Returns the statement that saves over the version that was read. */
function saveStatementOf(table: LifecycleTable): Saver {
  const saver =
    saveStatements.get(table) ??
    queuedWrite((on, { rowId, rowVersion, ...columns }: Save) =>
      on
        .update<PgTable>(table)
        .set(columns)
        .where(and(eq(table.id, rowId), eq(table.version, rowVersion)))
        .returning({ id: table.id }),
    )
  saveStatements.set(table, saver)
  return saver
}

/**
 * Reads the row's present state for the error. The failed write may have ended the transaction already, so a
 * failure of this read is ignored.
 */
async function failRace(table: LifecycleTable, id: string): Promise<never> {
  const present = await db()
    .select({ state: sql<string>`${table.status}`, version: sql<number>`${table.version}` })
    .from(table as PgTable)
    .where(eq(table.id, id))
    .catch((error: unknown): never => {
      if (sqlState(error) === '25P02') fail('wrong_state')
      throw error
    })
  return fail(present[0] ? 'wrong_state' : 'not_found', present[0])
}
