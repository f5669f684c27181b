import { type Events, storedPayload } from '@marquee/contract/events/index'
import { sql } from 'drizzle-orm'
import { gatheredWrite } from '../database/compiled.ts'
import { onCommit, openTransaction } from '../database/database.ts'
import type { Actor } from '../handler.ts'
import { runtimeState } from '../runtime.ts'
import { type events, outbox } from './events.tables.ts'

/** Runs in the transaction of its event; an error rolls back the cause too. */
export type EventHandler<P> = (payload: P, context: { actor: Actor; now: Date }) => Promise<void>
/**
 * Runs after commit in its own transaction; retried until it succeeds, applied at most once. Network access
 * is left to the email and job queues.
 */
export type AfterCommitHandler<P> = (
  payload: P,
  meta: { eventId: string; at: Date; actor: string },
) => Promise<void>

interface Registered {
  handlers: Map<string, EventHandler<never>[]>
  afterCommitHandlers: Map<string, Map<string, AfterCommitHandler<never>>>
  /** Wakes the dispatcher when an event with after-commit handlers was committed. */
  onCommitted: () => void
}

const registered = runtimeState(
  (): Registered => ({ handlers: new Map(), afterCommitHandlers: new Map(), onCommitted: () => {} }),
)

/** Writes events, and rows in the outbox for those with after-commit handlers, in one statement. */
const addEvents = gatheredWrite(
  (rows: readonly (typeof events.$inferInsert)[]) => ({
    rows: JSON.stringify(rows),
    withEffects: [...registered().afterCommitHandlers.keys()],
  }),
  (on, input) => {
    const added = on
      .$with('added', { eventId: sql<number>`id`.as('id'), name: sql<string>`name`.as('name') })
      .as(sql`insert into events (name, payload, actor, request_id, at)
      select name, payload, actor, "requestId", at from jsonb_to_recordset(${input.rows}::jsonb)
        as row(name text, payload jsonb, actor text, "requestId" text, at timestamptz) returning id, name`)
    return on
      .with(added)
      .insert(outbox)
      .select((select) =>
        select
          .select({
            eventId: added.eventId,
            attempts: sql<number>`0`.as('attempts'),
            notBefore: sql<Date>`now()`.as('not_before'),
          })
          .from(added)
          .where(sql`${added.name} = any(${input.withEffects})`),
      )
  },
)

/** Registers an event handler of a module to the right; handlers run in the order of registration. */
export function onEvent<N extends keyof Events>(name: N, reaction: EventHandler<Events[N]>): void {
  registered().handlers.set(name, [...(registered().handlers.get(name) ?? []), reaction])
}

/**
 * Registers an after-commit handler under a label that never changes, because the label records that it has
 * run.
 */
export function afterCommit<N extends keyof Events>(
  name: N,
  label: string,
  effect: AfterCommitHandler<Events[N]>,
): void {
  const afterCommitHandlers =
    registered().afterCommitHandlers.get(name) ?? new Map<string, AfterCommitHandler<never>>()
  if (afterCommitHandlers.has(label)) throw new Error(`${name} has two after-commit handlers called ${label}`)
  registered().afterCommitHandlers.set(name, afterCommitHandlers.set(label, effect))
}

/**
 * Queues the event's row and runs every event handler in this transaction; after-commit handlers follow the
 * commit.
 */
export async function emit<N extends keyof Events>(name: N, payload: Events[N]): Promise<void> {
  const { actor, now, requestId } = openTransaction('emit()')
  const row = { name, payload: storedPayload(payload), actor: actor.id || actor.kind, requestId, at: now }
  await addEvents(row)
  if (registered().afterCommitHandlers.has(name)) onCommit(registered().onCommitted)
  const handlers = (registered().handlers.get(name) ?? []) as EventHandler<Events[N]>[]
  for (const reaction of handlers) await reaction(payload, { actor, now })
}

/** Returns the after-commit handlers of an event by label. */
export function afterCommitHandlersOf(name: string): Map<string, AfterCommitHandler<object>> {
  return (registered().afterCommitHandlers.get(name) ?? new Map()) as Map<string, AfterCommitHandler<object>>
}

/** Registers the callback for committed events that have after-commit handlers. */
export function onEventsCommitted(dispatcher: () => void): void {
  registered().onCommitted = dispatcher
}
