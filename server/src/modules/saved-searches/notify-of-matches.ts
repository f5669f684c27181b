import { MAX_NEW_MATCHES } from '@marquee/contract/calls/saved-searches'
import type { NewMatches } from '@marquee/contract/events/saved-searches'
import { searchWords, wordQuery } from '../../platform/database/search-words.ts'
import { emit } from '../../platform/events/events.ts'
import { today } from '../../platform/time/day.ts'
import { nextTime } from '../../platform/time/zone.ts'
import { scheduleTimerOnce } from '../../platform/timers/timers.ts'
import { loadAgent } from '../agencies/agents.store.ts'
import { listNewOpenIds, openFilterOf } from '../campaigns/open-campaigns.store.ts'
import { listReaders } from '../notifications/notifications.store.ts'
import type { Reader } from '../notifications/recipients-of.ts'
import { loadHours } from '../notifications/settings.store.ts'
import { readWords } from '../talents/read-words.ts'
import { listNewTalentIds } from '../talents/search.store.ts'
import { lockNotifiedSearches, type SavedSearchRow, updateSearch } from './saved-searches.store.ts'

export const NOUN = 'saved searches'

/** When new matches are counted, in the time zone of the owner: an hour before the daily summary. */
const COUNT_TIME = '07:00'
/** Two counts are at least this far apart, also after a change of the time zone. */
const MIN_GAP_MS = 6 * 3_600_000
/** What was published in the last minute is counted on the next day, because its transaction may still be open. */
const SETTLE_MS = 60_000

type Matches = Pick<NewMatches, 'searchId'> & { ids: readonly string[] }

/** Schedules the next count of an account’s saved searches; keeps one that is already scheduled. */
export async function ensureMatchesScheduled(accountId: string, now: Date): Promise<void> {
  const { zone } = await loadHours(accountId)
  await scheduleTimerOnce(NOUN, accountId, 'count', nextTime(COUNT_TIME, zone, now))
}

/**
 * Counts what is new in an account’s saved searches since the last count, and notifies its owner once; not when nothing is
 * new. Runs when the timer fires, in its transaction. A suspended account is notified once it is active again.
 */
export async function notifyOfMatches(accountId: string, now: Date): Promise<void> {
  const searches = await lockNotifiedSearches(accountId)
  if (searches.length === 0) return
  await ensureMatchesScheduled(accountId, new Date(now.getTime() + MIN_GAP_MS))
  const [reader] = await listReaders([accountId])
  if (!reader) return

  const until = new Date(now.getTime() - SETTLE_MS)
  const found: Matches[] = []
  for (const saved of searches) {
    const { shown: ids, hidden } = await newMatchesOf(saved, reader, until)
    // A count within the first minute ends where it began.
    const countedUntil = saved.countedUntil && saved.countedUntil > until ? saved.countedUntil : until
    const awaited = new Set([...saved.awaitedIds, ...hidden]).difference(new Set(ids))
    await updateSearch(saved.id, {
      countedUntil,
      countedAt: now,
      newMatches: ids.length,
      awaitedIds: [...awaited].slice(-MAX_NEW_MATCHES),
    })
    found.push({ searchId: saved.id, ids })
  }

  const summary = summaryOf(found)
  const of = reader.role === 'brand' ? 'talent' : 'campaign'
  if (summary) await emit('search.matched', { accountId, of, ...summary })
}

/** The ids of new matches: what the owner finds, and what a block hides, which is new once the block ends. */
interface NewIds {
  shown: string[]
  hidden: string[]
}

/**
 * Returns what could be found at no earlier count: it is shown since before `until`, and what was shown before and came back was away
 * at each of them. So nothing is new twice, and nothing is missed because it was away.
 */
async function newMatchesOf(
  { search, campaignSearch, countedUntil, countedBefore, awaitedIds }: SavedSearchRow,
  reader: Reader,
  until: Date,
): Promise<NewIds> {
  const span = {
    from: countedUntil ?? until,
    until,
    except: countedBefore,
    awaited: awaitedIds,
    limit: MAX_NEW_MATCHES,
  }
  // Those that are hidden already are awaited in any case, and would take the places of new ones.
  const spanOf = (isHidden: boolean) => ({ ...span, isHidden, ...(isHidden && { awaited: [] }) })
  const listShownAndHidden = async (list: (isHidden: boolean) => Promise<string[]>): Promise<NewIds> => {
    const [shown, hidden] = await Promise.all([list(false), list(true)])
    return { shown, hidden }
  }
  if (search) {
    const { sort: _, ...asked } = search
    const { wanted, words } = readWords(asked)
    const all = { wanted, words, comparison: 'exact', readerId: reader.id } as const
    return listShownAndHidden((isHidden) => listNewTalentIds(all, spanOf(isHidden)))
  }
  if (!campaignSearch) return { shown: [], hidden: [] }
  const agencyId = reader.role === 'talentagent' ? (await loadAgent(reader.id))?.agencyId : null
  // An agent who has left their team finds nothing.
  if (agencyId === undefined) return { shown: [], hidden: [] }
  const words = wordQuery(searchWords(campaignSearch.q))
  const talentId = agencyId === null ? reader.id : null
  const all = { ...openFilterOf(campaignSearch), ...(words && { words }), talentId, agencyId, markedFor: [] }
  return listShownAndHidden((isHidden) => listNewOpenIds(all, today(until), spanOf(isHidden)))
}

/** Returns the summary of all searches; null when nothing is new. What matches several searches counts once. */
function summaryOf(found: readonly Matches[]): Omit<NewMatches, 'accountId' | 'of'> | null {
  const matching = found.filter(({ ids }) => ids.length > 0)
  const [most] = matching.toSorted((one, other) => other.ids.length - one.ids.length)
  if (!most) return null
  const different = new Set(matching.flatMap(({ ids }) => ids))
  return {
    searchId: most.searchId,
    matches: Math.min(different.size, MAX_NEW_MATCHES),
    searches: matching.length,
  }
}
