import { type Actor, accountIdOf } from '../../platform/handler.ts'
import { type Conversation, findParticipants } from './conversations.store.ts'

/** Under what name a message is written, and whether nobody is left to read it. */
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
