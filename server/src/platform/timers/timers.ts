import { and, asc, eq, lte, type SQL, sql } from 'drizzle-orm'
import { queuedWrite, queueWrite } from '../database/compiled.ts'
import { db, inTransaction, openTransaction } from '../database/database.ts'
import { systemActor } from '../handler.ts'
import { logError } from '../log.ts'
import { runtimeState } from '../runtime.ts'
import { clock } from '../time/clock.ts'
import { timers } from './timers.tables.ts'

type TimerHandler = (id: string, now: Date) => Promise<void>

const handlers = runtimeState(() => new Map<string, TimerHandler>())
const batch = 50

const upsertTimer = queuedWrite((on, values: typeof timers.$inferInsert) =>
  on
    .insert(timers)
    .values(values)
    .onConflictDoUpdate({
      target: [timers.noun, timers.subjectId, timers.event],
      set: { firesAt: values.firesAt, attempts: 0 },
    }),
)

const windAll = queuedWrite((on, given: { noun: string; id: string; events: string[]; ats: string[] }) =>
  on
    .insert(timers)
    .select(
      sql`select ${given.noun}::text, ${given.id}::uuid, event, at, 0
        from unnest(${given.events}::text[], ${given.ats}::timestamptz[]) as moment(event, at) order by event`,
    )
    .onConflictDoUpdate({
      target: [timers.noun, timers.subjectId, timers.event],
      set: { firesAt: sql`excluded.fires_at`, attempts: 0 },
    }),
)

const insertTimerOnce = queuedWrite((on, values: typeof timers.$inferInsert) =>
  on.insert(timers).values(values).onConflictDoNothing(),
)

const insertTimer = queuedWrite((on, values: typeof timers.$inferInsert) =>
  on.insert(timers).values(values).onConflictDoNothing(),
)

const deleteTimers = queuedWrite((on, given: { noun: string; id: string; events: string[] | undefined }) =>
  on
    .delete(timers)
    .where(
      and(
        eq(timers.noun, given.noun),
        eq(timers.subjectId, given.id),
        given.events ? sql`${timers.event} = any(${given.events})` : undefined,
      ),
    ),
)

/** Sets, or moves, the moment at which time alone does this to it. The write is queued, as are those of the next three. */
export async function scheduleTimer(noun: string, id: string, event: string, at: Date): Promise<void> {
  openTransaction('scheduleTimer()')
  await upsertTimer({ noun, subjectId: id, event, firesAt: at })
}

/** Sets, or moves, several moments of one subject in one statement. */
export async function setClocks(
  noun: string,
  id: string,
  moments: readonly { event: string; at: Date }[],
): Promise<void> {
  openTransaction('setClocks()')
  if (moments.length === 0) return
  await windAll({
    noun,
    id,
    events: moments.map(({ event }) => event),
    ats: moments.map(({ at }) => at.toISOString()),
  })
}

/** Schedules the timer unless one is scheduled already. */
export async function scheduleTimerOnce(noun: string, id: string, event: string, at: Date): Promise<void> {
  openTransaction('scheduleTimerOnce()')
  await insertTimerOnce({ noun, subjectId: id, event, firesAt: at })
}

/** Schedules the timer like `scheduleTimer`, but keeps one that is already scheduled. */
export async function ensureTimer(noun: string, id: string, event: string, at: Date): Promise<void> {
  openTransaction('ensureTimer()')
  await insertTimer({ noun, subjectId: id, event, firesAt: at })
}

/** Cancels the subject's timers: all of them, or those for `events`. */
export async function cancelTimers(noun: string, id: string, events?: string[]): Promise<void> {
  openTransaction('cancelTimers()')
  await deleteTimers({ noun, id, events })
}

/**
 * Registers the handler of a timer. It runs as the system in its own transaction and must check whether it
 * still applies.
 */
export function onTimer(noun: string, event: string, handler: TimerHandler): void {
  handlers().set(`${noun} ${event}`, handler)
}

/**
 * Runs due timers, each in its own transaction, and returns the count. A failing timer is retried later and
 * does not affect the others.
 */
export async function runDueTimers(now: Date = clock.now()): Promise<number> {
  let fired = 0
  for (;;) {
    const due = await db()
      .select()
      .from(timers)
      .where(lte(timers.firesAt, now))
      .orderBy(asc(timers.firesAt))
      .limit(batch)
    const done = await Promise.all(due.map((row) => runTimer(row, now)))
    fired += done.filter(Boolean).length
    if (due.length < batch || !done.some(Boolean)) return fired
  }
}

async function runTimer(row: typeof timers.$inferSelect, now: Date): Promise<boolean> {
  const handler = handlers().get(`${row.noun} ${row.event}`)
  const which = and(
    eq(timers.noun, row.noun),
    eq(timers.subjectId, row.subjectId),
    eq(timers.event, row.event),
  )
  try {
    if (!handler) throw new Error('This timer has no handler')
    return await inTransaction(systemActor, async (at) => {
      const isTaken = await take(which, now)
      if (isTaken) await handler(row.subjectId, at > now ? at : now)
      return isTaken
    })
  } catch (error) {
    logError(`timer ${row.noun} ${row.event}`, error)
    await rescheduleTimer(which)
    return false
  }
}

/** Deletes a due timer; false when another node was faster or it was rescheduled meanwhile. */
async function take(which: SQL | undefined, now: Date): Promise<boolean> {
  const taken = await db()
    .delete(timers)
    .where(and(which, lte(timers.firesAt, now)))
    .returning({ id: timers.subjectId })
  return taken.length > 0
}

/** Reschedules a failed timer after 5, 10, 20 seconds and so on, one hour at most. */
async function rescheduleTimer(which: SQL | undefined): Promise<void> {
  const backoff = sql`greatest(${timers.firesAt}, now()) + least(3600, power(2, ${timers.attempts}) * 5) * interval '1 second'`
  await inTransaction(systemActor, async () => {
    await queueWrite(
      db()
        .update(timers)
        .set({ firesAt: backoff, attempts: sql`${timers.attempts} + 1` })
        .where(which),
    )
  })
}
