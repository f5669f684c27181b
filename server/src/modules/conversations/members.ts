import { type Actor, accountIdOf, actingForIds } from '../../platform/handler.ts'
import { today } from '../../platform/time/day.ts'
import { queueAgentAccountsOf } from '../mandates/mandates.store.ts'
import type { ReaderScope } from './conversation-list.store.ts'
import type { Conversation, Side } from './conversations.store.ts'

/** Returns which conversations an actor reads, and by which account's receipts. */
export function readerScopeOf(actor: Actor): ReaderScope {
  return { side: sideOf(actor), partyIds: actingForIds(actor), accountId: accountIdOf(actor) }
}

/** Returns the side of an actor; agents are on their talent's. */
export function sideOf({ role }: Actor): Side {
  return role === 'brand' ? 'brand' : 'talent'
}

/**
 * Returns the current members of a conversation by side. Rights are checked at every event, so that an
 * account without rights receives nothing more. The ids are available after the commit.
 */
export async function membersOf(
  { brandId, talentId }: Conversation,
  now: Date,
): Promise<Record<Side, () => string[]>> {
  const agents = await queueAgentAccountsOf(talentId, today(now), 'message')
  return { brand: () => [brandId], talent: () => [talentId, ...agents()] }
}
