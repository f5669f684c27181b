import type { Events } from '@marquee/contract/events/index'
import { compiled } from '../database/compiled.ts'
import { onCommit, openTransaction } from '../database/database.ts'
import type { Actor } from '../handler.ts'
import { events, outbox } from './events.tables.ts'

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
}

const registered: Registered = { handlers: new Map(), afterCommitHandlers: new Map() }
let wake = (): void => {}

const addEvent = compiled((on, values: typeof events.$inferInsert) =>
  on.insert(events).values(values).returning({ id: events.id }),
)
const addToOutbox = compiled((on, values: typeof outbox.$inferInsert) => on.insert(outbox).values(values))

/** Registers an event handler of a module to the right; handlers run in the order of registration. */
export function onEvent<N extends keyof Events>(name: N, reaction: EventHandler<Events[N]>): void {
  registered.handlers.set(name, [...(registered.handlers.get(name) ?? []), reaction])
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
    registered.afterCommitHandlers.get(name) ?? new Map<string, AfterCommitHandler<never>>()
  if (afterCommitHandlers.has(label)) throw new Error(`${name} has two after-commit handlers called ${label}`)
  registered.afterCommitHandlers.set(name, afterCommitHandlers.set(label, effect))
}

/** Writes the event, runs its handlers in this transaction and queues its after-commit handlers. */
export async function emit<N extends keyof Events>(name: N, payload: Events[N]): Promise<void> {
  const { actor, now, requestId } = openTransaction('emit()')
  const rows = await addEvent({ name, payload, actor: actor.id || actor.kind, requestId, at: now })
  const eventId = rows[0]?.id
  if (eventId !== undefined && registered.afterCommitHandlers.has(name)) {
    await addToOutbox({ eventId })
    onCommit(wake)
  }
  const handlers = (registered.handlers.get(name) ?? []) as EventHandler<Events[N]>[]
  for (const reaction of handlers) await reaction(payload, { actor, now })
}

/** Returns the after-commit handlers of an event by label. */
export function afterCommitHandlersOf(name: string): Map<string, AfterCommitHandler<object>> {
  return (registered.afterCommitHandlers.get(name) ?? new Map()) as Map<string, AfterCommitHandler<object>>
}

/** Registers the callback for committed events that have after-commit handlers. */
export function onEventsCommitted(dispatcher: () => void): void {
  wake = dispatcher
}

/** Clears all registrations so that one process can assemble another server (tests). */
export function resetEventHandlers(): void {
  registered.handlers.clear()
  registered.afterCommitHandlers.clear()
}
