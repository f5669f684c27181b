import { type Actor, accountIdOf } from '../../platform/handler.ts'
import { findParticipants } from './conversations.store.ts'

/** Under what name a message is written, and whether nobody is left to read it; null for a missing conversation. */
export async function authorOf(
  actor: Actor,
  conversationId: string,
): Promise<{ name: string; onBehalfOf: string | null; isOver: boolean } | null> {
  const cast = await findParticipants(conversationId, accountIdOf(actor))
  if (!cast) return null
  const isBrand = actor.role === 'brand'
  const name = isBrand ? cast.brand : actor.delegation ? cast.atTheKeys : cast.talent
  return {
    name,
    onBehalfOf: actor.delegation ? cast.talent : null,
    isOver: isBrand ? cast.talentLeft : cast.brandLeft,
  }
}
