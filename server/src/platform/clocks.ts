import { and, asc, eq, lte, type SQL, sql } from 'drizzle-orm'
import { systemActor } from './act.ts'
import { clock } from './clock.ts'
import { clocks } from './clocks.tables.ts'
import { compiled } from './database/compiled.ts'
import { db, inTransaction, openTransaction } from './database.ts'
import { reportFault } from './log.ts'

type Strike = (id: string, now: Date) => Promise<void>

const strikes = new Map<string, Strike>()
const batch = 50

const wind = compiled((on, values: typeof clocks.$inferInsert) =>
  on
    .insert(clocks)
    .values(values)
    .onConflictDoUpdate({
      target: [clocks.noun, clocks.subjectId, clocks.event],
      set: { strikesAt: values.strikesAt, attempts: 0 },
    }),
)

const windOnce = compiled((on, values: typeof clocks.$inferInsert) =>
  on.insert(clocks).values(values).onConflictDoNothing(),
)

const start = compiled((on, values: typeof clocks.$inferInsert) =>
  on.insert(clocks).values(values).onConflictDoNothing(),
)

const unwind = compiled((on, given: { noun: string; id: string; events: string[] | undefined }) =>
  on
    .delete(clocks)
    .where(
      and(
        eq(clocks.noun, given.noun),
        eq(clocks.subjectId, given.id),
        given.events ? sql`${clocks.event} = any(${given.events})` : undefined,
      ),
    ),
)

/** Sets, or moves, the moment at which time alone does this to it. */
export async function setClock(noun: string, id: string, event: string, at: Date): Promise<void> {
  openTransaction('setClock()')
  await wind({ noun, subjectId: id, event, strikesAt: at })
}

/** Sets that moment unless one is set already. */
export async function setClockOnce(noun: string, id: string, event: string, at: Date): Promise<void> {
  openTransaction('setClockOnce()')
  await windOnce({ noun, subjectId: id, event, strikesAt: at })
}

/** As `setClock`, but one that runs already is left alone: what began to wait first decides. */
export async function startClock(noun: string, id: string, event: string, at: Date): Promise<void> {
  openTransaction('startClock()')
  await start({ noun, subjectId: id, event, strikesAt: at })
}

/** Takes its clocks away: all of them, or these. */
export async function clearClocks(noun: string, id: string, events?: string[]): Promise<void> {
  openTransaction('clearClocks()')
  await unwind({ noun, id, events })
}

/** Says what a clock does. It runs as the system, in a transaction of its own, and must find for itself whether it still applies. */
export function onClock(noun: string, event: string, strike: Strike): void {
  strikes.set(`${noun} ${event}`, strike)
}

/** Strikes what is due, each in its own transaction, and tells how many struck. A fault puts one off and leaves the others alone. */
export async function strikeDue(now: Date = clock.now()): Promise<number> {
  let struck = 0
  for (;;) {
    const due = await db()
      .select()
      .from(clocks)
      .where(lte(clocks.strikesAt, now))
      .orderBy(asc(clocks.strikesAt))
      .limit(batch)
    const done = await Promise.all(due.map((row) => strikeOne(row, now)))
    struck += done.filter(Boolean).length
    if (due.length < batch || !done.some(Boolean)) return struck
  }
}

async function strikeOne(row: typeof clocks.$inferSelect, now: Date): Promise<boolean> {
  const strike = strikes.get(`${row.noun} ${row.event}`)
  const which = and(
    eq(clocks.noun, row.noun),
    eq(clocks.subjectId, row.subjectId),
    eq(clocks.event, row.event),
  )
  try {
    if (!strike) throw new Error('Nothing is wired to this clock')
    return await inTransaction(systemActor, async (at) => {
      const isTaken = await take(which, now)
      if (isTaken) await strike(row.subjectId, at > now ? at : now)
      return isTaken
    })
  } catch (error) {
    reportFault(`clock ${row.noun} ${row.event}`, error)
    await putOff(which)
    return false
  }
}

/** Removes a due clock; false when another node was faster or it was moved meanwhile. */
async function take(which: SQL | undefined, now: Date): Promise<boolean> {
  const taken = await db()
    .delete(clocks)
    .where(and(which, lte(clocks.strikesAt, now)))
    .returning({ id: clocks.subjectId })
  return taken.length > 0
}

/** Tries again after 5, 10, 20 seconds and so on, an hour at most. */
async function putOff(which: SQL | undefined): Promise<void> {
  const pause = sql`greatest(${clocks.strikesAt}, now()) + least(3600, power(2, ${clocks.attempts}) * 5) * interval '1 second'`
  await inTransaction(systemActor, async () => {
    await db()
      .update(clocks)
      .set({ strikesAt: pause, attempts: sql`${clocks.attempts} + 1` })
      .where(which)
  })
}

/** Forgets all registrations, so that one process can wire the house again. */
export function forgetClocks(): void {
  strikes.clear()
}
