import { type EventName, type Events, eventNames, events } from '@marquee/contract/events/index'
import { onCommit, withoutTransaction } from '../database/database.ts'
import { onEvent } from '../events/events.ts'
import { systemActor } from '../handler.ts'
import { logError } from '../log.ts'
import { broadcast } from './broadcast.ts'

/** Returns the accounts whose open screens show what an event changed. */
export type AudienceOf = (payload: Events[EventName], now: Date) => Promise<string[]>

/**
 * Sends the topics to refetch to everyone an event concerns, after the commit. The audience is read after the
 * commit, so that the request does not wait for it.
 */
export function registerLiveRefresh(audienceOf: AudienceOf): void {
  for (const name of eventNames) {
    const topics = events[name].screens
    if (topics.length === 0) continue
    onEvent(name, async (payload: Events[EventName]) => {
      onCommit(() => void refresh(topics, (now) => audienceOf(payload, now)))
    })
  }
}

async function refresh(topics: readonly string[], audience: (now: Date) => Promise<string[]>): Promise<void> {
  try {
    await withoutTransaction(systemActor, '', async (now) => {
      broadcast(await audience(now), 'refresh', { topics })
    })
  } catch (error) {
    logError('live refresh', error)
  }
}
