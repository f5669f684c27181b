import type { ClientEvents, ServerEvents } from '@marquee/contract/sockets'
import type { Actor } from '../../platform/handler.ts'
import { broadcast } from '../../platform/realtime/broadcast.ts'
import { clock } from '../../platform/time/clock.ts'
import { isBlockedBetween } from '../blocks/blocks.store.ts'
import { findParticipants, loadConversation } from './conversations.store.ts'
import { membersOf } from './members.ts'

/** Broadcasts that an account is typing to the other members; ignores accounts that are not members. */
export async function sendTyping(actor: Actor, { conversationId }: ClientEvents['typing']): Promise<void> {
  const conversation = await loadConversation(conversationId)
  if (!conversation || (await isBlockedBetween({ ...conversation, agentId: actor.id }))) return
  const members = await membersOf(conversation, clock.now())
  const all = [...members.brand(), ...members.talent()]
  if (!all.includes(actor.id)) return
  const participants = await findParticipants({ conversationId, accountId: actor.id })
  if (!participants) return
  const name =
    actor.id === conversation.brandId
      ? participants.brand
      : actor.id === conversation.talentId
        ? participants.talent
        : participants.actingAccount
  const payload: ServerEvents['typing'] = { conversationId, accountId: actor.id, name }
  broadcast(
    all.filter((id) => id !== actor.id),
    'typing',
    payload,
  )
}
