import { type Actor, accountIdOf, actingForIds } from '../../platform/handler.ts'
import { today } from '../../platform/time/day.ts'
import { listAgentAccountsOf } from '../roster/mandates.store.ts'
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
 * Returns the current members by side. Permissions are checked at every broadcast, so that an account without
 * access receives nothing more.
 */
export async function membersOf(
  { brandId, talentId }: Conversation,
  now: Date,
): Promise<Record<Side, string[]>> {
  return {
    brand: [brandId],
    talent: [talentId, ...(await listAgentAccountsOf(talentId, today(now), 'message'))],
  }
}
