import type { ServerEvents } from '@marquee/contract/sockets'
import { openTransaction } from '../../platform/database/database.ts'
import { broadcast } from '../../platform/realtime/broadcast.ts'
import { PRESENCE_TTL_MS, type Presence } from '../../platform/realtime/presence.ts'
import { listPartners } from './members.store.ts'
import { markOffline, markOnline } from './presence.store.ts'

/** Stores presence and notifies conversation partners when it has changed. */
export const presence: Presence = {
  markOnline: async (accountIds) => {
    const { now } = openTransaction('presence')
    const changed = await markOnline(accountIds, now, new Date(now.getTime() + PRESENCE_TTL_MS))
    await broadcastPresence(changed, true, now)
  },
  markOffline: async (accountIds) => {
    const { now } = openTransaction('presence')
    await broadcastPresence(await markOffline(accountIds, now), false, now)
  },
}

async function broadcastPresence(accountIds: readonly string[], isOnline: boolean, now: Date): Promise<void> {
  for (const accountId of accountIds) {
    const payload: ServerEvents['presence'] = { accountId, isOnline, lastSeenAt: now.toISOString() }
    broadcast(await listPartners(accountId), 'presence', payload)
  }
}
