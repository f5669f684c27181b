import { type Actor, accountIdOf } from '../../platform/handler.ts'
import { type Conversation, findParticipants } from './conversations.store.ts'

/** Returns the author name of a message, and whether the recipient's account is closed. */
export async function authorOf(
  actor: Actor,
  conversation: Conversation,
): Promise<{ name: string; onBehalfOf: string | null; isOver: boolean }> {
  const cast = await findParticipants(conversation, accountIdOf(actor))
  const isBrand = actor.role === 'brand'
  const name = isBrand ? cast.brand : actor.delegation ? cast.atTheKeys : cast.talent
  return {
    name,
    onBehalfOf: actor.delegation ? cast.talent : null,
    isOver: isBrand ? cast.talentLeft : cast.brandLeft,
  }
}
