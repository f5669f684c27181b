import type { News, Sayings } from '@marquee/contract/sockets'
import type { Actor } from '../../platform/act.ts'
import { clock } from '../../platform/clock.ts'
import { push } from '../../platform/realtime.ts'
import { findCast, loadConversation } from './conversations.store.ts'
import { membersOf } from './reading.ts'

/** Tells the others of a conversation that somebody is writing; a stranger is not heard. */
export async function sayTyping(actor: Actor, { conversationId }: Sayings['typing']): Promise<void> {
  const conversation = await loadConversation(conversationId)
  if (!conversation) return
  const members = await membersOf(conversation, clock.now())
  const all = [...members.brand, ...members.talent]
  if (!all.includes(actor.id)) return
  const cast = await findCast(conversation, actor.id)
  const name =
    actor.id === conversation.brandId
      ? cast.brand
      : actor.id === conversation.talentId
        ? cast.talent
        : cast.atTheKeys
  const news: News['typing'] = { conversationId, accountId: actor.id, name }
  push(
    all.filter((id) => id !== actor.id),
    'typing',
    news,
  )
}
