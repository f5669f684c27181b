import { type Actor, keysOf } from '../../platform/act.ts'
import { type Conversation, findCast } from './conversations.store.ts'

/** Under what name a message is written, and whether nobody is left to read it. */
export async function authorOf(
  actor: Actor,
  conversation: Conversation,
): Promise<{ name: string; onBehalfOf: string | null; isOver: boolean }> {
  const cast = await findCast(conversation, keysOf(actor))
  const isBrand = actor.role === 'brand'
  const name = isBrand ? cast.brand : actor.through ? cast.atTheKeys : cast.talent
  return {
    name,
    onBehalfOf: actor.through ? cast.talent : null,
    isOver: isBrand ? cast.talentLeft : cast.brandLeft,
  }
}
