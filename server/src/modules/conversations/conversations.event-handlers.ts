import { activityCards } from '@marquee/contract/activity-cards'
import type { EventName, Events } from '@marquee/contract/events'
import { openTransaction } from '../../platform/database/database.ts'
import { afterCommit } from '../../platform/events/events.ts'
import { onClientEvent } from '../../platform/realtime/client-events.ts'
import { onPresence } from '../../platform/realtime/presence.ts'
import { onTimer } from '../../platform/timers/timers.ts'
import type { Erasure } from '../identity/identity.ports.ts'
import type { CardPayload } from './activity-card-variables.ts'
import { deleteMember } from './members.store.ts'
import { postCard } from './post-card.ts'
import { presence } from './presence.ts'
import { sendUnreadReminder } from './remind-unread.ts'
import { sendTyping } from './send-typing.ts'

/** Cards of what happens, reminders of what waits, and who is here. */
export function registerConversations(): void {
  for (const name of Object.keys(activityCards).filter(isEvent)) listenTo(name)
  onTimer('conversation', 'unread', sendUnreadReminder)
  onClientEvent('typing', sendTyping)
  onPresence(presence)
}

/** Between the messages once it stands: done once, tried again until it is. */
function listenTo<N extends EventName>(name: N): void {
  afterCommit(name, 'card', async (payload: Events[N], happened) => {
    if (isBetween(payload)) await postCard(name, payload, happened, openTransaction('card').now)
  })
}

function isEvent(name: string): name is EventName {
  return Object.hasOwn(activityCards, name)
}

function isBetween<P extends object>(payload: P): payload is P & CardPayload {
  return ['offerId', 'campaignId', 'brandId', 'talentId'].every((name) => name in payload)
}

/** What somebody said stays for the other side, without their name. */
export const conversationErasure: Erasure = { eraseFor: deleteMember }
