import { cards } from '@marquee/contract/cards'
import type { EventName, Events } from '@marquee/contract/events'
import { onClock } from '../../platform/clocks.ts'
import { openTransaction } from '../../platform/database.ts'
import { after } from '../../platform/events.ts'
import { onSaying } from '../../platform/sockets/hear-clients.ts'
import { onPresence } from '../../platform/sockets/who-is-here.ts'
import type { Erasure } from '../identity/identity.ports.ts'
import type { Between } from './card-facts.ts'
import { postCard } from './post-card.ts'
import { presenceBook } from './presence.ts'
import { forgetReader } from './readers.store.ts'
import { tellOfUnread } from './remind-unread.ts'
import { sayTyping } from './say-typing.ts'

/** Cards of what happens, reminders of what waits, and who is here. */
export function wireConversations(): void {
  for (const name of Object.keys(cards).filter(isEvent)) listenTo(name)
  onClock('conversation', 'unread', tellOfUnread)
  onSaying('typing', sayTyping)
  onPresence(presenceBook)
}

/** Between the messages once it stands: done once, tried again until it is. */
function listenTo<N extends EventName>(name: N): void {
  after(name, 'card', async (payload: Events[N], happened) => {
    if (isBetween(payload)) await postCard(name, payload, happened, openTransaction('card').now)
  })
}

function isEvent(name: string): name is EventName {
  return Object.hasOwn(cards, name)
}

function isBetween<P extends object>(payload: P): payload is P & Between {
  return ['offerId', 'campaignId', 'brandId', 'talentId'].every((name) => name in payload)
}

/** What somebody said stays for the other side, without their name. */
export const conversationErasure: Erasure = { eraseFor: forgetReader }
