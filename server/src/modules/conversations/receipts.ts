import { type Actor, accountIdOf, actingForIds } from '../../platform/handler.ts'
import { today } from '../../platform/time/day.ts'
import { queueAgentAccountsOf } from '../mandates/mandates.store.ts'
import type { ReaderScope } from './conversation-list.store.ts'
import type { Conversation, Side } from './conversations.store.ts'

/** Returns whose conversations an actor reads, and with whose marks. */
export function readerScopeOf(actor: Actor): ReaderScope {
  return { voice: sideOf(actor), partyIds: actingForIds(actor), accountId: accountIdOf(actor) }
}

/** Returns the side of an actor; agents are on their talent's. */
export function sideOf({ role }: Actor): Side {
  return role === 'brand' ? 'brand' : 'talent'
}

/**
 * Everybody who takes part right now, by side: rights are judged at every push, so that whoever lost theirs hears nothing more. They
 * are known once the transaction has committed.
 */
export async function membersOf(
  { brandId, talentId }: Conversation,
  now: Date,
): Promise<Record<Side, () => string[]>> {
  const agents = await queueAgentAccountsOf(talentId, today(now), 'message')
  return { brand: () => [brandId], talent: () => [talentId, ...agents()] }
}
