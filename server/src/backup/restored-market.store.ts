import { getTableName } from 'drizzle-orm'
import type { Query } from '../platform/database/handle.ts'
import { datesWithoutTimer, deadlineOf, deadlines } from './deadlines.ts'

/** What a restoration has changed, in rows. */
export interface Adjustments {
  movedTimers: number
  endedSessions: number
  unsentEmails: number
}

/**
 * Makes a market of `takenAt` one of now. Timers and their dates move by the time between. Everybody signs in again, because sessions
 * that were ended since would be back. Emails and push messages that were waiting are not sent, because they may have been sent
 * since. Waiting calls of the payment provider first look whether they were performed since.
 */
export async function resumeMarket(query: Query, takenAt: Date): Promise<Adjustments> {
  const moved = await moveDeadlines(query, takenAt)
  const users = await changed(query, 'delete from sessions')
  const operators = await changed(query, 'delete from operator_sessions')
  await query('delete from leases')
  await query('delete from push_deliveries where sent_at is null')
  await query(`update provider_calls set attempts = greatest(attempts, 1) where state = 'waiting'`)
  return {
    movedTimers: moved,
    endedSessions: users + operators,
    unsentEmails: await giveUpWaitingEmails(query),
  }
}

/** Marks every email that is not sent yet as given up, and returns how many. */
export function giveUpWaitingEmails(query: Query): Promise<number> {
  return changed(
    query,
    `update emails set given_up_at = now(), last_error = 'Not sent: Marquee was restored from a backup.'
     where sent_at is null and given_up_at is null`,
  )
}

/** Moves timers and dates that were ahead when the backup was made. A paused timer has its time already. Returns the count of timers. */
async function moveDeadlines(query: Query, takenAt: Date): Promise<number> {
  const timers = await query<{ noun: string; event: string }>('select distinct noun, event from timers')
  const moving = timers.filter(({ noun, event }) => {
    const row = deadlineOf(noun, event)
    return row && 'moves' in row.rule
  })
  const since = takenAt.toISOString()
  const columns = deadlines.flatMap(({ rule }) => ('moves' in rule ? rule.moves : []))
  for (const { column, where = 'true' } of [...columns, ...datesWithoutTimer]) {
    const table = getTableName(column.table)
    await query(
      `update "${table}" set "${column.name}" = "${column.name}" + (now() - $1::timestamptz)
       where "${column.name}" > $1::timestamptz and ${where}`,
      [since],
    )
  }
  return changed(
    query,
    `update timers set fires_at = fires_at + (now() - $1::timestamptz)
     where paused_at is null and (noun, event) in (select * from unnest($2::text[], $3::text[]))`,
    [since, moving.map(({ noun }) => noun), moving.map(({ event }) => event)],
  )
}

/** Runs a statement that changes rows and returns how many it has changed. */
async function changed(query: Query, statement: string, parameters: unknown[] = []): Promise<number> {
  const [row] = await query<{ count: number }>(
    `with changed as (${statement} returning 1) select count(*)::int as count from changed`,
    parameters,
  )
  return row?.count ?? 0
}
