import type { Events } from '@marquee/contract/events'
import { compiled } from '../database/compiled.ts'
import { onCommit, openTransaction } from '../database/database.ts'
import type { Actor } from '../handler.ts'
import { events, outbox } from './events.tables.ts'

/** A reaction in the same transaction: when it refuses, the cause is undone too. */
export type EventHandler<P> = (payload: P, context: { actor: Actor; now: Date }) => Promise<void>
/** An effect after the commit, in a transaction of its own: done once, tried again until it is. The network waits for the mail and job queues. */
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

/** Registers a reaction of a module to the right, in the order of wiring. */
export function onEvent<N extends keyof Events>(name: N, reaction: EventHandler<Events[N]>): void {
  registered.handlers.set(name, [...(registered.handlers.get(name) ?? []), reaction])
}

/** Registers an effect under a label that never changes: the label is what tells that it was done. */
export function afterCommit<N extends keyof Events>(
  name: N,
  label: string,
  effect: AfterCommitHandler<Events[N]>,
): void {
  const afterCommitHandlers =
    registered.afterCommitHandlers.get(name) ?? new Map<string, AfterCommitHandler<never>>()
  if (afterCommitHandlers.has(label)) throw new Error(`Two effects of ${name} are called ${label}`)
  registered.afterCommitHandlers.set(name, afterCommitHandlers.set(label, effect))
}

/** Says that it happened: the row, then every reaction, in this transaction; effects follow once it stands. */
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

/** The effects of an event, by label. */
export function afterCommitHandlersOf(name: string): Map<string, AfterCommitHandler<object>> {
  return (registered.afterCommitHandlers.get(name) ?? new Map()) as Map<string, AfterCommitHandler<object>>
}

/** What runs when something was committed that has effects. */
export function onEventsCommitted(dispatcher: () => void): void {
  wake = dispatcher
}

/** Forgets all registrations, so that one process can wire the server again. */
export function resetEventHandlers(): void {
  registered.handlers.clear()
  registered.afterCommitHandlers.clear()
}
