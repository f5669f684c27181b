import type { News } from '@marquee/contract/sockets'
import { openTransaction } from '../../platform/database.ts'
import { push } from '../../platform/realtime.ts'
import { HERE_MS, type Presence } from '../../platform/sockets/who-is-here.ts'
import { putHere, putLeft } from './presence.store.ts'
import { listPartners } from './readers.store.ts'

/** Writes down who is here and tells those they talk with, when that has changed. */
export const presenceBook: Presence = {
  here: async (accountIds) => {
    const { now } = openTransaction('presence')
    const news = await putHere(accountIds, now, new Date(now.getTime() + HERE_MS))
    await tell(news, true, now)
  },
  left: async (accountIds) => {
    const { now } = openTransaction('presence')
    await tell(await putLeft(accountIds, now), false, now)
  },
}

async function tell(accountIds: readonly string[], isOnline: boolean, now: Date): Promise<void> {
  for (const accountId of accountIds) {
    const news: News['presence'] = { accountId, isOnline, lastSeenAt: now.toISOString() }
    push(await listPartners(accountId), 'presence', news)
  }
}
