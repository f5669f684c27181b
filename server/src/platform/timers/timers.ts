import { and, asc, eq, lte, type SQL, sql } from 'drizzle-orm'
import { compiled } from '../database/compiled.ts'
import { db, inTransaction, openTransaction } from '../database/database.ts'
import { systemActor } from '../handler.ts'
import { logError } from '../log.ts'
import { clock } from '../time/clock.ts'
import { timers } from './timers.tables.ts'

type TimerHandler = (id: string, now: Date) => Promise<void>

const handlers = new Map<string, TimerHandler>()
const batch = 50

const upsertTimer = compiled((on, values: typeof timers.$inferInsert) =>
  on
    .insert(timers)
    .values(values)
    .onConflictDoUpdate({
      target: [timers.noun, timers.subjectId, timers.event],
      set: { firesAt: values.firesAt, attempts: 0 },
    }),
)

const insertTimerOnce = compiled((on, values: typeof timers.$inferInsert) =>
  on.insert(timers).values(values).onConflictDoNothing(),
)

const insertTimer = compiled((on, values: typeof timers.$inferInsert) =>
  on.insert(timers).values(values).onConflictDoNothing(),
)

const deleteTimers = compiled((on, given: { noun: string; id: string; events: string[] | undefined }) =>
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

/** Sets, or moves, the moment at which time alone does this to it. */
export async function scheduleTimer(noun: string, id: string, event: string, at: Date): Promise<void> {
  openTransaction('setClock()')
  await upsertTimer({ noun, subjectId: id, event, firesAt: at })
}

/** Sets that moment unless one is set already. */
export async function scheduleTimerOnce(noun: string, id: string, event: string, at: Date): Promise<void> {
  openTransaction('setClockOnce()')
  await insertTimerOnce({ noun, subjectId: id, event, firesAt: at })
}

/** As `scheduleTimer`, but one that runs already is left alone: what began to wait first decides. */
export async function ensureTimer(noun: string, id: string, event: string, at: Date): Promise<void> {
  openTransaction('startClock()')
  await insertTimer({ noun, subjectId: id, event, firesAt: at })
}

/** Takes its clocks away: all of them, or these. */
export async function cancelTimers(noun: string, id: string, events?: string[]): Promise<void> {
  openTransaction('clearClocks()')
  await deleteTimers({ noun, id, events })
}

/** Says what a clock does. It runs as the system, in a transaction of its own, and must find for itself whether it still applies. */
export function onTimer(noun: string, event: string, strike: TimerHandler): void {
  handlers.set(`${noun} ${event}`, strike)
}

/** Strikes what is due, each in its own transaction, and tells how many struck. A fault puts one off and leaves the others alone. */
export async function runDueTimers(now: Date = clock.now()): Promise<number> {
  let struck = 0
  for (;;) {
    const due = await db()
      .select()
      .from(timers)
      .where(lte(timers.firesAt, now))
      .orderBy(asc(timers.firesAt))
      .limit(batch)
    const done = await Promise.all(due.map((row) => runTimer(row, now)))
    struck += done.filter(Boolean).length
    if (due.length < batch || !done.some(Boolean)) return struck
  }
}

async function runTimer(row: typeof timers.$inferSelect, now: Date): Promise<boolean> {
  const strike = handlers.get(`${row.noun} ${row.event}`)
  const which = and(
    eq(timers.noun, row.noun),
    eq(timers.subjectId, row.subjectId),
    eq(timers.event, row.event),
  )
  try {
    if (!strike) throw new Error('Nothing is wired to this clock')
    return await inTransaction(systemActor, async (at) => {
      const isTaken = await take(which, now)
      if (isTaken) await strike(row.subjectId, at > now ? at : now)
      return isTaken
    })
  } catch (error) {
    logError(`clock ${row.noun} ${row.event}`, error)
    await rescheduleTimer(which)
    return false
  }
}

/** Removes a due clock; false when another node was faster or it was moved meanwhile. */
async function take(which: SQL | undefined, now: Date): Promise<boolean> {
  const taken = await db()
    .delete(timers)
    .where(and(which, lte(timers.firesAt, now)))
    .returning({ id: timers.subjectId })
  return taken.length > 0
}

/** Tries again after 5, 10, 20 seconds and so on, an hour at most. */
async function rescheduleTimer(which: SQL | undefined): Promise<void> {
  const pause = sql`greatest(${timers.firesAt}, now()) + least(3600, power(2, ${timers.attempts}) * 5) * interval '1 second'`
  await inTransaction(systemActor, async () => {
    await db()
      .update(timers)
      .set({ firesAt: pause, attempts: sql`${timers.attempts} + 1` })
      .where(which)
  })
}

/** Forgets all registrations, so that one process can wire the server again. */
export function resetTimerHandlers(): void {
  handlers.clear()
}
