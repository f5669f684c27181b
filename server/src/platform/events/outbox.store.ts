import { isEventName, readPayload } from '@marquee/contract/events/index'
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import { queueWrite } from '../database/compiled.ts'
import { db } from '../database/database.ts'
import { eventEffects, events, outbox } from './events.tables.ts'

/** An event whose after-commit handlers this node runs until the lease ends. */
export interface ClaimedEvent {
  eventId: number
  attempt: number
  name: string
  payload: object
  at: Date
  /** The account that made the request, or `system`. */
  actor: string
}

const lease = sql`now() + interval '30 seconds'`

/** Claims up to `limit` due events for half a minute; two nodes never claim the same one. */
export async function claimDueEvents(limit: number): Promise<ClaimedEvent[]> {
  const due = db()
    .select({ id: outbox.eventId })
    .from(outbox)
    // Stored times are rounded to the millisecond and may be slightly ahead of the clock that wrote them.
    .where(lte(outbox.notBefore, sql`now() + interval '1 millisecond'`))
    .orderBy(asc(outbox.eventId))
    .limit(limit)
    .for('update', { skipLocked: true })
  const claimed = await db()
    .update(outbox)
    .set({ notBefore: lease, attempts: sql`${outbox.attempts} + 1` })
    .where(inArray(outbox.eventId, due))
    .returning({ eventId: outbox.eventId, attempt: outbox.attempts })
  if (claimed.length === 0) return []
  const attempts = new Map(claimed.map((row) => [row.eventId, row.attempt]))
  const rows = await db()
    .select()
    .from(events)
    .where(inArray(events.id, [...attempts.keys()]))
    .orderBy(asc(events.id))
  return rows.map(({ id, name, payload, at, actor }) => ({
    eventId: id,
    attempt: attempts.get(id) ?? 0,
    name,
    payload: readStored(name, payload),
    at,
    actor,
  }))
}

/**
 * Returns true when this node still holds the event and the handler has not run, and records it as run in the
 * same transaction.
 */
export async function claimHandler(event: ClaimedEvent, label: string): Promise<boolean> {
  const held = await db()
    .select({ id: outbox.eventId })
    .from(outbox)
    .where(and(eq(outbox.eventId, event.eventId), eq(outbox.attempts, event.attempt)))
    .for('update')
  if (held.length === 0) return false
  const marked = await db()
    .insert(eventEffects)
    .values({ eventId: event.eventId, label })
    .onConflictDoNothing()
    .returning({ label: eventEffects.label })
  return marked.length > 0
}

function readStored(name: string, stored: unknown): object {
  const payload = stored as Record<string, unknown>
  return isEventName(name) ? readPayload(name, payload) : payload
}

/** Deletes an event from the outbox after its last handler. */
export async function finishEvent(event: ClaimedEvent): Promise<void> {
  const deleted = await db()
    .delete(outbox)
    .where(and(eq(outbox.eventId, event.eventId), eq(outbox.attempts, event.attempt)))
    .returning({ id: outbox.eventId })
  if (deleted.length > 0)
    await queueWrite(db().delete(eventEffects).where(eq(eventEffects.eventId, event.eventId)))
}

/** Reschedules the remaining handlers: 2, 4, 8 seconds and so on, five minutes at most. */
export async function rescheduleEvent(event: ClaimedEvent): Promise<void> {
  await queueWrite(
    db()
      .update(outbox)
      .set({ notBefore: sql`now() + least(300, power(2, ${event.attempt}::int)) * interval '1 second'` })
      .where(and(eq(outbox.eventId, event.eventId), eq(outbox.attempts, event.attempt))),
  )
}
