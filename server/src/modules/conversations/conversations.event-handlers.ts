import { type EventName, type Events, eventNames, events } from '@marquee/contract/events/index'
import { openTransaction } from '../../platform/database/database.ts'
import { afterCommit } from '../../platform/events/events.ts'
import { onClientEvent } from '../../platform/realtime/client-events.ts'
import { registerPresenceStore } from '../../platform/realtime/presence.ts'
import { onTimer } from '../../platform/timers/timers.ts'
import type { Erasure } from '../identity/identity.ports.ts'
import type { CardPayload } from './activity-card-variables.ts'
import { deleteMember } from './members.store.ts'
import { postCard } from './post-card.ts'
import { presence } from './presence.ts'
import { sendUnreadReminder } from './remind-unread.ts'
import { sendTyping } from './send-typing.ts'

/** Registers activity cards, unread reminders and presence. */
export function registerConversations(): void {
  for (const name of eventNames) if (events[name].activityCard) listenTo(name)
  onTimer('conversation', 'unread', sendUnreadReminder)
  onClientEvent('typing', sendTyping)
  registerPresenceStore(presence)
}

/** Posts the card after commit; once, retried until it succeeds. */
function listenTo<N extends EventName>(name: N): void {
  afterCommit(name, 'card', async (payload: Events[N], happened) => {
    if (isBetween(payload)) await postCard(name, payload, happened, openTransaction('card').now)
  })
}

function isBetween<P extends object>(payload: P): payload is P & CardPayload {
  return ['offerId', 'campaignId', 'brandId', 'talentId'].every((name) => name in payload)
}

/** Keeps an erased account's messages for the other party, without its name. */
export const conversationErasure: Erasure = { eraseFor: deleteMember }
