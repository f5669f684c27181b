import type { Events } from '@marquee/contract/events'
import type { Actor } from './act.ts'
import { compiled } from './database/compiled.ts'
import { onCommit, openTransaction } from './database.ts'
import { events, outbox } from './events.tables.ts'

/** A reaction in the same transaction: when it refuses, the cause is undone too. */
export type Reaction<P> = (payload: P, context: { actor: Actor; now: Date }) => Promise<void>
/** An effect after the commit, in a transaction of its own: done once, tried again until it is. The network waits for the mail and job queues. */
export type Effect<P> = (payload: P, meta: { eventId: string; at: Date; actor: string }) => Promise<void>

interface Registered {
  reactions: Map<string, Reaction<never>[]>
  effects: Map<string, Map<string, Effect<never>>>
}

const registered: Registered = { reactions: new Map(), effects: new Map() }
let wake = (): void => {}

const addEvent = compiled((on, values: typeof events.$inferInsert) =>
  on.insert(events).values(values).returning({ id: events.id }),
)
const addToOutbox = compiled((on, values: typeof outbox.$inferInsert) => on.insert(outbox).values(values))

/** Registers a reaction of a module to the right, in the order of wiring. */
export function within<N extends keyof Events>(name: N, reaction: Reaction<Events[N]>): void {
  registered.reactions.set(name, [...(registered.reactions.get(name) ?? []), reaction])
}

/** Registers an effect under a label that never changes: the label is what tells that it was done. */
export function after<N extends keyof Events>(name: N, label: string, effect: Effect<Events[N]>): void {
  const effects = registered.effects.get(name) ?? new Map<string, Effect<never>>()
  if (effects.has(label)) throw new Error(`Two effects of ${name} are called ${label}`)
  registered.effects.set(name, effects.set(label, effect))
}

/** Says that it happened: the row, then every reaction, in this transaction; effects follow once it stands. */
export async function emit<N extends keyof Events>(name: N, payload: Events[N]): Promise<void> {
  const { actor, now, requestId } = openTransaction('emit()')
  const rows = await addEvent({ name, payload, actor: actor.id || actor.kind, requestId, at: now })
  const eventId = rows[0]?.id
  if (eventId !== undefined && registered.effects.has(name)) {
    await addToOutbox({ eventId })
    onCommit(wake)
  }
  const reactions = (registered.reactions.get(name) ?? []) as Reaction<Events[N]>[]
  for (const reaction of reactions) await reaction(payload, { actor, now })
}

/** The effects of an event, by label. */
export function effectsOf(name: string): Map<string, Effect<object>> {
  return (registered.effects.get(name) ?? new Map()) as Map<string, Effect<object>>
}

/** What runs when something was committed that has effects. */
export function onEventsCommitted(dispatcher: () => void): void {
  wake = dispatcher
}

/** Forgets all registrations, so that one process can wire the house again. */
export function forgetReactions(): void {
  registered.reactions.clear()
  registered.effects.clear()
}
