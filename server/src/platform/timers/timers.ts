import { and, asc, eq, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { queuedWrite, queueWrite } from '../database/compiled.ts'
import { db, inTransaction, openTransaction } from '../database/database.ts'
import { systemActor } from '../handler.ts'
import { countInParallel } from '../jobs/in-parallel.ts'
import { logError } from '../log.ts'
import { runtimeState } from '../runtime.ts'
import { clock } from '../time/clock.ts'
import { timers } from './timers.tables.ts'

type TimerHandler = (id: string, now: Date) => Promise<void>

const handlers = runtimeState(() => new Map<string, TimerHandler>())
const BATCH_SIZE = 50

const upsertTimer = queuedWrite((on, values: typeof timers.$inferInsert) =>
  on
    .insert(timers)
    .values(values)
    .onConflictDoUpdate({
      target: [timers.noun, timers.subjectId, timers.event],
      set: { firesAt: values.firesAt, attempts: 0, pausedAt: null },
    }),
)

const upsertTimers = queuedWrite(
  (on, values: { noun: string; id: string; events: string[]; ats: string[] }) =>
    on
      .insert(timers)
      .select(
        sql`select ${values.noun}::text, ${values.id}::uuid, event, at, 0, null::timestamptz
        from unnest(${values.events}::text[], ${values.ats}::timestamptz[]) as moment(event, at) order by event`,
      )
      .onConflictDoUpdate({
        target: [timers.noun, timers.subjectId, timers.event],
        set: { firesAt: sql`excluded.fires_at`, attempts: 0, pausedAt: null },
      }),
)

const insertTimer = queuedWrite((on, values: typeof timers.$inferInsert) =>
  on.insert(timers).values(values).onConflictDoNothing(),
)

const deleteTimers = queuedWrite((on, which: { noun: string; id: string; events: string[] | undefined }) =>
  on.delete(timers).where(ofSubject(which)),
)

const setPaused = queuedWrite(
  (on, which: { noun: string; id: string; events: string[] | undefined; at: string }) =>
    on
      .update(timers)
      .set({ pausedAt: sql`${which.at}::timestamptz` })
      .where(and(ofSubject(which), isNull(timers.pausedAt))),
)

const setRunning = queuedWrite(
  (on, which: { noun: string; id: string; events: string[] | undefined; at: string }) =>
    on
      .update(timers)
      .set({
        firesAt: sql`${timers.firesAt} + (${which.at}::timestamptz - ${timers.pausedAt})`,
        pausedAt: null,
      })
      .where(and(ofSubject(which), isNotNull(timers.pausedAt))),
)

function ofSubject(which: { noun: string; id: string; events: string[] | undefined }): SQL | undefined {
  return and(
    eq(timers.noun, which.noun),
    eq(timers.subjectId, which.id),
    which.events ? sql`${timers.event} = any(${which.events})` : undefined,
  )
}

/**
 * Schedules the timer, or moves it to this time; one that was paused runs again. Queues the write, as the next
 * five functions do.
 */
export async function scheduleTimer(noun: string, id: string, event: string, at: Date): Promise<void> {
  openTransaction('scheduleTimer()')
  await upsertTimer({ noun, subjectId: id, event, firesAt: at })
}

/** Schedules or moves several timers of one subject in one statement. */
export async function scheduleTimers(
  noun: string,
  id: string,
  moments: readonly { event: string; at: Date }[],
): Promise<void> {
  openTransaction('scheduleTimers()')
  if (moments.length === 0) return
  await upsertTimers({
    noun,
    id,
    events: moments.map(({ event }) => event),
    ats: moments.map(({ at }) => at.toISOString()),
  })
}

/** Schedules the timer unless one is already scheduled, which keeps its time. */
export async function scheduleTimerOnce(noun: string, id: string, event: string, at: Date): Promise<void> {
  openTransaction('scheduleTimerOnce()')
  await insertTimer({ noun, subjectId: id, event, firesAt: at })
}

/** Cancels the subject's timers: all of them, or those for `events`. */
export async function cancelTimers(noun: string, id: string, events?: string[]): Promise<void> {
  openTransaction('cancelTimers()')
  await deleteTimers({ noun, id, events })
}

/**
 * Cancels the subject’s timers without waiting for one that fires at this moment, so that a lock on the subject can be held.
 * The handler of such a timer locks the subject and finds that it does not apply any more.
 */
export async function cancelIdleTimers(noun: string, id: string): Promise<void> {
  openTransaction('cancelIdleTimers()')
  const idle = db()
    .select({ event: timers.event })
    .from(timers)
    .where(ofSubject({ noun, id, events: undefined }))
    .for('update', { skipLocked: true })
  await queueWrite(
    db()
      .delete(timers)
      .where(and(ofSubject({ noun, id, events: undefined }), inArray(timers.event, idle))),
  )
}

/**
 * Pauses the subject's timers from `now` on: all of them, or those for `events`. A paused timer does not fire.
 * One that is paused already keeps the moment of its first pause.
 */
export async function pauseTimers(noun: string, id: string, now: Date, events?: string[]): Promise<void> {
  openTransaction('pauseTimers()')
  await setPaused({ noun, id, events, at: now.toISOString() })
}

/** Lets the subject's paused timers run again: each fires after the time that it had left when it was paused. */
export async function resumeTimers(noun: string, id: string, now: Date, events?: string[]): Promise<void> {
  openTransaction('resumeTimers()')
  await setRunning({ noun, id, events, at: now.toISOString() })
}

/**
 * Registers the handler of a timer. It runs as the system in its own transaction and must check whether it
 * still applies.
 */
export function onTimer(noun: string, event: string, handler: TimerHandler): void {
  handlers().set(`${noun} ${event}`, handler)
}

/** Returns every timer that has a handler, as `noun event`. */
export const registeredTimers = (): string[] => [...handlers().keys()]

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
      .where(isDue(now))
      .orderBy(asc(timers.firesAt))
      .limit(BATCH_SIZE)
    const done = await countInParallel(due, (row) => runTimer(row, now))
    fired += done
    if (due.length < BATCH_SIZE || done === 0) return fired
  }
}

const isDue = (now: Date) => and(lte(timers.firesAt, now), isNull(timers.pausedAt))

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
      const isClaimed = await claimTimer(which, now)
      if (isClaimed) await handler(row.subjectId, at > now ? at : now)
      return isClaimed
    })
  } catch (error) {
    logError(`timer ${row.noun} ${row.event}`, error)
    await rescheduleTimer(which)
    return false
  }
}

/** Deletes a due timer; returns false when another node was faster, or it was rescheduled or paused meanwhile. */
async function claimTimer(which: SQL | undefined, now: Date): Promise<boolean> {
  const claimed = await db()
    .delete(timers)
    .where(and(which, isDue(now)))
    .returning({ id: timers.subjectId })
  return claimed.length > 0
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
