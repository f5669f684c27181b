import { newcomers } from '@marquee/contract/rules/ranking'
import { inTransaction } from '../../platform/database/database.ts'
import { systemActor } from '../../platform/handler.ts'
import { endRecent } from './ranking.store.ts'

/** Talents of one transaction. */
const CHUNK = 1_000

/** A day more than the time of newcomers: a search counts it from the beginning of its day. */
const RECENT_MS = (newcomers.days + 1) * 86_400_000

/** Takes those out of the index of newcomers who joined too long ago. Runs each hour; the search itself looks at the time. */
export async function endNewcomers(): Promise<void> {
  let ended: number
  do ended = await inTransaction(systemActor, (now) => endRecent(new Date(now.getTime() - RECENT_MS), CHUNK))
  while (ended === CHUNK)
}
