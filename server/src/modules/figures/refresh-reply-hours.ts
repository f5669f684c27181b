import { MIN_CASES } from '@marquee/contract/rules/public-figures'
import { inTransaction } from '../../platform/database/database.ts'
import { systemActor } from '../../platform/handler.ts'
import { listEntryIds, saveReplyHours } from '../talents/reply-hours.store.ts'
import { computeReplyTimes } from './figures.store.ts'
import { sinceOf } from './figures.ts'

/** Talents whose reply times one transaction computes. */
const CHUNK = 500

/**
 * Stores the usual reply time of every talent who can be found, for the filter of the search: the same figure as on the
 * profile, hidden below the same number of cases. It is stored each hour, because it also changes by time alone.
 */
export async function refreshReplyHours(): Promise<void> {
  let after: string | null = null
  do {
    const position: string | null = after
    after = await inTransaction(systemActor, async (now) => {
      const ids = await listEntryIds(position, CHUNK)
      if (ids.length === 0) return null
      const rows = await computeReplyTimes({ ids, since: sinceOf(now), now })
      await saveReplyHours(
        rows.map(({ id, talentReplyTime }) => ({
          id,
          hours: talentReplyTime && talentReplyTime.cases >= MIN_CASES ? talentReplyTime.value : null,
        })),
      )
      return ids.length < CHUNK ? null : (ids.at(-1) ?? null)
    })
  } while (after !== null)
}
